import type { Money } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import { getOrderRow } from '../../orders/index.ts'
import { lockAttempt } from '../attempt.ts'
import type { SubmitOutcome } from '../card-provider.ts'
import type { CardCheckout } from '../schemas.ts'
import { ensureIpn } from './ensure-ipn.ts'
import { type OpenedCheckout, openCheckout } from './open-checkout.ts'
import { ordersLinks } from './orders-links.ts'
import { loseCheckout, recordCheckout } from './record-checkout.ts'
import { settleCard } from './settle-card.ts'

/** A link younger than this is not asked about before it is given again. */
const ASK_AFTER_MS = 15_000

/**
 * A link to a hosted page on which the order can be paid by card. The attempt is committed before anything is sent. The
 * same link is given as long as it is good for the order's total; a repriced order gets a new one and the old one is
 * cancelled. Without an answer of the provider there is no link (`unknown`), and a later request makes a new one.
 * Calls the network: not inside a transaction.
 * @param confirmedTotal the amount the customer said yes to; must be the order's total as it is now
 * Throws `not_found`, `conflict`, `not_confirmed`, `limit_exceeded`, `out_of_stock`, `not_enabled` (cards, currency),
 * `misconfigured`, `invalid_input` (a customer without a number).
 */
export async function createCardCheckout(
  ctx: Ctx,
  input: { orderId: string; confirmedTotal: Money },
): Promise<CardCheckout> {
  await askAboutOlder(ctx, input.orderId)
  const opened = await ctx.tx((tx) => openCheckout(tx, ctx, input))
  if (opened.outcome === 'answered') return opened.checkout
  const { attemptId } = opened
  if (opened.outcome === 'lost') {
    return ctx.tx(async (tx) => {
      await getOrderRow(tx, ctx, { orderId: input.orderId, lock: true })
      return loseCheckout(tx, ctx, await lockAttempt(tx, ctx, attemptId), 'the request was run again')
    })
  }
  const submitted = await submit(ctx, opened)
  return ctx.tx((tx) => recordCheckout(tx, ctx, { orderId: input.orderId, attemptId, submitted }))
}

/** Nobody is sent to a page on which she has paid already, because a notification got lost. */
async function askAboutOlder(ctx: Ctx, orderId: string): Promise<void> {
  const links = await ctx.tx(async (tx) => {
    await getOrderRow(tx, ctx, { orderId, lock: false })
    return ordersLinks(tx, ctx, orderId)
  })
  const askFrom = ctx.clock.now().getTime() - ASK_AFTER_MS
  const older = links.find(({ url, superseded }) => url !== null && !superseded)
  if (older && older.status !== 'paid' && older.createdAt.getTime() <= askFrom) await settleCard(ctx, older.id, 'now')
}

async function submit(
  ctx: Ctx,
  { account, order, ipnUrl }: Extract<OpenedCheckout, { outcome: 'opened' }>,
): Promise<SubmitOutcome> {
  const ipn = await ensureIpn(ctx, account, ipnUrl)
  if (ipn.outcome === 'failed') {
    return { outcome: 'rejected', cause: ipn.cause, code: ipn.code, problem: `notification address: ${ipn.problem}` }
  }
  return ctx.ports.card.submitOrder(account, { ...order, notificationId: ipn.ipnId })
}
