import { findCues } from '../cues/match-cues.ts'
import { findForms } from '../forms/find-forms.ts'
import { segment } from '../grammar/segment.ts'
import { isContent } from '../grammar/unheard.ts'
import { goodsLines } from '../linking/goods-words.ts'
import { PACKS } from '../packs/index.ts'
import { SHOP_LANGUAGE } from '../packs/shop-language.ts'
import type { Meaning, Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'

/** What somebody shops for, in catalogue words, without knowing the shop. Prices in minor units. */
export interface AloneQuery {
  terms: string[]
  size: string | null
  colours: string[]
  minPriceMinor: number | null
  maxPriceMinor: number | null
  cheapest: boolean
  seeAll: boolean
}

const MOST_WORDS = 3
const GOODS = tableOf(SHOP_LANGUAGE.words.flatMap(({ goods, features }) => [goods, features]))
const COLOURS = tableOf(SHOP_LANGUAGE.words.map(({ colours }) => colours))

/** Reads a wish by the languages' words for goods alone: what a shop's own index would link stays as it was said. */
export function narrowQuery(message: string): AloneQuery {
  const tokens = tokenise(message)
  const forms = segment(findForms(tokens), tokens)
  const sizes = forms.flatMap(({ meaning }) => (meaning.kind === 'size' ? [meaning.value] : []))
  const prices = forms.flatMap(({ meaning }) => (meaning.kind === 'price' ? [meaning] : []))
  const cues = findCues(tokens, PACKS)
  const says = (cue: string) => cues.some(({ meaning }) => meaning.kind === 'cue' && meaning.cue === cue)
  const taken = new Set([...forms, ...cues].flatMap(({ from, to }) => range(from, to)))
  const { terms, colours } = wordsIn(tokens, taken)
  return {
    terms,
    size: sizes[0] ?? null,
    colours,
    minPriceMinor: bound(prices, 'minMinor'),
    maxPriceMinor: bound(prices, 'maxMinor'),
    cheapest: says('cheapest') || says('cheap'),
    seeAll: says('all') || says('browse'),
  }
}

/** Goods and colours are known words, also inside a phrase of talk; any other word counts only where no phrase has it. */
function wordsIn(tokens: readonly Token[], taken: ReadonlySet<number>): { terms: string[]; colours: string[] } {
  const terms: string[] = []
  const colours: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const known = knownAt(tokens, at)
    const token = tokens[at]
    if (known?.colour === true) colours.push(known.target)
    else if (known !== null) terms.push(...known.target.split(' '))
    else if (token !== undefined && !taken.has(at) && isContent(token)) terms.push(token.text)
    at += known?.words ?? 1
  }
  return { terms: [...new Set(terms)], colours: [...new Set(colours)] }
}

function knownAt(tokens: readonly Token[], at: number): { target: string; colour: boolean; words: number } | null {
  for (let words = MOST_WORDS; words > 0; words -= 1) {
    const key = tokens
      .slice(at, at + words)
      .map(({ text }) => text)
      .join(' ')
    const colour = COLOURS.get(key)
    const target = colour ?? GOODS.get(key)
    if (target !== undefined) return { target, colour: colour !== undefined, words }
  }
  return null
}

function tableOf(fields: readonly string[]): ReadonlyMap<string, string> {
  return new Map(fields.flatMap(goodsLines).map(({ words, targets }) => [words, targets[0] ?? words]))
}

function bound(prices: readonly Extract<Meaning, { kind: 'price' }>[], side: 'minMinor' | 'maxMinor'): number | null {
  return prices.map((price) => price[side]).find((value) => value !== null) ?? null
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
