import { buildSegment, type IndexedPassage } from '../../../src/domain/knowledge/search/build-segment.ts'
import type { Glossary } from '../../../src/domain/knowledge/search/glossary.ts'
import { openSegments, type PassageIndex } from '../../../src/domain/knowledge/search/open-segments.ts'
import { readConcepts } from '../../../src/domain/knowledge/search/read-concepts.ts'
import { type Scored, scorePassages } from '../../../src/domain/knowledge/search/score-passages.ts'
import type { HeardLang } from '../../../src/lib/languages.ts'
import { NO_GLOSSARY } from './no-glossary.ts'

export function passage(text: string, more: Partial<IndexedPassage> = {}): IndexedPassage {
  return { prefix: '', text, continues: false, stretch: 0, extra: [], ...more }
}

/** An index in which every text is a document of its own. */
export function indexOf(...texts: string[]): PassageIndex {
  return openSegments(texts.map((text) => buildSegment([passage(text)])))
}

/** What a question finds by words alone. */
export function find(
  index: PassageIndex,
  question: string,
  language: HeardLang = 'en',
  glossary: Glossary = NO_GLOSSARY,
): Scored[] {
  const concepts = readConcepts(question, { glossary, index, language })
  return scorePassages(index, { concepts, language, meaning: null })
}
