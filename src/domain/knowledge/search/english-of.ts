import type { Glossary } from './glossary.ts'
import { meaningsOf } from './meanings-of.ts'
import { foldedWords, termsOf } from './terms.ts'

const LONGEST_PHRASE = 4

/** The terms under which English finds a text in Swahili: the first meaning of each of its words and expressions. */
export function englishOf(text: string, glossary: Glossary): string[] {
  const words = foldedWords(text)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, glossary)
    const word = words[at] ?? ''
    const [meaning] = phrase?.meanings ?? (glossary.stop.has(word) ? [] : (meaningsOf(word, glossary, 'sw') ?? []))
    if (meaning !== undefined) found.push(...termsOf(meaning))
    at += phrase?.length ?? 1
  }
  return found
}

/** The longest expression of a glossary that begins at a word. */
export function phraseAt(
  words: readonly string[],
  at: number,
  { phrases }: Glossary,
): { said: string; meanings: readonly string[]; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const said = words.slice(at, at + length).join(' ')
    const meanings = phrases.get(said)
    if (meanings !== undefined) return { said, meanings, length }
  }
  return null
}
