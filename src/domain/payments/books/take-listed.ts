import type { Ctx, TxCtx } from '../../context.ts'
import type { C2bClaim } from '../methods/c2b/c2b-provider.ts'
import { recordNotification } from '../methods/c2b/record-notification.ts'
import { openReview } from '../reviews/open-review.ts'
import { MPESA } from '../schemas.ts'
import { proveNotification } from './prove-notification.ts'
import type { ListedMoney } from './receipt-provider.ts'

/** What the rows of a list turned out to be, beside what was known all along. */
export interface ListedCounts {
  /** Money that nobody had reported. */
  missed: number
  /** Reports that nobody could believe until now. */
  proven: number
  /** Money that is on record with another amount: a question to a person. */
  contradicted: number
  unreadable: number
}

interface Known {
  receipt: string
  /** The report of it, if there was one, and whether anybody has believed it. */
  notificationId: string | null
  isPlaced: boolean
  /** Its record, if it is booked. */
  receiptId: string | null
  bookedMinor: number | null
  /** Whether a person was asked about its amount before. */
  isQuestioned: boolean
}

/** Compares rows of the provider's list with what is on record. One transaction; adds to the counts. */
export async function takeListed(
  ctx: Ctx,
  accountId: string,
  listed: readonly ListedMoney[],
  counts: ListedCounts,
): Promise<void> {
  if (listed.length === 0) return
  const found = await ctx.transaction(async (ctx) => {
    const known = await readKnown(
      ctx,
      listed.map(({ claim }) => claim.receipt),
    )
    const outcomes: (keyof ListedCounts)[] = []
    // In the order of the receipts: whoever reads the same list at the same time takes the same rows in the same order.
    for (const money of [...listed].sort((a, b) => (a.claim.receipt < b.claim.receipt ? -1 : 1))) {
      const outcome = await takeOne(ctx, accountId, money, known.get(money.claim.receipt))
      if (outcome !== null) outcomes.push(outcome)
    }
    return outcomes
  })
  for (const outcome of found) counts[outcome] += 1
}

async function takeOne(
  ctx: TxCtx,
  accountId: string,
  { claim, raw }: ListedMoney,
  known: Known | undefined,
): Promise<keyof ListedCounts | null> {
  if (known === undefined) {
    const reading = { outcome: 'claim' as const, claim, raw }
    const { outcome } = await recordNotification(ctx, { accountId, reading, sourceKnown: true, source: 'pull' })
    return outcome === 'accepted' ? 'missed' : null
  }
  if (known.receiptId !== null) {
    if (known.bookedMinor === claim.amountMinor || known.isQuestioned) return null
    await questionAmount(ctx, claim, known)
    return 'contradicted'
  }
  if (known.notificationId === null || known.isPlaced) return null
  return (await proveNotification(ctx, known.notificationId, claim)) ? 'proven' : null
}

async function readKnown(ctx: TxCtx, receipts: readonly string[]): Promise<Map<string, Known>> {
  const rows = await ctx.tx.$queryRaw<Known[]>`
    SELECT r.receipt, n.id AS "notificationId",
      n.handled_at IS NOT NULL AND n.verdict IS DISTINCT FROM 'unproven' OR n.proven_at IS NOT NULL OR n.source_known AS "isPlaced",
      m.id AS "receiptId", m.amount_minor AS "bookedMinor",
      EXISTS (SELECT FROM payment_reviews q WHERE q.tenant_id = ${ctx.tenantId}::uuid AND q.reason = 'contradiction'
        AND q.subject = ${`${MPESA}:`} || r.receipt) AS "isQuestioned"
    FROM unnest(${receipts}::text[]) AS r (receipt)
    LEFT JOIN payment_notifications n ON n.tenant_id = ${ctx.tenantId}::uuid AND n.event_key = 'c2b:' || r.receipt
    LEFT JOIN money_receipts m ON m.tenant_id = ${ctx.tenantId}::uuid AND m.provider = ${MPESA} AND m.receipt = r.receipt
    WHERE n.id IS NOT NULL OR m.id IS NOT NULL`
  return new Map(rows.map((row) => [row.receipt, row]))
}

/** What was booked differs from what the provider moved: only a person can find out why. */
async function questionAmount(ctx: TxCtx, claim: C2bClaim, { receiptId, bookedMinor }: Known): Promise<void> {
  ctx.log.error('payment_booked_otherwise', { tenantId: ctx.tenantId, receipt: claim.receipt })
  await openReview(ctx, {
    reason: 'contradiction',
    subject: `${MPESA}:${claim.receipt}`,
    receiptId,
    suggestions: [],
    note: `the provider's list says KES ${(claim.amountMinor / 100).toFixed(2)}, booked are ${((bookedMinor ?? 0) / 100).toFixed(2)}`,
  })
}
