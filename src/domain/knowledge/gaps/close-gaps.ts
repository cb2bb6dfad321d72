import { z } from 'zod'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { retrieve } from '../retrieve.ts'
import { openSegments, type PassageIndex } from '../search/open-segments.ts'
import { GapConcepts } from './gap.ts'

/** Asked again with one document: what was asked most. */
const MOST_ASKED_AGAIN = 50
/** A document that says less of what a question is about does not answer it. */
const LEAST_SAID = 0.5

const Row = z.object({
  gapId: z.uuid(),
  question: z.string(),
  language: z.string(),
  concepts: GapConcepts,
  documentId: z.uuid().nullable(),
})
type OpenGap = z.infer<typeof Row>

/**
 * Asks the open questions again of which a document that was just published says something: those it answers are closed. It may
 * be done again, and changes then what it did not get to before.
 */
export async function closeGaps(ctx: Ctx, { documentId }: { documentId: string }): Promise<void> {
  const index = await currentIndex(ctx, documentId)
  if (index === null) return
  const answered: string[] = []
  for (const gap of await openGaps(ctx)) {
    const mayAnswer = gap.documentId === documentId || shareSaid(gap.concepts, index) >= LEAST_SAID
    if (mayAnswer && (await isAnswered(ctx, gap, documentId))) answered.push(gap.gapId)
  }
  if (answered.length > 0) await close(ctx, answered, documentId)
}

async function currentIndex(ctx: Ctx, documentId: string): Promise<PassageIndex | null> {
  const [row] = await ctx.statement`
    SELECT s.bytes FROM knowledge_documents d
    JOIN knowledge_segments s ON s.tenant_id = d.tenant_id AND s.version_id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.id = ${documentId}::uuid`
  return row === undefined ? null : openSegments([z.object({ bytes: z.instanceof(Uint8Array) }).parse(row).bytes])
}

async function openGaps(ctx: Ctx): Promise<OpenGap[]> {
  const rows = await ctx.statement`
    SELECT id AS "gapId", question, language, concepts, document_id AS "documentId" FROM knowledge_gaps
    WHERE tenant_id = ${ctx.tenantId}::uuid AND status = 'open' ORDER BY count DESC, last_at DESC LIMIT ${MOST_ASKED_AGAIN}`
  return z.array(Row).parse(rows)
}

function shareSaid(concepts: GapConcepts, index: PassageIndex): number {
  const said = concepts.filter((ways) => ways.some((way) => way.split(' ').every((term) => index.has(term))))
  return said.length / Math.max(1, concepts.length)
}

async function isAnswered(ctx: Ctx, { question, language }: OpenGap, documentId: string): Promise<boolean> {
  const asked = { query: question, types: null, language: language === 'en' ? ('en' as const) : ('sw' as const) }
  const { snippets, confident } = await retrieve(ctx, { ...asked, about: null })
  const [best] = snippets
  if (!confident || best === undefined) return false
  const rows = await ctx.statement`
    SELECT FROM knowledge_passages p JOIN knowledge_documents d ON d.tenant_id = p.tenant_id AND d.current_version_id = p.version_id
    WHERE p.tenant_id = ${ctx.tenantId}::uuid AND p.id = ${best.chunkId}::uuid AND d.id = ${documentId}::uuid`
  return rows.length > 0
}

async function close(ctx: Ctx, gapIds: readonly string[], documentId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const closed = await ctx.tx.$queryRaw<{ id: string }[]>`
      UPDATE knowledge_gaps SET status = 'answered', document_id = ${documentId}::uuid
      WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ANY (${[...gapIds]}::uuid[]) AND status = 'open' RETURNING id`
    const facts = closed.map(({ id }) => ({
      action: 'knowledge.gap_answered',
      subjectType: 'gap',
      subjectId: id,
      data: { document_id: documentId },
    }))
    if (facts.length > 0) await recordAudit(ctx, ...facts)
  })
}
