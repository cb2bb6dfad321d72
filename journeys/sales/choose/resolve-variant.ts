import type { ItemDetail, Variant } from '../../../src/domain/catalog/schemas.ts'
import type { OptionValue, Wanted } from '../../../src/language/reading.ts'
import { comesByMeasure, packetsFor } from './measured.ts'
import { BY_NAME, meansValue, optionOf, valuesOf } from './option-values.ts'

export type Resolution =
  | { outcome: 'ready'; variant: Variant; quantity: number }
  /** `gone`: what was asked for and cannot be had. */
  | {
      outcome: 'open_option'
      option: string
      choices: string[]
      chosen: Record<string, string>
      gone: string[] | null
      quantity: number | null
    }
  | { outcome: 'too_many'; variant: Variant; quantity: number }
  | { outcome: 'sold_out' }

/** What was asked of the item, firm wishes first: they are never passed over in silence. */
export interface Asked {
  wanted: Pick<Wanted, 'values' | 'measure' | 'quantity'>
  /** Values settled by earlier answers. */
  chosen: Readonly<Record<string, string>>
  /** Said of goods of its kind: honoured where it can be. */
  soft: readonly OptionValue[]
}

interface Wish {
  option: string
  value: string
  firm: boolean
}

/**
 * Which variant is meant, from what can be bought now. The first detail that stays open, or the first firm wish that cannot
 * be met, is to be asked about.
 */
export function resolveVariant(item: ItemDetail, asked: Asked): Resolution {
  const inStock = item.variants.filter(({ available }) => available > 0)
  if (inStock.length === 0) return { outcome: 'sold_out' }
  const options = [...new Set(item.variants.flatMap((variant) => Object.keys(variant.options)))]
  const { measure, quantity } = asked.wanted
  const packets = measure === null ? null : (packetsFor(inStock, measure) ?? packetsFor(item.variants, measure))
  const pieces = packets === null ? quantity : packets.count * (quantity ?? 1)
  let left = inStock
  const chosen: Record<string, string> = {}
  let gone: Wish | null = null
  for (const wish of wishesFor(item, options, asked, packets)) {
    if (wish.option in chosen || wish.option === gone?.option) continue
    const fitting = left.filter((variant) => optionOf(variant, wish.option) === wish.value)
    if (fitting.length > 0) {
      left = fitting
      chosen[wish.option] = wish.value
    } else if (wish.firm && gone === null) gone = wish
  }
  const unmeasured = measure !== null && packets === null && comesByMeasure(item.variants, measure)
  const refused = gone ?? (unmeasured ? unmetMeasure(item, `${measure.amount}${measure.unit}`) : null)
  const option = refused?.option ?? openOption(left, options)
  if (option !== null) {
    return {
      outcome: 'open_option',
      option,
      choices: valuesOf(left, option),
      chosen,
      gone: goneOf(refused, inStock, chosen),
      quantity: pieces,
    }
  }
  const [variant] = left
  if (variant === undefined) return { outcome: 'sold_out' }
  const count = pieces ?? 1
  return { outcome: count > variant.available ? 'too_many' : 'ready', variant, quantity: count }
}

function wishesFor(
  item: ItemDetail,
  options: readonly string[],
  { wanted, chosen, soft }: Asked,
  packets: { option: string; value: string } | null,
): Wish[] {
  const said = wanted.values.flatMap((value) => wishOf(item, options, value, true))
  const measured = packets === null ? [] : [{ option: packets.option, value: packets.value, firm: true }]
  const before = Object.entries(chosen).map(([option, value]) => ({ option, value, firm: true }))
  return [...said, ...measured, ...before, ...soft.flatMap((value) => wishOf(item, options, value, false))]
}

/** A value among those of the item's options; one that it never comes in stays a wish, to be told that it is not there. */
function wishOf(item: ItemDetail, options: readonly string[], { option, value }: OptionValue, firm: boolean): Wish[] {
  const own =
    option !== null && options.includes(option)
      ? [option]
      : option === null || option === BY_NAME
        ? [...options, BY_NAME]
        : []
  for (const name of own) {
    const known = valuesOf(item.variants, name).find((one) => meansValue(one, value))
    if (known !== undefined) return [{ option: name, value: known, firm }]
  }
  if (option === null || !options.includes(option) || item.name.toLowerCase().includes(value.toLowerCase())) return []
  return [{ option, value, firm }]
}

function unmetMeasure(item: ItemDetail, value: string): Wish | null {
  const option = Object.keys(item.variants[0]?.options ?? {})[0]
  return option === undefined ? null : { option, value, firm: true }
}

/** What cannot be had: the value alone, or together with what was chosen when it is the two of them that do not meet. */
function goneOf(gone: Wish | null, inStock: readonly Variant[], chosen: Record<string, string>): string[] | null {
  if (gone === null) return null
  const exists = inStock.some((variant) => optionOf(variant, gone.option) === gone.value)
  return exists ? [...Object.values(chosen), gone.value] : [gone.value]
}

/** The first option of which more than one value is left; variants that options cannot tell apart go by name. */
function openOption(left: readonly Variant[], options: readonly string[]): string | null {
  const open = options.find((option) => valuesOf(left, option).length > 1 && left.every((one) => option in one.options))
  return open ?? (left.length > 1 ? BY_NAME : null)
}
