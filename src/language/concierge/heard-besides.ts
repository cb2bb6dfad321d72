import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { guardOf } from './guard-of.ts'
import { hearSigns } from './signs.ts'

const SIGN = 1
/** Two signs together, as "asks" and "house", say less than both. */
const PAIR = 0.33

/** What the rules hear, told to the model as well: a sign carries over to words that none of our lines has. */
export function heardBesides(tokens: readonly Token[]): [string, number][] {
  const words = plainWords(tokens)
  const { heard, whole } = hearSigns(words)
  const signs = [...heard.keys(), `whole ${whole}`, `guard ${guardOf(words)}`]
  const pairs = signs.flatMap((one, at) => signs.slice(at + 1).map((other) => `${one}+${other}`))
  return [
    ...signs.map((sign): [string, number] => [sign, SIGN]),
    ...pairs.map((pair): [string, number] => [pair, PAIR]),
  ]
}
