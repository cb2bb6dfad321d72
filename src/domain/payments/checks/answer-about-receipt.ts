import type { TxCtx } from '../../context.ts'
import { proveNotification } from '../books/prove-notification.ts'
import { getStkAccount } from '../methods/mpesa/account.ts'
import { MPESA } from '../schemas.ts'
import type { Answer, Check } from './settle-check.ts'

/**
 * What the provider's answer about a receipt makes of the report of it: money that came to this shop proves it, with the
 * provider's own amount. Everything else is written into the question that a person has open about it.
 */
export async function answerAboutReceipt(ctx: TxCtx, { receipt, accountId }: Check, answer: Answer): Promise<string> {
  const { shortcode, till } = await getStkAccount(ctx, accountId)
  const isOurs = answer.creditedTo !== null && (answer.creditedTo === shortcode || answer.creditedTo === till)
  const { meaning, state, amountMinor } = answer
  const hasCome = meaning === 'done' && state === 'completed' && answer.receipt === receipt && isOurs
  await noteAnswer(ctx, receipt, answer, isOurs)
  if (!hasCome || amountMinor === null) return 'answered'
  const report = await ctx.tx.paymentNotification.findFirst({
    where: { tenantId: ctx.tenantId, eventKey: `c2b:${receipt}` },
    select: { id: true },
  })
  if (report === null) return 'answered'
  return (await proveNotification(ctx, report.id, { amountMinor })) ? 'proven' : 'answered'
}

/** The person who has asked reads it where she asked. */
async function noteAnswer(ctx: TxCtx, receipt: string, answer: Answer, isOurs: boolean): Promise<void> {
  const amount = answer.amountMinor === null ? 'no amount' : `KES ${(answer.amountMinor / 100).toFixed(2)}`
  const known = answer.meaning === 'done' ? `${answer.state ?? 'of no known state'}, ${amount}` : answer.problem
  const words = `M-PESA says: ${known}${answer.meaning === 'done' && !isOurs ? ', not to this shop' : ''} (${answer.code})`
  await ctx.tx.$executeRaw`
    UPDATE payment_reviews SET note = left(concat_ws('; ', note, ${words}::text), 500)
    WHERE tenant_id = ${ctx.tenantId}::uuid AND subject = ${`${MPESA}:${receipt}`} AND status = 'open'`
}
