import type { Variant } from '../../../src/domain/catalog/schemas.ts'

/** The option under which variants are told apart by name, when their own options do not do it. */
export const BY_NAME = 'variant'

/** Values of one option over some variants, each once, in the order of the variants. */
export function valuesOf(variants: readonly Variant[], option: string): string[] {
  return [...new Set(variants.flatMap((variant) => optionOf(variant, option) ?? []))]
}

export function optionOf(variant: Variant, option: string): string | undefined {
  return option === BY_NAME ? variant.name : variant.options[option]
}

/** Whether a value as it was heard is this value of the shop: spelled the same, or a number inside its range ("41" in "39-42"). */
export function meansValue(own: string, heard: string): boolean {
  const [plain, said] = [squeeze(own), squeeze(heard)]
  if (plain === said) return true
  const [, low, high] = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(own) ?? []
  const number = Number(heard)
  if (low !== undefined && high !== undefined) return number >= Number(low) && number <= Number(high)
  const words = own.toLowerCase().split(/[^\p{L}\p{N}.]+/u)
  return said.length > 2 && words.some((word) => squeeze(word) === said)
}

function squeeze(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '')
}
