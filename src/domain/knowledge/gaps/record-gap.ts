import { z } from 'zod'
import type { TxCtx } from '../../context.ts'
import { maskPerson } from '../mask-person.ts'
import type { UnansweredQuestion } from '../schemas.ts'
import { GapConcepts } from './gap.ts'
import { gapConcepts, mostAlike } from './gap-concepts.ts'

/** A question is held against as many of those that were asked lately. */
const MOST_COMPARED = 500
const MOST_CHARS = 200

const Known = z.object({ id: z.uuid(), concepts: GapConcepts })

/**
 * Keeps a question that nothing answered, in the caller's transaction: counted where the same was asked before, in whatever words
 * and language. One that was answered since and is not after all is open again; one that staff have dismissed stays so.
 */
export async function recordGap(ctx: TxCtx, asked: UnansweredQuestion): Promise<void> {
  const question = maskPerson(asked.question, ctx.ports.secrets).replace(/\s+/gu, ' ').trim().slice(0, MOST_CHARS)
  const concepts = gapConcepts(question, ctx.ports.search)
  if (concepts.length === 0) return
  const { tenantId } = ctx
  const now = ctx.clock.now()
  // Two who ask the same at once ask one question.
  await ctx.tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`gaps ${tenantId}`}, 0))::text`
  const rows = await ctx.tx.knowledgeGap.findMany({
    where: { tenantId },
    select: { id: true, concepts: true },
    orderBy: { lastAt: 'desc' },
    take: MOST_COMPARED,
  })
  const same = mostAlike(concepts, z.array(Known).parse(rows))
  if (same === null) {
    const { language, nearestPassage } = asked
    const row = {
      question,
      language,
      concepts,
      languages: { [language]: 1 },
      nearestPassage,
      createdAt: now,
      lastAt: now,
    }
    await ctx.tx.knowledgeGap.create({ data: { ...row, tenantId, id: ctx.ids.uuid() } })
    return
  }
  await ctx.tx.$executeRaw`
    UPDATE knowledge_gaps SET count = count + 1, last_at = ${now}::timestamptz,
      languages = languages || jsonb_build_object(${asked.language}::text, coalesce((languages->>${asked.language})::int, 0) + 1),
      nearest_passage = coalesce(${asked.nearestPassage}::uuid, nearest_passage),
      status = CASE WHEN status = 'answered' THEN 'open' ELSE status END
    WHERE tenant_id = ${tenantId}::uuid AND id = ${same.id}::uuid`
}
