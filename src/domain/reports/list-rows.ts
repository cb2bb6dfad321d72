import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { readSettings } from '../tenancy/index.ts'
import { numberOf } from './numbers/index.ts'
import { periodOf } from './period.ts'
import { CountedRow, type Listed, type ReportName } from './schemas.ts'
import { scopeOf } from './scope-of.ts'

/** Where a page ended: an instant, a row, and its part, because a row may count for several. */
export const RowPlace = z.tuple([z.iso.datetime(), z.uuid(), z.string()])
export type RowPlace = z.infer<typeof RowPlace>

/**
 * A page of the very rows that a number of a report counts, the newest first; `next` is null on the last one. Throws `invalid_input`
 * for a number that the report does not have.
 */
export async function listRows(
  ctx: Ctx,
  { report, listed, after, limit }: { report: ReportName; listed: Listed; after: RowPlace | null; limit: number },
): Promise<{ rows: CountedRow[]; next: RowPlace | null }> {
  const number = numberOf(report, listed.number)
  return ctx.transaction(async (ctx) => {
    const settings = await readSettings(ctx)
    const { from, to } = listed
    const { start, end } = periodOf({ from, to, by: 'day' }, ctx.clock.now(), settings.timezone)
    const scope = scopeOf(ctx, settings, { from: start, to: end, days: { from, to } })
    const found = await ctx.tx.$queryRaw`
      SELECT r.kind, r.id, r.at, r.conversation_id AS "conversationId", r.reference, r.amount, r.currency, r.part
      FROM (${number.rows(scope)}) r WHERE ${Prisma.join(conditions(listed, after), ' AND ')}
      ORDER BY r.at DESC, r.id DESC, coalesce(r.part, '') DESC LIMIT ${limit + 1}`
    const rows = z.array(CountedRow).parse(found)
    const last = rows.length > limit ? rows[limit - 1] : undefined
    return { rows: rows.slice(0, limit), next: last ? [last.at.toISOString(), last.id, last.part ?? ''] : null }
  })
}

function conditions({ currency, part, person }: Listed, after: RowPlace | null): Prisma.Sql[] {
  return [
    Prisma.sql`true`,
    ...(currency === null ? [] : [Prisma.sql`r.currency = ${currency}`]),
    ...(part === null ? [] : [Prisma.sql`r.part = ${part}`]),
    ...(person === null ? [] : [Prisma.sql`r.person = ${person}`]),
    ...(after === null
      ? []
      : [Prisma.sql`(r.at, r.id, coalesce(r.part, '')) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]})`]),
  ]
}
