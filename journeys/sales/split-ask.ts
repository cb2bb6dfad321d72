import { goodsAt, namesGoods } from '../../src/llm/offline/shop-lexicon.ts'
import { tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine } from '../../src/llm/offline/types.ts'
import { askOf } from './ask-of.ts'

/** Several things of one message that are looked for one after the other. */
export const MOST_ASKS = 6

const JOINERS = /\s*(?:,(?!\d)|\+|&|;|\n)\s*|\s+(?:na|and|plus|pamoja na|kisha|al?afu|halafu)\s+/i
/** "A phone with a good camera and battery" is one thing. */
const DESCRIBED =
  /\b(?:with|having|that ha(?:s|ve)|yenye|zenye|lenye|chenye|wenye|iliyo na|zilizo na|inayo|zinazo|ina|zina)\b/i
/** For whom or what in general: these words alone are nothing to look for. */
const NOT_A_THING = new Set(
  'men women kids girls boys baby gym product item article stuff piece set brand model design style stock collection card house room games'.split(
    ' ',
  ),
)

/** The things that the words ask for, each in its own words: "unga mbili na sukari" are two. One entry when it is one. */
export function splitAsk(words: string, engine: OfflineEngine): string[] {
  if (DESCRIBED.test(words)) return [words]
  const asks: string[] = []
  for (const part of words.split(JOINERS).map((text) => text.trim())) {
    const last = asks.at(-1)
    if (last === undefined) asks.push(part)
    else if (namesKnownThing(part) && namesOne(last, engine)) asks.push(part)
    else asks[asks.length - 1] = `${last} ${part}`
  }
  return asks.length < 2 || asks.length > MOST_ASKS ? [words] : asks
}

/** Goods of the lexicon, in any of the three languages. */
export function namesKnownThing(words: string): boolean {
  const tokens = tokenise(words)
  return tokens.some((token, at) => {
    const english = goodsAt(tokens, at)?.english ?? (namesGoods(token) ? [token] : [])
    return english.some((word) => !NOT_A_THING.has(word))
  })
}

/** A thing by a name that no lexicon has is told by the size or the number that goes with it. */
function namesOne(words: string, engine: OfflineEngine): boolean {
  if (namesKnownThing(words)) return true
  const ask = askOf(words, engine)
  return ask.terms.length > 0 && (ask.size !== null || ask.quantity !== null)
}
