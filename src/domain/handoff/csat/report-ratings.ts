import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import { SurveyWhy } from '../schemas.ts'
import { type Days, reportSpan } from './report-span.ts'

const MOST_ANSWERS = 100

const Counted = z.object({
  asked: z.int(),
  answered: z.int(),
  /** Null where nobody has answered. */
  average: z.number().nullable(),
  scores: z.array(z.object({ score: z.int(), count: z.int() })),
  whys: z.array(z.object({ why: SurveyWhy, count: z.int() })),
  people: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      asked: z.int(),
      answered: z.int(),
      average: z.number().nullable(),
    }),
  ),
  answers: z.array(
    z.object({
      conversationId: z.uuid(),
      ticketId: z.uuid().nullable(),
      personId: z.string(),
      score: z.int(),
      why: SurveyWhy.nullable(),
      at: z.coerce.date(),
    }),
  ),
})
export type RatingReport = z.infer<typeof Counted> & { from: Date; to: Date }

/**
 * What customers said of how people helped them, of what was asked in some days, with the newest answers that are counted.
 * Throws as `reportSpan` does.
 * @param asked.personId only of the help of this one; null for everybody
 */
export async function reportRatings(
  ctx: Ctx,
  { personId, ...days }: Days & { personId: string | null },
): Promise<RatingReport> {
  const { timezone } = await ctx.transaction(readSettings)
  const { from, to } = reportSpan(days, ctx.clock.now(), timezone)
  const whose = personId === null ? Prisma.sql`true` : Prisma.sql`c.person_id = ${personId}`
  const [row] = await ctx.statement`
    WITH counted AS MATERIALIZED (
      SELECT c.* FROM csat_answers c
      WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.asked_at >= ${from} AND c.asked_at < ${to} AND ${whose})
    SELECT count(*)::int AS asked, count(c.score)::int AS answered, round(avg(c.score), 2)::float8 AS average,
      (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.score DESC), '[]') FROM (
        SELECT s AS score, (SELECT count(*)::int FROM counted k WHERE k.score = s) AS count FROM generate_series(1, 5) s) n) AS scores,
      (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.count DESC, n.why), '[]') FROM (
        SELECT k.why, count(*)::int AS count FROM counted k WHERE k.why IS NOT NULL GROUP BY k.why) n) AS whys,
      (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.name), '[]') FROM (
        SELECT k.person_id AS "personId", coalesce(staff_name(${ctx.tenantId}::uuid, k.person_id), k.person_id) AS name,
          count(*)::int AS asked, count(k.score)::int AS answered, round(avg(k.score), 2)::float8 AS average
        FROM counted k GROUP BY k.person_id) n) AS people,
      (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.at DESC), '[]') FROM (
        SELECT k.conversation_id AS "conversationId", k.ticket_id AS "ticketId", k.person_id AS "personId", k.score, k.why,
          k.answered_at AS at
        FROM counted k WHERE k.score IS NOT NULL ORDER BY k.answered_at DESC LIMIT ${MOST_ANSWERS}::int) n) AS answers
    FROM counted c`
  return { ...Counted.parse(row), from, to }
}
