import type { ReadPassage } from './read-passage.ts'
import { englishOf } from './search/english-of.ts'
import type { Glossary } from './search/glossary.ts'
import { termsOf } from './search/terms.ts'

/** The terms of a passage where they stand, as the concepts of a question are looked for. */
export interface SaidTerms {
  title: ReadonlySet<string>
  heading: ReadonlySet<string>
  /** In the order of its sentences. */
  sentences: readonly ReadonlySet<string>[]
  all: ReadonlySet<string>
}

/** Terms of what is written in Swahili stand there with those of its English: so questions are read. */
export function saidTerms(
  { title, heading, text }: { title: string; heading: string; text: string },
  { sentences }: Pick<ReadPassage, 'sentences'>,
  language: 'en' | 'sw',
  glossary: Glossary,
): SaidTerms {
  const read = (part: string) => new Set([...termsOf(part), ...(language === 'sw' ? englishOf(part, glossary) : [])])
  const [first = '', ...rest] = text.split('\n')
  // What asks or heads all that stands below it is said of each sentence of it.
  const above = rest.length > 0 && sentences[0]?.text !== first ? `${heading}\n${first}` : heading
  return {
    title: read(title),
    heading: read(above),
    sentences: sentences.map((sentence) => read(sentence.text)),
    all: read(`${title}\n${heading}\n${text}`),
  }
}
