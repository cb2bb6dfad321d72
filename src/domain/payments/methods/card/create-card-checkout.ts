import type { Money } from '../../../../lib/money.ts'
import type { Ctx } from '../../../context.ts'
import { getOrderRow, keptUntil } from '../../../orders/index.ts'
import { lockAttempt } from '../../core/attempt.ts'
import type { CardCheckout, LinkAnswer } from '../../schemas.ts'
import type { SubmitOutcome } from './card-provider.ts'
import { ensureNotificationAddress } from './ensure-notification-address.ts'
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
  const answer = await makeLink(ctx, input)
  if (answer.expiresAt === null) return { ...answer, keptUntil: null }
  const hold = { orderId: input.orderId, latest: new Date(answer.expiresAt) }
  const kept = await ctx.transaction((ctx) => keptUntil(ctx, hold))
  return { ...answer, keptUntil: kept?.toISOString() ?? null }
}

async function makeLink(ctx: Ctx, input: { orderId: string; confirmedTotal: Money }): Promise<LinkAnswer> {
  await askAboutOlder(ctx, input.orderId)
  const opened = await ctx.transaction((ctx) => openCheckout(ctx, input))
  if (opened.outcome === 'answered') return opened.checkout
  const { attemptId } = opened
  if (opened.outcome === 'lost') {
    return ctx.transaction(async (ctx) => {
      await getOrderRow(ctx, { orderId: input.orderId, lock: true })
      return loseCheckout(ctx, await lockAttempt(ctx, attemptId), 'the request was run again')
    })
  }
  const submitted = await submit(ctx, opened)
  return ctx.transaction((ctx) => recordCheckout(ctx, { orderId: input.orderId, attemptId, submitted }))
}

/** Nobody is sent to a page on which she has paid already, because a notification got lost. */
async function askAboutOlder(ctx: Ctx, orderId: string): Promise<void> {
  const links = await ctx.transaction(async (ctx) => {
    await getOrderRow(ctx, { orderId, lock: false })
    return ordersLinks(ctx, orderId)
  })
  const askFrom = ctx.clock.now().getTime() - ASK_AFTER_MS
  const older = links.find(({ url, superseded }) => url !== null && !superseded)
  if (older && older.status !== 'paid' && older.createdAt.getTime() <= askFrom) await settleCard(ctx, older.id, 'now')
}

async function submit(
  ctx: Ctx,
  { account, order, notificationUrl }: Extract<OpenedCheckout, { outcome: 'opened' }>,
): Promise<SubmitOutcome> {
  const address = await ensureNotificationAddress(ctx, account, notificationUrl)
  if (address.outcome === 'failed') {
    const { cause, code, problem } = address
    return { outcome: 'rejected', cause, code, problem: `notification address: ${problem}` }
  }
  return ctx.ports.card.submitOrder(account, { ...order, notificationId: address.notificationId })
}
