import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { createDraft, type OrderView } from '../../../src/domain/orders/index.ts'
import { createConversation, createItem, createShop } from '../builders.ts'
import { testClock, testCtx, testPorts } from '../test-ctx.ts'
import { type PretendedMpesa, pretendedMpesa } from './pretended-mpesa.ts'

/** A shop whose orders several people pay, with money that is only pretended. */
export interface ChamaShop {
  tenantId: string
  accountId: string
  shortcode: string
  variantId: string
  /** A buyer with a draft of so many pieces, her own clock and her own payers. */
  buyer(quantity: number): Promise<ChamaBuyer>
}

export interface ChamaBuyer {
  clock: ReturnType<typeof testClock>
  mpesa: PretendedMpesa
  /** Work in her name. */
  ctx: Ctx
  /** Work as a job does it, and as staff do. */
  shop: Ctx
  order: OrderView
  msisdn: string
  conversationId: string
}

/** What a piece costs: a prime number of shillings, so that few counts divide it. */
export const PIECE_MINOR = 100_300

export async function openChamaShop(db: TenantDb): Promise<ChamaShop> {
  const prompts = { perCustomer: 100, strangersOfShop: 10_000, perStranger: 10 }
  const settings = { payments: { stk: true, c2b: true, card: false }, prompts }
  const shop = await createShop(db, { settings })
  const { tenantId } = shop
  const [accountId, shortcode] = [
    randomIds.uuid(),
    String(100_000 + (Number.parseInt(randomIds.secret(3), 16) % 800_000)),
  ]
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: accountId } as const
  const keys = { consumerKey: 'k', consumerSecret: 's', passkey: 'p' }
  const credentialsEnc = testPorts().vault.seal(JSON.stringify({ environment: 'sandbox', till: null, ...keys }), place)
  await db.transaction(tenantId, (tx) =>
    tx.paymentAccount.create({ data: { tenantId, id: accountId, provider: 'mpesa', shortcode, credentialsEnc } }),
  )
  const variants = [{ name: 'One', options: {}, priceMinor: PIECE_MINOR, stock: 1_000_000 }]
  const { variantIds } = await createItem(db, shop, { name: 'Cake', variants })
  const variantId = variantIds[0] ?? ''
  return {
    tenantId,
    accountId,
    shortcode,
    variantId,
    async buyer(quantity) {
      const msisdn = newMsisdn()
      const talk = await createConversation(db, shop, { address: `whatsapp:+${msisdn}` })
      const [clock, mpesa] = [testClock(), pretendedMpesa()]
      const shared = { tenantId, clock, ports: testPorts({ stk: mpesa.stk }) }
      const ctx = testCtx(db, { ...shared, ...talk })
      const order = await createDraft(ctx, { lines: [{ variantId, quantity }] })
      return {
        clock,
        mpesa,
        ctx,
        shop: testCtx(db, { ...shared, actor: 'system' }),
        order,
        msisdn,
        conversationId: talk.conversationId,
      }
    },
  }
}

export function newMsisdn(): string {
  return `2547${String(Number.parseInt(randomIds.secret(4), 16) % 100_000_000).padStart(8, '0')}`
}
