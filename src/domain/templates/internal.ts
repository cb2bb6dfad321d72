import type { TxCtx } from '../context.ts'
import { type NewTemplate, TemplateView } from './schemas.ts'

export const VIEW = {
  name: true,
  language: true,
  body: true,
  category: true,
  contentSid: true,
  status: true,
  reason: true,
  updatedAt: true,
  version: true,
} as const

/** Keeps everybody else from changing a wording until the transaction ends; null where there is none. */
export async function lockTemplate(
  { tx, tenantId }: TxCtx,
  { name, language }: Pick<NewTemplate, 'name' | 'language'>,
): Promise<TemplateView | null> {
  await tx.$queryRaw`SELECT id FROM message_templates
    WHERE tenant_id = ${tenantId}::uuid AND name = ${name} AND language = ${language} FOR UPDATE`
  const where = { tenantId_name_language: { tenantId, name, language } }
  const row = await tx.messageTemplate.findUnique({ where, select: VIEW })
  return row && TemplateView.parse(row)
}
