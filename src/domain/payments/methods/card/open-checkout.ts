import type { Money } from '../../../../lib/money.ts'
import { recordAudit } from '../../../audit/index.ts'
import type { Ctx, TxCtx } from '../../../context.ts'
import { findNumber } from '../../../customers/index.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { readSettings, SpokenLang } from '../../../tenancy/index.ts'
import { getAttempt } from '../../core/attempt.ts'
import { callbackTokenHash } from '../../core/callback-token-hash.ts'
import { ensureHook } from '../../core/hooks.ts'
import { refuseAfterPart } from '../../core/money/refuse-after-part.ts'
import { reserveOrder } from '../../core/money/reserve-order.ts'
import { type LinkAnswer, PESAPAL } from '../../schemas.ts'
import { getNewestCardAccount } from './card-account.ts'
import { CARD_LIMITS } from './card-limits.ts'
import type { CardAccount, CardOrder } from './card-provider.ts'
import { type CardLink, linkOf, ordersLinks } from './orders-links.ts'
import { retireCards } from './retire-cards.ts'

export type OpenedCheckout =
  | {
      outcome: 'opened'
      attemptId: string
      account: CardAccount
      order: Omit<CardOrder, 'notificationId'>
      /** The address that the provider notifies. */
      notificationUrl: string
    }
  /** Nothing is to be sent: `checkout` says why. */
  | { outcome: 'answered'; checkout: LinkAnswer }
  /** This very request has been here before and did not live to write down what came of it. */
  | { outcome: 'lost'; attemptId: string }

/**
 * The first transaction of a checkout: every check, the hold on stock, and the attempt's row, which exists before
 * anything is sent. A link that is still good for this total is given again.
 */
export async function openCheckout(
  ctx: TxCtx,
  input: { orderId: string; confirmedTotal: Money },
): Promise<OpenedCheckout> {
  const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
  const links = await ordersLinks(ctx, order.id)
  if (order.status === 'paid' || order.status === 'fulfilled') {
    return answered('already_paid', links.find(({ status }) => status === 'paid')?.id ?? null)
  }
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
    throw new AppError('conflict', `an order that is ${order.status} takes no payment`)
  }
  if (order.totalMinor !== input.confirmedTotal.amountMinor || order.currency !== input.confirmedTotal.currency) {
    throw new AppError('not_confirmed', 'the customer has not confirmed the total as it is now')
  }
  await refuseAfterPart(ctx, order)
  const account = await getNewestCardAccount(ctx)
  if (!account.currencies.includes(order.currency)) {
    throw new AppError('not_enabled', `this shop takes no card payments in ${order.currency}`)
  }
  if (order.totalMinor <= 0) throw new AppError('limit_exceeded', 'there is nothing to pay')
  const { holds } = await readSettings(ctx)
  await reserveOrder(ctx, order, { seconds: holds.cardMinutes * 60, whole: false })
  const again = answerFrom(ctx, order, links)
  if (again) return again
  if (links.length >= CARD_LIMITS.linksPerOrder)
    throw new AppError('limit_exceeded', 'this order has had all its links')
  await retireCards(ctx, order.id, null)
  return insertLink(ctx, order, account, links.length + 1)
}

/** A request id per link: one request may try a prompt and a card for the same order. */
function linkRequestId(ctx: Ctx): string {
  return ctx.ids.derive(`card link of request ${ctx.requestId}`)
}

/** What the links that exist already answer; null when a new one is to be made. */
function answerFrom(ctx: Ctx, order: OrderRow, links: readonly CardLink[]): OpenedCheckout | null {
  const now = ctx.clock.now()
  const live = links.find((link) => link.url !== null && isGood(link, order, now))
  if (live) return { outcome: 'answered', checkout: linkOf(live) }
  const seen = links.find(({ requestId }) => requestId === linkRequestId(ctx))
  if (seen?.status === 'submitting') return { outcome: 'lost', attemptId: seen.id }
  if (seen) return answered(seen.status === 'rejected' ? 'refused' : 'unknown', seen.id)
  const underWay = links.find(({ status, superseded }) => status === 'submitting' && !superseded)
  const isFresh = underWay && now.getTime() - underWay.createdAt.getTime() < CARD_LIMITS.submitSeconds * 1000
  return isFresh ? answered('unknown', underWay.id) : null
}

/** A declined card leaves its page open for another try, so that link is good too. */
function isGood(link: CardLink, order: OrderRow, now: Date): boolean {
  const isOpen = (link.status === 'pending' || link.status === 'failed') && !link.superseded && link.expiresAt > now
  return isOpen && link.amountMinor === order.totalMinor && link.currency === order.currency
}

async function insertLink(ctx: TxCtx, order: OrderRow, account: CardAccount, number: number): Promise<OpenedCheckout> {
  const attemptId = ctx.ids.uuid()
  const now = ctx.clock.now()
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const { totalMinor: amountMinor, currency } = order
  const reference = `${order.reference}-${number}`
  await ctx.tx.paymentAttempt.create({
    data: {
      tenantId: ctx.tenantId,
      id: attemptId,
      orderId: order.id,
      accountId: account.id,
      requestId: linkRequestId(ctx),
      method: 'card',
      status: 'submitting',
      amountMinor,
      currency,
      reference,
      // Every attempt has one; this method's provider is told the address of the account instead.
      tokenHash: callbackTokenHash(ctx.ids.secret(24)),
      createdAt: now,
      nextQueryAt: inSeconds(CARD_LIMITS.submitSeconds),
      expiresAt: inSeconds(CARD_LIMITS.softExpirySeconds),
    },
  })
  await recordAudit(ctx, {
    action: 'payment_attempt.submitting',
    subjectType: 'payment_attempt',
    subjectId: attemptId,
    data: { orderId: order.id, provider: PESAPAL, amountMinor, currency },
  })
  const { shopName, language } = await getAttempt(ctx, attemptId)
  const address = (token: string) => `${ctx.publicBaseUrl}/webhooks/payments/card/${token}`
  // The payer's browser sees where it comes back to, so the provider is told another address to notify.
  const base = address(await ensureHook(ctx, account.id, 'card_return'))
  const notificationUrl = `${address(await ensureHook(ctx, account.id, 'card_notification'))}/ipn`
  const query = `?ref=${reference}&lang=${SpokenLang.catch('en').parse(language)}`
  const description = `Order ${order.reference}, ${shopName}`.slice(0, CARD_LIMITS.descriptionLength)
  const urls = { callbackUrl: `${base}/return${query}`, cancellationUrl: `${base}/cancelled${query}` }
  const payerPhone = await phoneOf(ctx, order.customerId)
  const sent = { reference, amountMinor, currency, description, payerPhone, ...urls }
  return { outcome: 'opened', attemptId, account, order: sent, notificationUrl }
}

/** The page needs to know how to reach the payer: the number she writes from. */
async function phoneOf(ctx: TxCtx, customerId: string): Promise<string> {
  const digits = ((await findNumber(ctx, customerId)) ?? '').replace(/\D/g, '')
  if (digits === '') throw new AppError('invalid_input', 'a card payment needs a phone number')
  return digits
}

function answered(outcome: LinkAnswer['outcome'], attemptId: string | null): OpenedCheckout {
  return { outcome: 'answered', checkout: { outcome, attemptId, url: null, expiresAt: null } }
}
