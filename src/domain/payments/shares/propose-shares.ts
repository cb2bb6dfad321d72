import { kenyanMobile } from '../../../lib/kenyan-mobile.ts'
import type { Money } from '../../../lib/money.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { findNumber } from '../../customers/index.ts'
import { getOrderRow, type OrderRow } from '../../orders/index.ts'
import { isSharingOffered, readSettings } from '../../tenancy/index.ts'
import { balanceDue } from '../core/money/money-receipts.ts'
import { moneyUnderWay } from '../core/money-under-way.ts'
import { getNewestAccount } from '../methods/mpesa/account.ts'
import type { ShareOffer, ShareRefusal, ShareWish, UnevenShares } from '../schemas/shares.ts'
import { isShared } from './is-shared.ts'
import { offerShares } from './offer-shares.ts'

export type ProposedShares =
  | { outcome: 'proposed'; orderId: string; reference: string; total: Money; shares: ShareOffer[] }
  | { outcome: 'refused'; because: ShareRefusal }
  | { outcome: 'uneven'; uneven: UnevenShares }
  /** It is being shared already. */
  | { outcome: 'shared' }

/** Who would pay how much if the order were shared as wished. Writes nothing. Throws `not_found` for an order that is not hers. */
export async function proposeShares(
  ctx: Ctx,
  { orderId, wish }: { orderId: string; wish: ShareWish },
): Promise<ProposedShares> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId, lock: false })
    if (await isShared(ctx, orderId)) return { outcome: 'shared' }
    const because = await whyNotShared(ctx, order)
    if (because !== null) return { outcome: 'refused', because }
    const { shares: terms } = await readSettings(ctx)
    const buyersMsisdn = kenyanMobile((await findNumber(ctx, order.customerId)) ?? '')
    const offered = offerShares({ ...order, buyersMsisdn }, wish, terms)
    if ('uneven' in offered) return { outcome: 'uneven', uneven: offered.uneven }
    if ('refusal' in offered) return { outcome: 'refused', because: offered.refusal }
    const { reference, totalMinor: amountMinor, currency } = order
    return { outcome: 'proposed', orderId, reference, total: { amountMinor, currency }, shares: offered.shares }
  })
}

/** Why this order cannot be shared, however it is wished; null when it can. */
export async function whyNotShared(ctx: TxCtx, order: OrderRow): Promise<ShareRefusal | null> {
  if (!isSharingOffered(await readSettings(ctx))) return 'not_offered'
  // A till asks for no account, so nobody could tell whose share the money is.
  if ((await getNewestAccount(ctx, 'c2b')).till !== null) return 'not_offered'
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') return 'no_order'
  if ((await moneyUnderWay(ctx, order.id)) === 'prompt') return 'prompt_open'
  return (await balanceDue(ctx, order.id)) === order.totalMinor ? null : 'has_money'
}
