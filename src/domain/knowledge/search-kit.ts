import type { HeardLang } from '../../lib/languages.ts'
import type { KeptIndexes } from './kept-indexes.ts'
import type { Glossary } from './search/glossary.ts'
import type { Written } from './search/share-said.ts'

/** What searching the documents of shops needs beside them: the same for every shop. */
export interface SearchKit {
  readonly glossary: Glossary
  /** The language in which a question is asked. */
  languageOf(question: string): HeardLang
  indexes: KeptIndexes
  /** Pretended: whatever is asked, no passage is near it. */
  readonly findsNothing: boolean
  /** Of what a text speaks of, the share that the sources speak of too, 0 to 1; null for a text that speaks of nothing. */
  shareSaid(said: Written, sources: readonly Written[]): number | null
}
