import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { settleCheck } from './checks/settle-check.ts'
import { placeNotification } from './methods/c2b/place-notification.ts'
import { settleReversal } from './reversals/settle-reversal.ts'

type Settle = (ctx: Ctx, input: { notificationId: string }) => Promise<void>

/** Who makes something of what was told, by the address that it came to. Card notifications only wake their payment. */
const SETTLE: ReadonlyMap<string, Settle> = new Map([
  ['c2b', placeNotification],
  ['pull', placeNotification],
  ['receipt_check', settleCheck],
  ['reversal', settleReversal],
])

/** Makes something of one stored notification, once. May be called at any time, twice, and by many at once. Throws `not_found`. */
export async function settleNotification(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  const row = await ctx.transaction(({ tx }) =>
    tx.paymentNotification.findFirst({
      where: { tenantId: ctx.tenantId, id: notificationId },
      select: { source: true },
    }),
  )
  const settle = SETTLE.get(row?.source ?? '')
  if (!settle) throw new AppError('not_found', 'there is no such notification')
  await settle(ctx, { notificationId })
}
