import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { createFaq } from '../faq/create-faq.ts'
import type { KnowledgeLanguage } from '../schemas.ts'
import { lockGap } from './lock-gap.ts'

export interface GapAnswer {
  gapId: string
  answer: string
  /** The question as the FAQ asks it; null takes it as it was asked. */
  question: string | null
  /** The language of question and answer; null for that in which it was asked. */
  language: KnowledgeLanguage | null
}

/**
 * Writes the answer to a question that nothing answered, as a draft of a FAQ: when that is published, the question is asked again.
 * Throws `not_found`, `conflict` when an answer was written already or the FAQ has the question.
 */
export async function answerGap(ctx: Ctx, input: GapAnswer): Promise<{ documentId: string }> {
  return ctx.transaction(async (ctx) => {
    const gap = await lockGap(ctx, input.gapId)
    if (gap.documentId !== null && gap.status !== 'dismissed' && (await isLiving(ctx, gap.documentId))) {
      throw new AppError('conflict', `An answer to this question is written already: change the FAQ ${gap.documentId}.`)
    }
    const language = input.language ?? (gap.language === 'en' ? 'en' : 'sw')
    const { documentId } = await createFaq(ctx, {
      question: input.question ?? gap.question,
      answer: input.answer,
      language,
    })
    const where = { tenantId_id: { tenantId: ctx.tenantId, id: gap.id } }
    await ctx.tx.knowledgeGap.update({ where, data: { documentId, status: 'open' } })
    return { documentId }
  })
}

async function isLiving(ctx: Ctx, documentId: string): Promise<boolean> {
  const rows = await ctx.statement`
    SELECT FROM knowledge_documents
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${documentId}::uuid AND deleted_at IS NULL`
  return rows.length > 0
}
