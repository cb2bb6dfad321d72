import type { HeardLang } from '../../lib/languages.ts'
import type { KeptIndexes } from './kept-indexes.ts'
import type { Glossary } from './search/glossary.ts'

/** What searching the documents of shops needs beside them: the same for every shop. */
export interface SearchKit {
  readonly glossary: Glossary
  /** The language in which a question is asked. */
  languageOf(question: string): HeardLang
  indexes: KeptIndexes
}
