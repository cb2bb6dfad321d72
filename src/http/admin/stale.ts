import Router from '@koa/router'
import { z } from 'zod'
import { KnowledgeLanguage, KnowledgeType, listStale } from '../../domain/knowledge/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'

const Instant = z.iso.datetime()

const StaleDocument = z.strictObject({
  document_id: z.uuid(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
  published_at: Instant,
  /** When somebody should have looked at it; null for one that has only expired. */
  due_at: Instant.nullable(),
  valid_until: Instant.nullable(),
  expired: z.boolean(),
})
const StaleItem = z.strictObject({
  item_id: z.uuid(),
  property: z.string(),
  category: z.string(),
  name: z.string(),
  last_updated: z.iso.date(),
  valid_until: z.iso.date().nullable(),
  expired: z.boolean(),
})
const Stale = z.strictObject({ documents: z.array(StaleDocument), items: z.array(StaleItem) })

/**
 * GET /v1/knowledge/stale, for a staff token: documents and rows that somebody should look at again, and those that have expired and
 * are told no more. A document is fresh again once it is published anew, or its review_by is moved.
 */
export function staleRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/knowledge/stale' })
  router.get('/', async (http) => {
    const { documents, items } = await listStale(await deps.staff(http))
    answer(http, Stale, {
      documents: documents.map(({ documentId, publishedAt, dueAt, validUntil, ...same }) => ({
        ...same,
        document_id: documentId,
        published_at: publishedAt.toISOString(),
        due_at: dueAt?.toISOString() ?? null,
        valid_until: validUntil?.toISOString() ?? null,
      })),
      items: items.map(({ itemId, lastUpdated, validUntil, ...same }) => ({
        ...same,
        item_id: itemId,
        last_updated: lastUpdated,
        valid_until: validUntil,
      })),
    })
  })
  return router
}
