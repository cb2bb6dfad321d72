import type { Variant } from '../../src/domain/catalog/schemas.ts'
import { tokenise } from '../../src/llm/offline/tokens.ts'
import type { ShoppingAsk } from '../../src/llm/offline/types.ts'

/** The option under which variants are told apart by name, when their own options do not do it. */
export const BY_NAME = 'variant'

/** A variant chosen before, by its id: no words can name it. */
export const BY_ID = 'variant_id'

/** Values of one option over some variants, each once, in the order of the variants. */
export function valuesOf(variants: readonly Variant[], option: string): string[] {
  return [...new Set(variants.flatMap((variant) => optionOf(variant, option) ?? []))]
}

export function optionOf(variant: Variant, option: string): string | undefined {
  if (option === BY_ID) return variant.variantId
  return option === BY_NAME ? variant.name : variant.options[option]
}

/**
 * The value that the words name: exactly ("128GB", "black", a size inside "39-42"), or, when `loose`, by the words
 * that only one value has ("half" for "Half tray (15)").
 */
export function namedValue(values: readonly string[], words: string, ask: ShoppingAsk, loose: boolean): string | null {
  const tokens = tokenise(words)
  const exact = values.find((value) => isNamed(value, tokens, ask, loose))
  if (exact !== undefined || !loose) return exact ?? null
  const hits = values.filter((value) => lettersOf(value).some((word) => tokens.includes(word)))
  return hits.length === 1 ? (hits[0] ?? null) : null
}

/** The value that the words of a search spell out but for its numbers: "tray" for "Tray (30)", not for "Half tray (15)". */
export function spelledValue(values: readonly string[], words: string): string | null {
  const tokens = tokenise(words)
  const spelled = values.filter((value) => {
    const letters = lettersOf(value)
    return letters.length > 0 && letters.every((word) => tokens.includes(word))
  })
  const longest = Math.max(0, ...spelled.map((value) => lettersOf(value).length))
  const best = spelled.filter((value) => lettersOf(value).length === longest)
  return best.length === 1 ? (best[0] ?? null) : null
}

function isNamed(value: string, tokens: readonly string[], ask: ShoppingAsk, loose: boolean): boolean {
  const plain = squeeze(value)
  if (ask.size !== null && (squeeze(ask.size) === plain || isWithin(ask.size, value))) return true
  if (ask.colours.some((colour) => squeeze(colour) === plain)) return true
  const parts = tokenise(value)
  const letters = lettersOf(value)
  // Any word may hold an "s" or an "l": so short a value must stand by itself.
  const joined = plain.length > 2 || /\d/.test(plain) ? squeeze(tokens.join('')) : ''
  if (letters.length > 0) return parts.every((part) => tokens.includes(part) || joined.includes(plain))
  return loose && parts.length > 0 && tokens.some((token) => parts.join('') === token || isWithin(token, value))
}

/** Socks come as "39-42": a size between both ends is meant by it. */
function isWithin(size: string, value: string): boolean {
  const [, low, high] = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(value) ?? []
  const number = Number(size)
  return low !== undefined && high !== undefined && number >= Number(low) && number <= Number(high)
}

function lettersOf(value: string): string[] {
  return tokenise(value).filter((part) => /\p{L}/u.test(part))
}

function squeeze(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '')
}
