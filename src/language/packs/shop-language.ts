import { once } from '../../lib/once.ts'
import { LEXICON } from '../forms/lexicon.ts'
import type { IndexLanguage } from '../linking/build-index.ts'
import { keyOf } from '../linking/shelf.ts'
import { parsePhrases } from '../phrases/parse-phrases.ts'
import { analyseWord } from '../verbs/analyse-word.ts'
import { PACKS } from './index.ts'
import { PLACES } from './places.ts'

/** Words of fixed phrases, words that say nothing, numbers and other common words; put together with the first index of a shop. */
const words = once(() => ({
  talk: new Set(
    PACKS.flatMap(({ cues, fillers, negators }) => {
      const phrases = [fillers, negators, ...cues.flatMap(({ phrases: said, denied = '' }) => [said, denied])]
      return phrases.flatMap(parsePhrases).flat(3).map(keyOf)
    }),
  ),
  common: new Set([
    ...PACKS.flatMap(({ words: { frame, common, marks, hints } }) =>
      `${frame} ${common} ${marks} ${hints}`.split(/\s+/),
    ),
    ...[LEXICON.numbers, LEXICON.agreeing, LEXICON.scales, LEXICON.ordinals].flatMap((list) => [...list.keys()]),
  ]),
}))

/** What the index of a shop takes from the languages: their words for goods, their towns, and the words that are no goods. */
export const SHOP_LANGUAGE: IndexLanguage = {
  talks: (word) => words().talk.has(keyOf(word)),
  known: (word) => words().common.has(word) || words().talk.has(keyOf(word)) || analyseWord(word) !== null,
  words: PACKS.map(({ goods }) => goods),
  places: PLACES,
}
