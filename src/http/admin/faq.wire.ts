import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import { type FaqView, KnowledgeLanguage, listFaq } from '../../domain/knowledge/index.ts'
import { Title } from './read-upload.ts'

/** It names its document too. */
export const Question = Title
export const Answer = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'must be text')

export const FaqWire = z.strictObject({
  document_id: z.uuid(),
  type: z.enum(['faq', 'summary']),
  question: z.string(),
  language: KnowledgeLanguage,
  /** What is told now, and what waits to be published in its place: as customers may read it. */
  told: z.string().nullable(),
  draft: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export const FaqAnswer = z.strictObject({ entry: FaqWire })

export function faqWire({ documentId, createdAt, ...same }: FaqView): z.infer<typeof FaqWire> {
  return { ...same, document_id: documentId, created_at: createdAt.toISOString() }
}

/** One entry as it is now. Throws `not_found`. */
export async function faqEntry(ctx: Ctx, documentId: string): Promise<z.infer<typeof FaqWire>> {
  const { entries } = await listFaq(ctx, { filter: { waiting: null, documentId }, after: null, limit: 1 })
  const [entry] = entries
  if (entry === undefined) throw new AppError('not_found', 'There is no such entry: list the FAQ to see what it has.')
  return faqWire(entry)
}
