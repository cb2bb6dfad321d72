import { z } from 'zod'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ReviewReason, type ReviewStatus, ReviewSuggestion, ReviewView } from './schemas.ts'

/** Where a page ended. */
export interface ReviewCursor {
  createdAt: Date
  id: string
}

const money = {
  receipt: true,
  amountMinor: true,
  allocatedMinor: true,
  refundedMinor: true,
  reversingMinor: true,
  currency: true,
  typedReference: true,
  payer: true,
  paidAt: true,
}

/**
 * Questions about money of this shop, the oldest first, because whoever works the queue starts there; null lists every status.
 * `next` is null on the last page.
 */
export async function listReviews(
  ctx: Ctx,
  { status, after, limit }: { status: ReviewStatus | null; after: ReviewCursor | null; limit: number },
): Promise<{ reviews: ReviewView[]; next: ReviewCursor | null }> {
  const rows = await ctx.transaction(({ tx }) =>
    tx.paymentReview.findMany({
      where: {
        tenantId: ctx.tenantId,
        ...(status !== null && { status }),
        ...(after !== null && {
          OR: [{ createdAt: { gt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }],
        }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: limit + 1,
      include: { receipt: { select: money } },
    }),
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { reviews: page.map(viewOf), next: last ? { createdAt: last.createdAt, id: last.id } : null }
}

/** One question. Throws `not_found`. */
export async function readReview(ctx: TxCtx, reviewId: string): Promise<ReviewView> {
  const row = await ctx.tx.paymentReview.findFirst({
    where: { tenantId: ctx.tenantId, id: reviewId },
    include: { receipt: { select: money } },
  })
  if (!row) throw new AppError('not_found', 'there is no such review')
  return viewOf(row)
}

interface Row {
  id: string
  reason: string
  status: string
  orderId: string | null
  attemptId: string | null
  suggestions: unknown
  decidedBy: string | null
  note: string | null
  createdAt: Date
  decidedAt: Date | null
  receipt: {
    receipt: string | null
    amountMinor: number
    allocatedMinor: number
    refundedMinor: number
    reversingMinor: number
    currency: string
    typedReference: string | null
    payer: string | null
    paidAt: Date | null
  } | null
}

function viewOf(row: Row): ReviewView {
  const { receipt } = row
  return {
    reviewId: row.id,
    reason: ReviewReason.parse(row.reason),
    status: ReviewView.shape.status.parse(row.status),
    money: receipt && {
      receipt: receipt.receipt,
      amountMinor: receipt.amountMinor,
      unallocatedMinor: receipt.amountMinor - receipt.allocatedMinor - receipt.refundedMinor - receipt.reversingMinor,
      refundedMinor: receipt.refundedMinor,
      currency: receipt.currency,
      typedReference: receipt.typedReference,
      payer: receipt.payer,
      paidAt: receipt.paidAt?.toISOString() ?? null,
    },
    orderId: row.orderId,
    attemptId: row.attemptId,
    suggestions: z.array(ReviewSuggestion).parse(row.suggestions),
    decidedBy: row.decidedBy,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
