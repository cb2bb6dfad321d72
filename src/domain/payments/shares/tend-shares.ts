import { formatMoney } from '../../../lib/money.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getOrderRow, lapseHold } from '../../orders/index.ts'
import { startStkPush } from '../methods/stk/start-stk-push.ts'
import type { StartedPush } from '../schemas.ts'
import { isOpen, openShares, restOf } from './open-shares.ts'
import { passDeadlines } from './pass-deadlines.ts'
import { type Share, type Sharing, sharingById } from './read-sharing.ts'
import { sayPayer } from './say-shares.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * Brings a sharing to what is due: sends the prompts that were wished, one per wish however often this runs, reminds its
 * buyer, and ends it at its deadline. Calls the network: not inside a transaction. Throws `not_found`.
 */
export async function tendShares(ctx: Ctx, { planId }: { planId: string }): Promise<void> {
  const sharing = await ctx.transaction((ctx) => sharingById(ctx, planId))
  if (sharing === null) throw new AppError('not_found', 'there is no such sharing')
  if (sharing.status === 'active') {
    for (const share of openShares(sharing).filter(({ wanted, asked }) => wanted > asked)) {
      await sendPrompt(ctx, sharing, share)
    }
  }
  await ctx.transaction((ctx) => passDeadlines(ctx, planId))
  await ctx.transaction((ctx) => lapseHold(ctx, { orderId: sharing.orderId }))
}

/** The wish is written off once it is known what became of it; a run that dies before finds its own prompt again. */
async function sendPrompt(ctx: Ctx, sharing: Sharing, share: Share): Promise<void> {
  const { orderId, currency } = sharing
  const confirmedTotal = { amountMinor: restOf(share), currency }
  const requestId = ctx.ids.derive(`share ${share.id} ${share.wanted}`)
  const started = await push({ ...ctx, requestId }, { orderId, msisdn: share.msisdn ?? '', confirmedTotal, share })
  await ctx.transaction(async (ctx) => {
    await getOrderRow(ctx, { orderId, lock: true })
    await ctx.tx.orderShare.updateMany({
      where: { tenantId: ctx.tenantId, id: share.id, asked: { lt: share.wanted } },
      data: { asked: share.wanted },
    })
    if (!RINGS.has(started)) await tellNotPrompted(ctx, sharing, share)
  })
}

/** Where a prompt is, or may be, on the phone; whatever came of it is told when it is known. */
const RINGS: ReadonlySet<Outcome> = new Set(['prompt_sent', 'unknown', 'already_pending', 'already_paid'])

type Outcome = StartedPush['outcome'] | 'impossible'

/** What the share cannot take any more, or the shop or the provider does not give, is no fault of this work. */
async function push(
  ctx: Ctx,
  {
    share,
    ...asked
  }: { orderId: string; msisdn: string; confirmedTotal: { amountMinor: number; currency: string }; share: Share },
): Promise<Outcome> {
  try {
    return (await startStkPush(ctx, { ...asked, shareId: share.id })).outcome
  } catch (error) {
    if (!(error instanceof AppError) || error.retryable) throw error
    ctx.log.warn('share_not_prompted', { tenantId: ctx.tenantId, shareId: share.id, code: error.code })
    return 'impossible'
  }
}

async function tellNotPrompted(ctx: TxCtx, before: Sharing, { id, wanted }: Share): Promise<void> {
  const sharing = await sharingById(ctx, before.planId)
  const share = sharing?.shares.find((one) => one.id === id)
  if (sharing?.status !== 'active' || share === undefined || !isOpen(share)) return
  const slots = {
    payer: sayPayer(ctx, share, sharing.language),
    amount: formatMoney({ amountMinor: restOf(share), currency: sharing.currency }),
    reference: share.reference,
  }
  const dedupeKey = `${id}:not_prompted:${wanted}`
  await tellBuyer(ctx, sharing, { key: 'share_not_prompted', slots, dedupeKey, about: share })
}
