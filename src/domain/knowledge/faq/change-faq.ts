import { z } from 'zod'
import { isStale } from '../../../lib/is-stale.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockDocument } from '../lock-document.ts'
import { faqDraft } from './faq-draft.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Writes another answer to a question of the FAQ, as a draft; the one before is told until somebody publishes it. Nothing is written
 * when the entry was changed since the revision that the caller has seen. Throws
 * `not_found` for what is no entry of the FAQ.
 * @param input.seen null for whatever is there
 */
export async function changeFaq(
  ctx: Ctx,
  input: { documentId: string; answer: string; seen?: number | null },
): Promise<'drafted' | 'stale'> {
  return ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, input.documentId)
    await mustBeFaq(ctx, document.id)
    if (isStale(input.seen ?? null, { version: document.revision })) return 'stale'
    await writeDraft(ctx, document, faqDraft({ question: document.title, answer: input.answer }))
    return 'drafted'
  })
}

const Found = z.object({ origin: z.string() })

async function mustBeFaq(ctx: TxCtx, documentId: string): Promise<void> {
  const where = { tenantId_id: { tenantId: ctx.tenantId, id: documentId } }
  const { origin } = Found.parse(await ctx.tx.knowledgeDocument.findUnique({ where, select: { origin: true } }))
  if (origin !== 'faq') throw new AppError('not_found', 'This document is no entry of the FAQ.')
}
