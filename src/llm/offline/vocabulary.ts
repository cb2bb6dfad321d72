import { conceptsOf } from './concepts.ts'
import { letterSlots } from './feature-slots.ts'
import { NAMES } from './lexicon/names.ts'
import { COLOURS } from './lexicon/shopping-words.ts'
import { isNumberWord } from './numbers.ts'
import { namesGoods } from './shop-lexicon.ts'
import { wordSet } from './tokens.ts'

/** A word as the classifier reads it: spelling mended, names of things taken away, what it means, its letter groups. */
export type Reading = { word: string; concepts: readonly string[]; letters: readonly number[] }
export type Vocabulary = { read(token: string): Reading }

const NAMED = wordSet(NAMES)
const SHORTEST = 5
const LONGEST = 20
/** Readings are remembered up to this many words, so that training reads each word once. */
const REMEMBERED = 8_000

/** Learns which words are known: the given ones, and those that occur at least twice in `counts`. */
export function buildVocabulary(words: Iterable<string>, counts: ReadonlyMap<string, number>): Vocabulary {
  const known = new Set(words)
  for (const [word, count] of counts) if (count >= 2) known.add(word)
  const shortened = shortForms(known)
  const remembered = new Map<string, Reading>()
  return {
    read(token) {
      const before = remembered.get(token)
      if (before !== undefined) return before
      const word = generalise(token, known, shortened)
      const reading = { word, concepts: conceptsOf(word), letters: letterSlots(token) }
      if (remembered.size < REMEMBERED) remembered.set(token, reading)
      return reading
    },
  }
}

/** Numbers, colours and goods lose their name, so that a shop never seen before looks like a known one. */
function generalise(token: string, known: ReadonlySet<string>, shortened: ReadonlyMap<string, string>): string {
  if (/^\d/.test(token)) return token.length > 5 ? '#long' : '#'
  if (isNumberWord(token) && token !== 'one') return '#'
  if (COLOURS.has(token)) return '@colour'
  if (NAMED.has(token)) return '@other'
  const word = known.has(token) ? token : mend(token, known, shortened)
  if (conceptsOf(word).length > 0) return word
  if (namesGoods(word)) return '@goods'
  return known.has(word) ? word : '@other'
}

/** Finds a known word one letter away: one missing, added, changed, or two swapped. */
function mend(word: string, known: ReadonlySet<string>, shortened: ReadonlyMap<string, string>): string {
  if (word.length < SHORTEST || word.length > LONGEST) return word
  const longer = shortened.get(word)
  if (longer !== undefined) return longer
  for (const form of withoutOneLetter(word)) {
    if (form.length >= SHORTEST && known.has(form)) return form
    const near = shortened.get(form)
    if (near !== undefined && near[0] === word[0]) return near
  }
  return word
}

function shortForms(known: ReadonlySet<string>): Map<string, string> {
  const shortened = new Map<string, string>()
  for (const word of known) {
    if (word.length < SHORTEST) continue
    for (const form of withoutOneLetter(word)) if (!shortened.has(form)) shortened.set(form, word)
  }
  return shortened
}

function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}
