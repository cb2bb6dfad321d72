import { PACKS } from '../packs/index.ts'
import type { LanguageWords } from './language-words.ts'
import { borrows, swahiliShape } from './swahili-shape.ts'

/** What one word says about the language it stands in. */
export type Evidence =
  | 'frame:en'
  | 'frame:sw'
  | 'word:en'
  | 'word:sw'
  | 'both'
  | 'sheng'
  | 'hint'
  | 'like:sw'
  | 'like:en'
  | 'strange'

const [EN, SW, SHENG] = [wordsOf('en'), wordsOf('sw'), wordsOf('sheng')]
const FRAME_EN = setOf(EN.frame)
const FRAME_SW = setOf(SW.frame)
const COMMON_EN = setOf(EN.common)
const COMMON_SW = setOf(SW.common)
const MARKS = setOf(SHENG.marks)
const HINTS = setOf(SHENG.hints)
const BORROWED = setOf(SHENG.borrowedVerbs)
/** Letters that Swahili never writes together. */
const UNSWAHILI = /[qx]|ck|ght|ph|tt|ll|ff|ss|pp|rr|oo|ee|ea|ou|tion|[^aeiou]$/

/** What a folded word says; `strange` says nothing. */
export function evidenceOf(word: string): Evidence {
  if (MARKS.has(word) || borrows(word, BORROWED)) return 'sheng'
  if (HINTS.has(word)) return 'hint'
  if (FRAME_EN.has(word)) return 'frame:en'
  if (FRAME_SW.has(word)) return 'frame:sw'
  const english = COMMON_EN.has(word)
  const swahili = COMMON_SW.has(word)
  if (english && swahili) return 'both'
  if (english) return 'word:en'
  if (swahili) return 'word:sw'
  if (swahiliShape(word) >= 0.8) return 'like:sw'
  return word.length > 3 && UNSWAHILI.test(word) ? 'like:en' : 'strange'
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

function wordsOf(language: LanguageWords['language']): LanguageWords {
  const pack = PACKS.find((one) => one.language === language)
  if (pack === undefined) throw new Error(`no language pack for ${language}`)
  return pack.words
}
