import { smallNumber } from './numbers.ts'
import { findAmounts } from './price.ts'
import { tokenise, wordMap, wordSet } from './tokens.ts'

const SIZE_WORDS = wordSet('size sizes saizi sz ukubwa saiz sizi sise')
const NUMBER_WORDS = wordSet('namba number nambari no')
const FILLERS = wordSet('ya za of is ni in a the yangu my iwe')
const LETTERS = /^(?:xs|s|m|l|xl|xxl|xxxl|[2-6]xl)$/
const CLEAR_LETTERS = /^(?:xs|xl|xxl|xxxl|[2-6]xl)$/
const NAMED = wordMap('small:S ndogo:S medium:M wastani:M large:L kubwa:L extra_large:XL')
const MEASURED =
  /^\d+(?:\.\d+)?(?:gb|tb|mb|ml|l|ltr|ltrs|litre|litres|liter|liters|kg|kgs|g|gm|gms|grams|mm|cm|ft|feet|inch|inches|watts|w|mah|v)$/
const UNITS = wordMap(`
  gb:GB gig:GB gigs:GB tb:TB ml:ML litre:L litres:L liter:L liters:L lita:L l:L ltr:L kg:KG kgs:KG kilo:KG kilos:KG gram:G grams:G gramu:G
  inch:INCH inches:INCH inchi:INCH ft:FT feet:FT futi:FT mm:MM cm:CM watts:W
`)
const WORN =
  /\b(?:shoes?|sneakers?|boots?|heels|sandals?|slippers|viatu|kiatu|raba|njumu|ndula|kicks|trousers?|jeans|suruali|loafers|dress|shirts?|jersey|crocs|trainers|jordans?|airforce|nike|adidas|puma|vans|converse)\b/

/** Size in a catalog's own form ("42", "XL", "128GB"), else null. A bare number counts only beside something worn. */
export function parseSize(message: string): string | null {
  const tokens = tokenise(message)
  return namedSize(tokens) ?? measuredSize(tokens) ?? wornSize(tokens)
}

function namedSize(tokens: readonly string[]): string | null {
  for (const [at, token] of tokens.entries()) {
    const sizeWord = SIZE_WORDS.has(token)
    if (!sizeWord && !NUMBER_WORDS.has(token)) continue
    const next = tokens.slice(at + 1, at + 4).find((word) => !FILLERS.has(word)) ?? ''
    const found = sizeValue(next, sizeWord) ?? (sizeWord ? sizeValue(tokens[at - 1] ?? '', true) : null)
    if (found !== null) return found
  }
  return tokens.find((token) => CLEAR_LETTERS.test(token))?.toUpperCase() ?? null
}

function sizeValue(token: string, sizeWord: boolean): string | null {
  if (/^\d{2}(?:\.5)?$/.test(token)) return token
  if (!sizeWord) return null
  if (/^\d{1,3}(?:\.\d)?$/.test(token) || /^\d+x\d+$/.test(token)) return token
  if (LETTERS.test(token)) return token.toUpperCase()
  return NAMED.get(token) ?? measured(token)
}

function measuredSize(tokens: readonly string[]): string | null {
  for (const [at, token] of tokens.entries()) {
    const whole = measured(token) ?? sides(tokens, at)
    if (whole !== null) return whole
    const unit = UNITS.get(tokens[at + 1] ?? '')
    if (/^\d+(?:\.\d+)?$/.test(token) && unit !== undefined) return `${token}${unit}`
    const swahiliUnit = /^(?:kilo|lita|inchi|futi|gramu)$/.test(token) ? UNITS.get(token) : undefined
    const count = decimalOrWord(tokens[at + 1] ?? '')
    if (swahiliUnit !== undefined && count !== null) return `${count}${swahiliUnit}`
  }
  const letter = tokens.find((token, at) => LETTERS.test(token) && tokens[at + 1] === 'size')
  return letter?.toUpperCase() ?? null
}

function decimalOrWord(token: string): string | null {
  return /^\d+(?:\.\d+)?$/.test(token) ? token : (smallNumber(token)?.toString() ?? null)
}

/** "6x6", "6 by 6". */
function sides(tokens: readonly string[], at: number): string | null {
  const token = tokens[at] ?? ''
  if (/^\d+(?:\.\d+)?x\d/.test(token)) return token
  const joined = /^(?:x|by|kwa)$/.test(tokens[at + 1] ?? '') && /^\d+(?:\.\d+)?$/.test(tokens[at + 2] ?? '')
  return joined && /^\d+(?:\.\d+)?$/.test(token) ? `${token}x${tokens[at + 2]}` : null
}

function measured(token: string): string | null {
  if (!MEASURED.test(token)) return null
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(token) ?? []
  return `${number}${UNITS.get(unit) ?? unit.toUpperCase()}`
}

function wornSize(tokens: readonly string[]): string | null {
  if (!WORN.test(tokens.join(' '))) return null
  const money = findAmounts(tokens).filter((amount) => amount.money)
  const at = tokens.findIndex(
    (token, place) =>
      /^(?:1[6-9]|[23]\d|4[0-9])(?:\.5)?$/.test(token) &&
      !money.some((amount) => place >= amount.from && place < amount.to),
  )
  return at < 0 ? null : (tokens[at] ?? null)
}
