import { findForms } from '../forms/find-forms.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import { findLinks } from '../linking/find-links.ts'
import type { OptionValue } from '../reading.ts'
import { tokenise } from '../text/tokenise.ts'
import type { Bench } from './bench.ts'

/**
 * Values of options as a model names them: as the goods that are meant have them, else as the shop spells them anywhere, else
 * as they were said. A number that nobody wrote is dropped; a word may be the shop's word for what was said.
 */
export function valuesMeant(named: readonly string[], itemIds: readonly string[], bench: Bench): OptionValue[] {
  const values = named.flatMap((value) => valueMeant(value.trim(), itemIds, bench) ?? [])
  return [...new Map(values.map((value) => [`${value.option}\n${value.value}`, value])).values()]
}

function valueMeant(value: string, itemIds: readonly string[], bench: Bench): OptionValue | null {
  const { evidence, shop } = bench
  const said = evidence.says(value)
  const own = itemIds.flatMap((id) => ownValue(id, value, shop) ?? [])[0]
  if (own !== undefined) return said || partlySaid(own, bench) ? own : null
  const linked = linkedValue(value, shop)
  if (!said && (linked === null || /\d/.test(value))) return null
  return linked ?? { option: askedOption(bench), value }
}

/** Of a value in many words, "washed and cut, 500g", one was said; of a word there may be a translation, of a number not. */
function partlySaid({ value }: OptionValue, { evidence }: Bench): boolean {
  const words = tokenise(value).filter(({ kind }) => kind === 'word')
  return words.length > 0 && (!/\d/.test(value) || words.some(({ text }) => evidence.says(text)))
}

function ownValue(itemId: string, value: string, shop: ShopIndex): OptionValue | null {
  const options = Object.entries(shop.item(itemId)?.options ?? {})
  const found = options.flatMap(([option, values]) => values.map((one) => ({ option, value: one })))
  return found.find((one) => isSame(one.value, value)) ?? null
}

function linkedValue(value: string, shop: ShopIndex): OptionValue | null {
  const [anywhere] = shop.optionsFor(value)
  if (anywhere !== undefined) return anywhere
  const tokens = tokenise(value)
  const whole = [...findLinks(tokens, shop), ...findForms(tokens)].filter(
    ({ from, to }) => from === 0 && to === tokens.length,
  )
  for (const { meaning } of whole) {
    if (meaning.kind === 'value') return meaning.value
    if (meaning.kind === 'size') return { option: 'size', value: meaning.value }
  }
  return null
}

function askedOption({ context: { asked } }: Bench): string | null {
  return asked?.kind === 'option' ? asked.option : null
}

function isSame(one: string, other: string): boolean {
  return squeezed(one) === squeezed(other)
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')
}
