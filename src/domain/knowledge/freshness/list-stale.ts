import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { readGuide, rowReviewDue } from '../../properties/index.ts'
import { KnowledgeLanguage, KnowledgeType } from '../schemas.ts'
import { reviewDue } from './review-due.ts'

const Row = z.object({
  documentId: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  publishedAt: z.coerce.date(),
  reviewBy: z.coerce.date().nullable(),
  validUntil: z.coerce.date().nullable(),
})

export interface StaleDocument extends Omit<z.infer<typeof Row>, 'reviewBy'> {
  /** When it should have been looked at; null for one that has only expired. */
  dueAt: Date | null
  /** It is told no more. */
  expired: boolean
}

export interface StaleItem {
  itemId: string
  property: string
  category: string
  name: string
  lastUpdated: string
  validUntil: string | null
  expired: boolean
}

/** What a shop tells that nobody has looked at for too long, and what it does not tell any more because it has expired. Oldest first. */
export async function listStale(ctx: Ctx): Promise<{ documents: StaleDocument[]; items: StaleItem[] }> {
  const now = ctx.clock.now()
  const rows = z.array(Row).parse(
    await ctx.statement`
    SELECT d.id AS "documentId", d.title, d.type, d.language, v.status_at AS "publishedAt", d.review_by AS "reviewBy",
      d.valid_until AS "validUntil"
    FROM knowledge_documents d JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid ORDER BY v.status_at, d.id`,
  )
  const documents = rows.flatMap(({ reviewBy, ...row }) => {
    const dueAt = reviewDue({ ...row, reviewBy })
    const expired = row.validUntil !== null && row.validUntil <= now
    const isDue = dueAt !== null && dueAt <= now
    return isDue || expired ? [{ ...row, dueAt: isDue ? dueAt : null, expired }] : []
  })
  return { documents, items: await staleItems(ctx, now) }
}

async function staleItems(ctx: Ctx, now: Date): Promise<StaleItem[]> {
  const guide = await readGuide(ctx, null)
  const today = now.toISOString().slice(0, 10)
  const items = (guide?.items ?? []).flatMap(({ id, propertyId, category, name, lastUpdated, validUntil }) => {
    const expired = validUntil !== null && validUntil < today
    if (!expired && rowReviewDue(lastUpdated) > now) return []
    const property = guide?.properties.find((one) => one.id === propertyId)?.name ?? ''
    return [{ itemId: id, property, category, name, lastUpdated, validUntil, expired }]
  })
  return items.sort((one, other) => one.lastUpdated.localeCompare(other.lastUpdated))
}
