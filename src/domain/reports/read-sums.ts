import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import type { Counted, Scope } from './numbers/counted.ts'
import type { Period } from './period.ts'

const Sum = z.object({
  number: z.string(),
  currency: z.string().nullable(),
  /** Whether of the period itself, or of the days before it. */
  current: z.boolean(),
  /** Of what: everything, one part, or one step of the period (1 is the first). */
  level: z.enum(['all', 'part', 'step']),
  part: z.string().nullable(),
  label: z.string().nullable(),
  step: z.int(),
  count: z.int(),
  /** Rows whose amount is known. */
  known: z.int(),
  sum: z.number().nullable(),
  median: z.number().nullable(),
})
export type Sum = z.infer<typeof Sum>

/**
 * What the rows of some numbers come to over a period and the days before it: in all, by parts and by steps. One statement.
 * @param person only what this one did; null for everybody
 */
export async function readSums(
  ctx: TxCtx,
  {
    numbers,
    scope,
    period,
    person,
  }: { numbers: readonly Counted[]; scope: Scope; period: Period; person: string | null },
): Promise<Sum[]> {
  const rows = numbers.map((number) => Prisma.sql`SELECT ${number.name} AS number, n.* FROM (${number.rows(scope)}) n`)
  const theirs = person === null ? Prisma.empty : Prisma.sql`WHERE r.person = ${person}`
  const found = await ctx.tx.$queryRaw`
    WITH placed AS (
      SELECT r.*, width_bucket(r.at, ${period.steps.map(({ start }) => start)}::timestamptz[]) AS step
      FROM (${Prisma.join(rows, ' UNION ALL ')}) r ${theirs}),
    summed AS (
      SELECT p.number, p.currency, p.step > 0 AS current, p.part, p.step,
        CASE WHEN grouping(p.step) = 0 THEN 'step' WHEN grouping(p.part) = 0 THEN 'part' ELSE 'all' END AS level,
        count(*)::int AS count, count(p.amount)::int AS known, sum(p.amount) AS sum,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY p.amount) AS median
      FROM placed p
      GROUP BY GROUPING SETS ((p.number, p.currency, p.step > 0), (p.number, p.currency, p.step > 0, p.part), (p.number, p.currency, p.step > 0, p.step)))
    SELECT s.number, s.currency, s.current, s.level, s.part, coalesce(s.step, 0) AS step, s.count, s.known, s.sum, s.median,
      CASE WHEN s.level = 'part' THEN ${labelSql(ctx, numbers)} END AS label
    FROM summed s WHERE s.level = 'all' OR s.current
    ORDER BY s.number, s.currency, s.count DESC, s.part`
  return z.array(Sum).parse(found)
}

/** What a part is called, where its code says nothing to a reader. */
function labelSql(ctx: TxCtx, numbers: readonly Counted[]): Prisma.Sql {
  const named = (parts: Counted['parts']) => numbers.filter((number) => number.parts === parts).map(({ name }) => name)
  return Prisma.sql`CASE WHEN s.number = ANY (${named('person')}::text[]) THEN staff_name(${ctx.tenantId}::uuid, s.part)
    WHEN s.number = ANY (${named('document')}::text[]) THEN (SELECT d.title FROM knowledge_documents d
      WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.id::text = s.part) END`
}
