import type { HeardLang } from '../../../lib/languages.ts'
import type { Alternative, Concept } from './concept.ts'
import { phraseAt } from './english-of.ts'
import { type Glossary, stemKey } from './glossary.ts'
import { meaningsOf } from './meanings-of.ts'
import { spellerOf } from './near-terms.ts'
import type { PassageIndex } from './open-segments.ts'
import { foldedWords, isStopWord, stemOf, termsOf } from './terms.ts'

const LONGEST_EXPRESSION = 4
/** Another word for the same is as good; what merely looks like it is not. */
const NEAR = 0.8
/** Nobody asks about more things in one message; what comes behind them would only cost time. */
const MOST_CONCEPTS = 48

interface Reader {
  glossary: Glossary
  index: PassageIndex
  language: HeardLang
}

/** The content of a question, in its order, each thing once. */
export function readConcepts(question: string, reader: Reader): Concept[] {
  const words = foldedWords(question)
  const found = new Map<string, Concept>()
  for (let at = 0; at < words.length && found.size < MOST_CONCEPTS; ) {
    const { concept, length } = expressionAt(words, at, reader) ?? {
      concept: wordConcept(words[at] ?? '', reader),
      length: 1,
    }
    if (concept !== null && concept.alternatives.length > 0 && !found.has(concept.said))
      found.set(concept.said, concept)
    at += length
  }
  return [...found.values()]
}

/** The longest expression that begins here and means something together. */
function expressionAt(
  words: readonly string[],
  at: number,
  reader: Reader,
): { concept: Concept; length: number } | null {
  const { glossary, language } = reader
  const foreign = language === 'en' ? null : phraseAt(words, at, glossary)
  if (foreign !== null) return { concept: glossed(foreign.said, foreign.meanings, reader), length: foreign.length }
  for (let length = Math.min(LONGEST_EXPRESSION, words.length - at); length > 1; length -= 1) {
    const part = words.slice(at, at + length)
    const same = glossary.same.get(stemKey(part))
    const said = part.join(' ')
    if (same !== undefined)
      return { concept: { said, english: said, alternatives: alternativesOf([said, ...same]) }, length }
  }
  return null
}

function wordConcept(word: string, reader: Reader): Concept | null {
  const { glossary, index, language } = reader
  if (language === 'en') return isStopWord(word) ? null : englishConcept(word, reader)
  if (glossary.stop.has(word)) return null
  const meanings = meaningsOf(word, glossary, language)
  if (meanings === null) return isStopWord(word) ? null : englishConcept(word, reader)
  const concept = glossed(word, meanings, reader)
  const isSaid = index.has(stemOf(word)) && !isStopWord(word)
  // The shop may write the word itself, a name above all.
  return isSaid
    ? { ...concept, alternatives: [...concept.alternatives, { terms: [stemOf(word)], weight: 1 }] }
    : concept
}

/** A word of English, or a name: itself, its like, and when the documents know none of it, what is spelt nearly so. */
function englishConcept(word: string, { glossary, index }: Reader): Concept {
  const alternatives = alternativesOf([word, ...(glossary.same.get(stemOf(word)) ?? [])])
  if (alternatives.some(({ terms }) => terms.every((term) => index.has(term))))
    return { said: word, english: word, alternatives }
  const near = spellerOf(index)(stemOf(word)).map(({ term, likeness }) => ({ terms: [term], weight: NEAR * likeness }))
  const [nearest] = near
  return { said: word, english: nearest?.terms[0] ?? word, alternatives: [...alternatives, ...near] }
}

/** What is glossed only with words that say nothing is no concept: it has no alternative. */
function glossed(said: string, meanings: readonly string[], { glossary }: Reader): Concept {
  const like = meanings.flatMap((meaning) => glossary.same.get(stemKey(foldedWords(meaning))) ?? [])
  return { said, english: meanings[0] ?? said, alternatives: alternativesOf([...meanings, ...like]) }
}

function alternativesOf(expressions: readonly string[]): Alternative[] {
  const found = new Map<string, Alternative>()
  for (const expression of expressions) {
    const terms = [...new Set(termsOf(expression))]
    const key = terms.join(' ')
    if (terms.length > 0 && !found.has(key)) found.set(key, { terms, weight: 1 })
  }
  return [...found.values()]
}
