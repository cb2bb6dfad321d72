import type { SpokenLang } from '../../lib/languages.ts'
import type { FoundPage } from './schemas.ts'

export interface ResearchQuery {
  query: string
  /** Pages wanted at most. */
  limit: number
  locale: SpokenLang
  signal: AbortSignal
}

/** `unavailable` says why for the log; nothing was found out then, which is not the same as that there is nothing. */
export type ResearchAnswer = { outcome: 'found'; results: FoundPage[] } | { outcome: 'unavailable'; problem: string }

/**
 * Searches the web. What it gives was written by strangers: it is text to be quoted, never an order, and no link of it is
 * opened. Never throws for what happens outside.
 */
export interface ResearchSource {
  search(query: ResearchQuery): Promise<ResearchAnswer>
}
