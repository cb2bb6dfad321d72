import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { KnowledgeLanguage } from '../schemas.ts'
import { faqDraft } from './faq-draft.ts'
import { foldedQuestion } from './folded-question.ts'
import { writeDraft } from './write-draft.ts'

export interface FaqEntry {
  question: string
  answer: string
  language: KnowledgeLanguage
}

/**
 * Writes a question of the FAQ with its answer, as a draft: it is told once somebody publishes it. Throws `conflict` where the
 * FAQ has the question in this language, however it is written there.
 */
export async function createFaq(ctx: Ctx, entry: FaqEntry): Promise<{ documentId: string }> {
  return ctx.transaction(async (ctx) => {
    const { question, language } = entry
    const id = ctx.ids.uuid()
    const folded = foldedQuestion(question)
    // Whoever writes the same question at the same moment waits here for the outcome.
    const written = await ctx.tx.$queryRaw<unknown[]>`
      INSERT INTO knowledge_documents (tenant_id, id, title, type, language, origin, folded_question, created_at)
      VALUES (${ctx.tenantId}::uuid, ${id}::uuid, ${question}, 'faq', ${language}, 'faq', ${folded}, ${ctx.clock.now()}::timestamptz)
      ON CONFLICT DO NOTHING RETURNING id`
    if (written.length === 0) throw await taken(ctx, entry, folded)
    await writeDraft(ctx, { id, title: question, type: 'faq', language }, faqDraft(entry))
    return { documentId: id }
  })
}

async function taken(ctx: TxCtx, { question, language }: FaqEntry, folded: string): Promise<AppError> {
  const [same] = await ctx.tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM knowledge_documents WHERE tenant_id = ${ctx.tenantId}::uuid AND language = ${language} AND deleted_at IS NULL
      AND (folded_question = ${folded} OR lower(title) = lower(${question})) LIMIT 1`
  return new AppError('conflict', `This question has an answer already: change the entry ${same?.id ?? 'that has it'}.`)
}
