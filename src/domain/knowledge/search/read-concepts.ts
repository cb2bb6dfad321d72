import type { HeardLang } from '../../../lib/languages.ts'
import type { Alternative, Concept } from './concept.ts'
import { phraseAt } from './english-of.ts'
import { type Glossary, stemKey } from './glossary.ts'
import { ASKING_EXPRESSIONS, CHAT_WORDS, LIGHT_WORDS } from './light-words.ts'
import { meaningsOf } from './meanings-of.ts'
import { type KnownTerms, spellerOf } from './near-terms.ts'
import { formsOf } from './swahili-forms.ts'
import { foldedWords, isStopWord, stemOf, termsOf } from './terms.ts'

const LONGEST_EXPRESSION = 4
/** Another word for the same is as good; what merely looks like it is not. */
const NEAR = 0.8
/** Who asks for a "return policy" is told of returns. */
const PART = 0.6
/** Nobody asks about more things in one message; what comes behind them would only cost time. */
const MOST_CONCEPTS = 48
/** Of a small number a document often says the range, and of what it asks the answer. */
const SMALL_NUMBER = /^\d{1,2}(?:[.:]\d+)?$/
/** What a Swahili verb has behind a stem that is none of its own: "kudeliveria", "wametrain". */
const BORROWED_END = /(?:i?sh|i)?(?:iwa|ia|ie|wa|we|a|e|i)$/
const WEIGHTS = { full: 1, light: 0.3, asking: 0.2 } as const

interface Reader {
  glossary: Glossary
  index: KnownTerms
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
    if (same !== undefined) {
      const parts = part.flatMap((word) => (isStopWord(word) ? [] : [{ terms: [stemOf(word)], weight: PART }]))
      return { concept: conceptOf(said, said, [...alternativesOf([said, ...same]), ...parts]), length }
    }
  }
  return null
}

function wordConcept(word: string, reader: Reader): Concept | null {
  const { glossary, index, language } = reader
  if (CHAT_WORDS.has(word)) return null
  if (language === 'en') return isStopWord(word) ? null : englishConcept(word, reader)
  if (glossary.stop.has(word)) return null
  const meanings = meaningsOf(word, glossary, language)
  if (meanings === null)
    return isStopWord(word) ? null : (borrowedConcept(word, reader) ?? englishConcept(word, reader))
  const concept = glossed(word, meanings, reader)
  // The shop may write the word itself, a name above all; and who mixes languages may mean the English one: "wifi" is an in-law too.
  const isSaid = index.has(stemOf(word)) && !isStopWord(word)
  const english = glossary.same.get(stemOf(word)) ?? []
  const alternatives = alternativesOf(english)
  if (isSaid) alternatives.push({ terms: [stemOf(word)], weight: 1 })
  return alternatives.length === 0 ? concept : { ...concept, alternatives: [...concept.alternatives, ...alternatives] }
}

/** An English word in a Swahili form: "kuride", "mnarepair", "inacost". Null where what is left is no word of the documents. */
function borrowedConcept(word: string, reader: Reader): Concept | null {
  const { glossary, index } = reader
  const known = (form: string) =>
    form.length > 2 && !isStopWord(form) && (index.has(stemOf(form)) || glossary.same.has(stemOf(form)))
  const borrowed = formsOf(word)
    .flatMap((form) => [form, form.replace(BORROWED_END, '')])
    .find(known)
  return borrowed === undefined ? null : { ...englishConcept(borrowed, reader), said: word }
}

/** A word of English, or a name: itself, its like, and when the documents know none of it, what is spelt nearly so. */
function englishConcept(word: string, { glossary, index }: Reader): Concept {
  const alternatives = alternativesOf([word, ...(glossary.same.get(stemOf(word)) ?? [])])
  const isSaid = alternatives.some(({ terms }) => terms.every((term) => index.has(term)))
  // A word that is one is no slip of the pen for another.
  if (isSaid || glossary.english.has(stemOf(word))) return conceptOf(word, word, alternatives)
  const near = spellerOf(index)(stemOf(word)).map(({ term, likeness }) => ({ terms: [term], weight: NEAR * likeness }))
  const [nearest] = near
  return conceptOf(word, nearest?.terms[0] ?? word, [...alternatives, ...near])
}

/** What is glossed only with words that say nothing is no concept: it has no alternative. */
function glossed(said: string, meanings: readonly string[], { glossary }: Reader): Concept {
  const like = meanings.flatMap((meaning) => glossary.same.get(stemKey(foldedWords(meaning))) ?? [])
  return conceptOf(said, meanings[0] ?? said, alternativesOf([...meanings, ...like]))
}

function conceptOf(said: string, english: string, alternatives: Alternative[]): Concept {
  const isAsking = ASKING_EXPRESSIONS.has(english)
  const isLight = LIGHT_WORDS.has(english) || SMALL_NUMBER.test(said)
  const weight = isAsking ? WEIGHTS.asking : isLight ? WEIGHTS.light : WEIGHTS.full
  return { said, english, weight, alternatives }
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
