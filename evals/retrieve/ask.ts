import { z } from 'zod'
import { jsonLog } from '../../src/adapters/system/log.ts'
import type { Embedder } from '../../src/domain/knowledge/embedder.ts'
import { calibrationFor } from '../../src/domain/knowledge/search/calibrations.ts'
import { embeddingText } from '../../src/domain/knowledge/search/embedding-text.ts'
import { type NameFinder, nameFinder } from '../../src/domain/knowledge/search/find-names.ts'
import type { Glossary } from '../../src/domain/knowledge/search/glossary.ts'
import { likenessIn } from '../../src/domain/knowledge/search/likeness.ts'
import { readConcepts } from '../../src/domain/knowledge/search/read-concepts.ts'
import { readMeaning } from '../../src/domain/knowledge/search/read-meaning.ts'
import type { Sought } from '../../src/domain/knowledge/search/score-passages.ts'
import { searchFocused } from '../../src/domain/knowledge/search/search-focused.ts'
import { type Found, type SearchRules, searchIndex } from '../../src/domain/knowledge/search/search-index.ts'
import { languageOfMessage } from '../../src/language/alone/language-of-message.ts'
import { HeardLang } from '../../src/lib/languages.ts'
import { AskedLine } from '../asked-line.ts'
import type { Corpus } from './corpus.ts'

export const QuestionLine = AskedLine.extend({
  group: z
    .union([z.string(), z.array(z.string())])
    .nullable()
    .default(null),
  lang: HeardLang.nullish(),
})
export type QuestionLine = z.infer<typeof QuestionLine>

export interface Searcher {
  corpus: Corpus
  glossary: Glossary
  embedder: Embedder | null
  /** Null when nothing that a talk names is to be looked at first. */
  names: NameFinder | null
}

export function makeNames({ documents }: Corpus): NameFinder {
  return nameFinder(documents.flatMap(({ group }) => (group === null ? [] : [{ name: group, group }])))
}

/** Searches as a turn does. `without` leaves documents out, as if they had never been written. */
export async function ask(
  searcher: Searcher,
  question: QuestionLine,
  without: ReadonlySet<string> = new Set(),
): Promise<{ found: Found; focus: string[] }> {
  const { corpus, embedder } = searcher
  const sought = await readQuestion(searcher, question)
  const isKept = (passage: number) => !without.has(corpus.documentOf(passage).id)
  const rules: SearchRules = {
    likeness: likenessIn(corpus.index, embedder?.id ?? null, corpus.textOf),
    calibrationOf: (passage) => calibrationFor(embedder?.id ?? null, corpus.kindOf(passage)),
    within: without.size === 0 ? undefined : isKept,
  }
  const focus = focusOf(searcher, question)
  if (focus.length === 0) return { found: searchIndex(corpus.index, sought, rules), focus }
  const named = new Set(focus)
  const groupOf = (passage: number) => corpus.documentOf(passage).group
  const found = searchFocused(corpus.index, sought, rules, {
    isNamed: (passage) => named.has(groupOf(passage) ?? '') && isKept(passage),
    isGeneral: (passage) => groupOf(passage) === null,
  })
  return { found, focus }
}

function focusOf({ names }: Searcher, { group, history, text }: QuestionLine): string[] {
  if (names === null) return []
  return group === null ? names([...history, text]) : [group].flat()
}

async function readQuestion({ corpus, glossary, embedder }: Searcher, { text, lang }: QuestionLine): Promise<Sought> {
  const language = lang ?? languageOfMessage(text, null).lang
  const concepts = readConcepts(text, { glossary, index: corpus.index, language })
  const limits = { signal: AbortSignal.timeout(60_000), log: jsonLog('warn') }
  return { concepts, language, meaning: await readMeaning(embedder, embeddingText(text, language, concepts), limits) }
}
