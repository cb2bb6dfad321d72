import type { CutPassage } from './cut/cut.ts'
import type { KnowledgeLanguage } from './schemas.ts'
import { buildSegment } from './search/build-segment.ts'
import { englishOf } from './search/english-of.ts'
import type { Glossary } from './search/glossary.ts'

/** A passage with its own language. */
export type SpokenPassage = Pick<CutPassage, 'prefix' | 'text' | 'continues' | 'stretch'> & { lang: KnowledgeLanguage }

/** The part of the index that a version has. What is written in Swahili is found by its English too: so questions are read. */
export function segmentOf(passages: readonly SpokenPassage[], glossary: Glossary): Uint8Array {
  return buildSegment(
    passages.map(({ lang, ...passage }) => ({
      ...passage,
      extra: lang === 'sw' ? englishOf(`${passage.prefix}\n${passage.text}`, glossary) : [],
    })),
  )
}
