import { keepIndexes } from '../domain/knowledge/index.ts'
import type { Glossary } from '../domain/knowledge/search/glossary.ts'
import { shareSaid } from '../domain/knowledge/search/share-said.ts'
import type { SearchKit } from '../domain/knowledge/search-kit.ts'
import { languageOfMessage } from '../language/alone/language-of-message.ts'
import { glossaryFiles } from './glossary-files.ts'

/** The glossary is read when documents are first cut or searched, once: many processes never do. */
export function searchKit({ cacheMb, findsNothing = false }: { cacheMb: number; findsNothing?: boolean }): SearchKit {
  let glossary: Glossary | null = null
  return {
    get glossary() {
      glossary ??= glossaryFiles()
      return glossary
    },
    languageOf: (question) => languageOfMessage(question, null).lang,
    findsNothing,
    indexes: keepIndexes(cacheMb * 1024 ** 2),
    shareSaid(said, sources) {
      return shareSaid(said, sources, this.glossary)
    },
  }
}
