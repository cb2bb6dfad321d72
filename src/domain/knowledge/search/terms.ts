import stem from 'wink-porter2-stemmer'
import { ASKING_WORDS, STOP_WORDS } from './stop-words.ts'

/** What no reader means as a word: a line of hexadecimal, a text without spaces. */
const LONGEST = 40
const WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{N}]+/gu

/** Words as they are compared, in order: lower case, without accents and apostrophes, "12,000" as 12000. */
export function foldedWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ\u0060]/gu, '')
    .toLowerCase()
  return (plain.match(WORD) ?? []).map((word) => word.replace(/(?<=\p{N}),(?=\p{N}{3})/gu, '').slice(0, LONGEST))
}

/** A folded word without its English ending. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const found = /^[a-z]+$/.test(word) ? stem(word) : word
  if (stems.size >= MOST_KEPT) stems.clear()
  stems.set(word, found)
  return found
}

/** The terms under which a text is found. */
export function termsOf(text: string): string[] {
  return foldedWords(text).flatMap((word) => (STOP_WORDS.has(word) ? [] : [stemOf(word)]))
}

/** Whether a folded word of an English question says nothing. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || ASKING_WORDS.has(word)
}

/** Stemming costs more than all else in reading a text; the words of a language are few. */
const stems = new Map<string, string>()
const MOST_KEPT = 50_000
