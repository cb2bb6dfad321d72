import { latestInstant } from '../../../lib/latest-instant.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getPresentAccount, type MpesaAccount } from '../methods/mpesa/account.ts'
import { listReachesTo } from './list-reaches-to.ts'
import { getMoneyList, type MoneyList } from './money-list.ts'
import type { CallFailure } from './receipt-provider.ts'
import { type ListedCounts, takeListed } from './take-listed.ts'

/** A younger payment may still have its own report on the way, and may not be on the list yet. */
const REPORT_MS = 120_000
/** Every run reads a little again of what the one before has read: money may be listed late. */
const OVERLAP_MS = 3_600_000
/** Once a day everything is read that the list still has: some of it may have been listed very late. */
const WIDE_EVERY_MS = 24 * 3_600_000
/** What is read to its end at once: after an outage the mark moves on even where a later span cannot be read. */
const SPAN_MS = 6 * 3_600_000
const EVERY_MS = 15 * 60_000

/**
 * Reads the provider's list of what came to a shortcode, from the end of what was read to its end before. Money that nobody
 * reported becomes a report like any other; a report that nobody could believe is proven by it. The mark moves only over
 * spans that were read to their end. May run at any time and twice at once. Calls the network: not inside a transaction.
 * Throws `not_found`, `misconfigured` and `provider_unavailable` (the list cannot be read; what was read before is taken).
 */
export async function readMoneyList(ctx: Ctx, { listId }: { listId: string }): Promise<ListedCounts> {
  const { list, account } = await ctx.transaction(async (ctx) => {
    const list = await getMoneyList(ctx, listId)
    return { list, account: await getPresentAccount(ctx, list) }
  })
  const now = ctx.clock.now()
  const end = new Date(now.getTime() - REPORT_MS)
  const counts: ListedCounts = { missed: 0, proven: 0, contradicted: 0, unreadable: 0 }
  let failure: CallFailure | null = null
  for (let from = firstInstant(ctx, list, now); from < end && failure === null; ) {
    const to = new Date(Math.min(from.getTime() + SPAN_MS, end.getTime()))
    failure = await readSpan(ctx, account, { from, to }, counts)
    if (failure === null) await moveMark(ctx, listId, { readTo: to }, now)
    from = to
  }
  await tellOfMissed(ctx, account, counts)
  if (failure !== null) throw unread(ctx, account, failure)
  const wide = isWide(list, now) ? { readWideAt: now } : {}
  await moveMark(ctx, listId, { ...wide, nextReadAt: new Date(now.getTime() + EVERY_MS) }, now)
  return counts
}

/** A mark in the future is of a clock that ran ahead: what came since then nobody has read. */
function isWide({ readTo, readWideAt }: MoneyList, now: Date): boolean {
  if (readTo > latestInstant(now) || readWideAt > latestInstant(now)) return true
  return now.getTime() - readWideAt.getTime() >= WIDE_EVERY_MS
}

/** Where to begin. What lies before the reach of the list, and was not read in time, nobody can read any more. */
function firstInstant(ctx: Ctx, list: MoneyList, now: Date): Date {
  const earliest = listReachesTo(ctx, now)
  if (list.readTo < earliest) {
    const about = { tenantId: ctx.tenantId, shortcode: list.shortcode, from: list.readTo, to: earliest }
    ctx.log.error('payment_list_out_of_reach', about)
  }
  const overlapped = new Date(list.readTo.getTime() - OVERLAP_MS)
  return isWide(list, now) || overlapped < earliest ? earliest : overlapped
}

/** All pages of a span; null when it was read to its end. A page that brings nothing new is the end: no offset leads behind it. */
async function readSpan(
  ctx: Ctx,
  account: MpesaAccount,
  { from, to }: { from: Date; to: Date },
  counts: ListedCounts,
): Promise<CallFailure | null> {
  const seen = new Set<string>()
  for (let offset = 0; ; ) {
    if (ctx.signal.aborted) return outOfTime
    const page = await ctx.ports.receipts.list(account, { from, to, offset })
    if (page.outcome === 'failed') return page
    const fresh = page.money.filter(({ claim }) => !seen.has(claim.receipt))
    for (const { claim } of fresh) seen.add(claim.receipt)
    counts.unreadable += page.rows - page.money.length
    await takeListed(ctx, account.id, fresh, counts)
    if (page.rows === 0 || (page.money.length > 0 && fresh.length === 0)) return null
    offset += page.rows
  }
}

const outOfTime: CallFailure = {
  outcome: 'failed',
  cause: 'busy',
  code: 'out_of_time',
  problem: 'the list is longer than one run can read',
  hint: 'The next run goes on.',
}

async function moveMark(
  ctx: Ctx,
  listId: string,
  data: { readTo: Date } | { readWideAt?: Date; nextReadAt: Date },
  now: Date,
): Promise<void> {
  const behind = 'readTo' in data ? { OR: [{ readTo: { lt: data.readTo } }, { readTo: { gt: now } }] } : {}
  await ctx.transaction(({ tx }) =>
    tx.moneyList.updateMany({ where: { tenantId: ctx.tenantId, id: listId, ...behind }, data }),
  )
}

function unread(ctx: Ctx, { shortcode }: MpesaAccount, { cause, code, problem, hint }: CallFailure): AppError {
  ctx.log.error('payment_list_unread', { tenantId: ctx.tenantId, shortcode, cause, code, problem, hint })
  const message = `The list of ${shortcode} cannot be read (${code}: ${problem}). ${hint}`
  return cause === 'busy'
    ? new AppError('provider_unavailable', message, { retryable: true })
    : new AppError('misconfigured', message)
}

/** Money that was never reported is an outage of ours, or a wrong address: somebody must look. */
async function tellOfMissed(ctx: Ctx, { id: accountId }: MpesaAccount, counts: ListedCounts): Promise<void> {
  const { unreadable, ...found } = counts
  const about = { tenantId: ctx.tenantId, accountId }
  if (unreadable > 0) ctx.log.error('payment_list_rows_unreadable', { ...about, rows: unreadable })
  if (found.proven > 0) ctx.log.info('payment_reports_proven', { ...about, proven: found.proven })
  if (found.missed + found.contradicted === 0) return
  ctx.log.error('payment_reports_missed', { ...about, ...found })
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      action: 'payment_account.reports_missed',
      subjectType: 'payment_account',
      subjectId: accountId,
      data: found,
    }),
  )
}
