import { z } from 'zod'

/** A page as the source of searches gave it. */
export const FoundPage = z.strictObject({
  title: z.string(),
  url: z.string(),
  snippet: z.string(),
  /** The day the page says it is of, as YYYY-MM-DD; null where it does not say. */
  publishedOn: z.iso.date().nullable(),
  /** When the source was asked. */
  fetchedAt: z.iso.datetime(),
})
export type FoundPage = z.infer<typeof FoundPage>

/** What of a page may be told, and whose words they are. */
export const Report = z.strictObject({
  title: z.string(),
  url: z.string(),
  domain: z.string(),
  /** Word for word what the page says: whole sentences, without contacts, links and ways to pay. */
  quote: z.string(),
  /** The day to name with it: of the page where it says one, else of the search. YYYY-MM-DD. */
  on: z.iso.date(),
  dated: z.boolean(),
})
export type Report = z.infer<typeof Report>

/**
 * Why nothing was looked up: the tenant wants no research, none is connected, the day's searches are used up, or the
 * source did not answer.
 */
export const NotSearched = z.enum(['not_enabled', 'not_connected', 'limit_reached', 'unavailable'])
export type NotSearched = z.infer<typeof NotSearched>
