import { formatMoney } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import { isOpen, restOf } from './open-shares.ts'
import { type Share, type Sharing, sharingById } from './read-sharing.ts'

/** What whoever has the address of a sharing is shown of it: nobody's number in full, and no name. */
export interface SharePage {
  state: 'open' | 'paid' | 'over'
  shopName: string
  /** As the buyer speaks. */
  language: string
  orderReference: string
  total: string
  left: string
  expiresAt: Date
  timezone: string
  paybill: string
  shares: SharePageRow[]
}

export interface SharePageRow {
  position: number
  payer: Share['payer']
  /** The last digits of the number that pays it; null where there is none yet. */
  numberEnd: string | null
  /** What is left of it, or what it was when nothing is. */
  amount: string
  state: 'to_pay' | 'prompted' | 'paid' | 'out'
  /** The account to pay it to by hand; null when it takes no money. */
  reference: string | null
  /** Anybody may have a prompt for it sent to her phone. */
  mayBePrompted: boolean
}

/** The sharing as its page shows it; null when there is none. */
export async function sharePage(ctx: Ctx, { planId }: { planId: string }): Promise<SharePage | null> {
  return ctx.transaction(async (ctx) => {
    const sharing = await sharingById(ctx, planId)
    if (sharing === null) return null
    const { payments } = await readSettings(ctx)
    const { shopName, language, orderReference, totalMinor, dueMinor, currency, expiresAt, timezone, paybill } = sharing
    const facts = { shopName, language, orderReference, expiresAt, timezone, paybill }
    const total = formatMoney({ amountMinor: totalMinor, currency })
    const left = formatMoney({ amountMinor: dueMinor, currency })
    const state = stateOf(sharing)
    const counted = state === 'open' ? sharing.shares.filter(({ amountMinor }) => amountMinor > 0) : []
    const shares = counted.map((share) => toRow(sharing, share, payments.stk === true))
    return { ...facts, state, total, left, shares }
  })
}

function stateOf({ status }: Sharing): SharePage['state'] {
  if (status === 'active') return 'open'
  return status === 'paid' ? 'paid' : 'over'
}

function toRow(sharing: Sharing, share: Share, hasPrompts: boolean): SharePageRow {
  const isDue = isOpen(share)
  const { position, payer, msisdn, status, reference } = share
  const state = isDue ? (isRinging(share) ? 'prompted' : 'to_pay') : status === 'paid' ? 'paid' : 'out'
  return {
    position,
    payer,
    numberEnd: msisdn === null ? null : msisdn.slice(-3),
    amount: formatMoney({ amountMinor: isDue ? restOf(share) : share.amountMinor, currency: sharing.currency }),
    state,
    // Whoever has its prompt on her phone pays it there.
    reference: state === 'to_pay' ? reference : null,
    mayBePrompted: hasPrompts && payer === 'anyone' && state === 'to_pay',
  }
}

/** On a phone now, or about to be. */
function isRinging({ isPrompted, wanted, asked }: Share): boolean {
  return isPrompted || wanted > asked
}
