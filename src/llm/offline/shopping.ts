import { ASK_STOP_WORDS, CHEAPEST, COLOURS, PURPOSES, SEE_ALL } from './lexicon/shopping-words.ts'
import { isNumberWord, smallNumber } from './numbers.ts'
import { findAmounts, parsePriceBounds } from './price.ts'
import { findQuantity, isGiveWord } from './quantity.ts'
import { foldPlural, goodsAt, namesGoods } from './shop-lexicon.ts'
import { parseSize } from './sizes.ts'
import { fold, tokenise } from './tokens.ts'
import type { ShoppingAsk } from './types.ts'

type Found = Pick<ShoppingAsk, 'terms' | 'raw' | 'colours' | 'purpose'>

/** Reads what a shopper asks for, in any of the three languages. */
export function parseAsk(said: string): ShoppingAsk {
  const message = said.replace(RATING, (_, number: string, unit: string) => `${number.replace(/,/g, '')}${unit}`)
  const text = fold(message)
  const tokens = tokenise(message)
  const size = parseSize(message)
  const money = findAmounts(tokens).filter((amount) => amount.money)
  const inPrice = (at: number) => money.some((amount) => at >= amount.from && at < amount.to)
  const kept = tokens.filter((token, at) => !inPrice(at) && !isMeasure(token, size))
  return {
    ...findGoods(kept),
    size,
    ...parsePriceBounds(message),
    cheapest: CHEAPEST.test(text),
    quantity: findQuantity(message) ?? countedBehind(tokens),
    seeAll: SEE_ALL.test(text),
  }
}

/** "30,000 mAh" is one word of what is looked for, and no amount of money. */
const RATING = /(\d{1,3}(?:,\d{3})+|\d+)\s*(mah|watts?|megapixels?|mp)\b/gi

/** "Unga mbili", "soda tatu": Swahili counts behind the goods. */
function countedBehind(tokens: readonly string[]): number | null {
  const last = tokens.at(-1) ?? ''
  const isCount = isNumberWord(last) && !ENGLISH_NUMBER.test(last)
  if (!isCount || tokens.length < 2) return null
  const before = tokens.findLastIndex((_, at) => goodsAt(tokens, at) !== null)
  const goods = before < 0 ? null : goodsAt(tokens, before)
  return goods !== null && before + goods.length === tokens.length - 1 ? smallNumber(last) : null
}

const ENGLISH_NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\w+ty)$/

function findGoods(tokens: readonly string[]): Found {
  const found: Found = { terms: [], raw: [], colours: [], purpose: [] }
  for (let at = 0; at < tokens.length; ) {
    const goods = goodsAt(tokens, at)
    const phrase = goods !== null && goods.length > 1
    at += phrase ? keepGoods(found, tokens, at, goods) : keepWord(found, tokens, at)
  }
  return found
}

/** Keeps what the token at `at` says and returns how many tokens that took. */
function keepWord(found: Found, tokens: readonly string[], at: number): number {
  const token = tokens[at] ?? ''
  const colour = COLOURS.get(token)
  if (colour !== undefined) add(found.colours, colour)
  const pair = PURPOSES.get(tokens.slice(at, at + 2).join(' '))
  const purpose = PURPOSES.get(token) ?? PURPOSES.get(token.replace(/^(?:za|ya|wa|la)(?=ku)/, '')) ?? pair
  if (purpose !== undefined) add(found.purpose, purpose)
  if (colour !== undefined || purpose !== undefined) return pair === undefined ? 1 : 2
  const goods = goodsAt(tokens, at)
  if (goods !== null) return keepGoods(found, tokens, at, goods)
  if (isSearchable(token) || isModelNumber(tokens, at)) {
    add(found.terms, foldPlural(token))
    add(found.raw, token)
  }
  return 1
}

function keepGoods(found: Found, tokens: readonly string[], at: number, goods: { english: string[]; length: number }) {
  for (const word of goods.english) add(found.terms, word)
  add(found.raw, tokens.slice(at, at + goods.length).join(' '))
  return goods.length
}

function isSearchable(token: string): boolean {
  if (ASK_STOP_WORDS.has(token) || isNumberWord(token) || isGiveWord(token)) return false
  return token.length > 1 && !/^[\d.,]+$/.test(token) && !/^x?\d+x?$/.test(token)
}

/** "iphone 13", "note 10": a small number behind an unknown name belongs to the name. */
function isModelNumber(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? ''
  return /^\d{1,3}$/.test(tokens[at] ?? '') && isSearchable(before) && !namesGoods(before)
}

function isMeasure(token: string, size: string | null): boolean {
  return (
    size !== null &&
    (token === size.toLowerCase() ||
      /^(?:sizes?|saizi?|sizi|sise|sz|ukubwa|gb|xl|kilo|lita|inch|inches|kg|kilo|litre|litres|lita|by)$/.test(token))
  )
}

function add(list: string[], word: string): void {
  if (!list.includes(word)) list.push(word)
}
