import type { Ctx } from '../../context.ts'
import { type Guide, propertyDocuments, readGuide } from '../../properties/index.ts'
import { type Shelf, shelfOf, shelve } from '../search-passages.ts'
import type { SubjectReader } from '../subject-reader.ts'

/** Guides of tenants that were asked lately. */
const MOST_KEPT = 20

/** A guide, and the texts of its rows as they are compared with questions: what is told comes from the row. */
export interface KeptGuide extends Guide {
  shelf: Shelf
}

const kept = new WeakMap<SubjectReader, Map<string, KeptGuide>>()

/** What the properties of a tenant say, read again only when it has changed. */
export async function guideOf(ctx: Ctx): Promise<KeptGuide> {
  const { subjects } = ctx.ports
  const guides = kept.get(subjects) ?? new Map<string, KeptGuide>()
  kept.set(subjects, guides)
  const known = guides.get(ctx.tenantId) ?? null
  const read = await readGuide(ctx, known?.revision ?? null)
  const guide = read === null ? known : { ...read, shelf: rowsAsShelf(read, subjects) }
  // Only a guide that is known is left unread.
  if (guide === null) throw new Error('the guide was neither read nor known')
  guides.delete(ctx.tenantId)
  guides.set(ctx.tenantId, guide)
  const [oldest] = guides.keys()
  if (guides.size > MOST_KEPT && oldest !== undefined) guides.delete(oldest)
  return guide
}

function rowsAsShelf({ items }: Guide, subjects: SubjectReader): Shelf {
  const passages = propertyDocuments(items).map(({ itemId, title, pages }) => ({
    chunkId: itemId,
    title,
    type: 'doc' as const,
    language: 'en' as const,
    heading: '',
    text: [title, ...pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))].join('\n'),
    page: 1,
    place: null,
  }))
  // They are in no index: only their words are compared.
  return shelfOf(passages.map((passage) => ({ ...shelve(passage, subjects), coverage: 0 })))
}
