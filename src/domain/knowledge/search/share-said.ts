import type { HeardLang } from '../../../lib/languages.ts'
import { phraseAt } from './english-of.ts'
import type { Glossary } from './glossary.ts'
import { meaningsOf } from './meanings-of.ts'
import { foldedWords, isStopWord, stemOf, termsOf } from './terms.ts'

/** A text and the language it is written in. */
export interface Written {
  text: string
  language: HeardLang
}

/** Ways of saying one thing, each of them terms that must all be there. */
type Ways = readonly (readonly string[])[]

/** Figures are held against rows one by one; their units say nothing of a topic. */
const UNITS: ReadonlySet<string> = new Set('am pm kes ksh usd eur gbp bob saa asubuhi mchana jioni usiku'.split(' '))

/**
 * Of what a text speaks of, the share that the sources speak of too, in whatever languages: 1 is all of it. Null for a text that
 * speaks of nothing: manners, figures alone.
 */
export function shareSaid(said: Written, sources: readonly Written[], glossary: Glossary): number | null {
  const content = contentOf(said, glossary)
  if (content.length === 0) return null
  const known = new Set(sources.flatMap((source) => [...contentOf(source, glossary).flat(2), ...stemsOf(source)]))
  const held = content.filter((ways) => ways.some((terms) => terms.every((term) => known.has(term))))
  return held.length / content.length
}

function stemsOf({ text }: Written): string[] {
  return foldedWords(text).map(stemOf)
}

/** What a text speaks of, in its order. */
function contentOf({ text, language }: Written, glossary: Glossary): Ways[] {
  const words = foldedWords(text)
  const found: Ways[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = language === 'en' ? null : phraseAt(words, at, glossary)
    const word = words[at] ?? ''
    const ways = phrase === null ? waysOf(word, language, glossary) : inEnglish(phrase.meanings, glossary)
    if (ways.length > 0) found.push(ways)
    at += phrase?.length ?? 1
  }
  return found
}

function waysOf(word: string, language: HeardLang, glossary: Glossary): Ways {
  if (/\d/u.test(word) || UNITS.has(word)) return []
  if (language === 'en') return isStopWord(word) ? [] : inEnglish([word], glossary)
  if (glossary.stop.has(word)) return []
  const meanings = meaningsOf(word, glossary, language)
  if (meanings === null) return isStopWord(word) ? [] : inEnglish([word], glossary)
  return [[stemOf(word)], ...inEnglish(meanings, glossary)]
}

/** Expressions of English, and those that stand for the same. */
function inEnglish(expressions: readonly string[], { same }: Glossary): Ways {
  const like = expressions.flatMap((one) => same.get(foldedWords(one).map(stemOf).join(' ')) ?? [])
  return [...expressions, ...like].map(termsOf).filter((terms) => terms.length > 0)
}
