import type { SpokenLang } from '../../src/lib/languages.ts'
import { say } from './index.ts'

/** Where a passage stands, as a reader finds it: "House policies, p. 4"; the only page of a document is not named. */
export function sourceLine({ title, page }: { title: string; page: number | null }, language: SpokenLang): string {
  return page === null || page < 2 ? title : say('source_page', language, { title, page: String(page) })
}
