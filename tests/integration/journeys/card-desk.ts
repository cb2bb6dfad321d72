import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { CardProvider } from '../../../src/domain/payments/methods/card/card-provider.ts'
import type { TestShop } from '../../support/builders.ts'
import { testPorts } from '../../support/test-ctx.ts'

/** The card provider as the chat sees it: it opens pages, and says what was paid on them. */
export interface CardDesk extends CardProvider {
  /** While set, it gives no link: it refuses, or does not answer. */
  mood: 'open' | 'refuses' | 'silent'
}

export function cardDesk(): CardDesk {
  const pages = new Map<string, { reference: string; amountMinor: number; currency: string }>()
  const desk: CardDesk = {
    mood: 'open',
    async submitOrder(_account, { reference, amountMinor, currency }) {
      if (desk.mood === 'refuses') return { outcome: 'rejected', cause: 'invalid', code: 'refused', problem: 'refused' }
      if (desk.mood === 'silent') return { outcome: 'unknown', problem: 'no answer' }
      const trackingId = randomIds.uuid()
      pages.set(trackingId, { reference, amountMinor, currency })
      return { outcome: 'accepted', trackingId, url: `https://cards.example.com/pay/${trackingId}` }
    },
    async status(_account, trackingId) {
      const page = pages.get(trackingId)
      if (page === undefined) return { outcome: 'no_answer', problem: 'unknown here' }
      return { outcome: 'report', report: { ...page, state: 'pending', confirmationCode: null } }
    },
    cancelOrder: async () => ({ outcome: 'cancelled' }),
    registerAddress: async () => ({ outcome: 'registered', notificationId: randomIds.uuid() }),
    listAddresses: async () => ({ outcome: 'listed', addresses: [] }),
    readNotice: () => ({ outcome: 'malformed', problem: 'not used here' }),
  }
  return desk
}

export async function openCardAccount(db: TenantDb, { tenantId }: TestShop): Promise<void> {
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8) }
  const credentials = { environment: 'sandbox', ...keys, notificationId: null, currencies: ['KES'] }
  const id = randomIds.uuid()
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: id } as const
  const credentialsEnc = testPorts().vault.seal(JSON.stringify(credentials), place)
  await db.transaction(tenantId, (tx) =>
    tx.paymentAccount.create({
      data: { tenantId, id, provider: 'pesapal', shortcode: '', credentialsEnc },
    }),
  )
}
