import { parsePhrases } from '../cues/parse-phrases.ts'
import { LEXICON } from '../forms/lexicon.ts'
import type { IndexLanguage } from '../linking/build-index.ts'
import { keyOf } from '../linking/shelf.ts'
import { analyseWord } from '../verbs/analyse-word.ts'
import { PACKS } from './index.ts'
import { PLACES } from './places.ts'

const TALK = new Set(
  PACKS.flatMap(({ cues, fillers, negators }) => {
    const phrases = [fillers, negators, ...cues.flatMap(({ phrases: said, denied = '' }) => [said, denied])]
    return phrases.flatMap(parsePhrases).flat(3).map(keyOf)
  }),
)
const NUMBERS = new Set(
  [LEXICON.numbers, LEXICON.agreeing, LEXICON.scales, LEXICON.ordinals].flatMap((list) => [...list.keys()]),
)
const COMMON = new Set(
  PACKS.flatMap(({ words: { frame, common, marks, hints } }) => `${frame} ${common} ${marks} ${hints}`.split(/\s+/)),
)

/** What the index of a shop takes from the languages: their words for goods, their towns, and the words that are no goods. */
export const SHOP_LANGUAGE: IndexLanguage = {
  talks: (word) => TALK.has(keyOf(word)),
  known: (word) => COMMON.has(word) || TALK.has(keyOf(word)) || NUMBERS.has(word) || analyseWord(word) !== null,
  words: PACKS.map(({ goods }) => goods),
  places: PLACES,
}
