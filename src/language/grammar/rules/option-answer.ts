import type { OptionValue, Wanted } from '../../reading.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { hasValue } from '../shop-goods.ts'
import { valueBehind } from '../tap.ts'
import { valueOfNumber } from '../wanted.ts'
import { picks, placeSaid } from './placed.ts'

const GIVING = ['want', 'put', 'bring_me'] as const

/** "42", "the black one", "any", where one option of one item was asked for. */
export const option: Rule = (desk) => {
  const { asked } = desk.context
  if (asked?.kind !== 'option' || asked.itemId === null) return null
  const named = valueNamed(desk)
  if (named !== null) return named
  const phrases = phrasesLeft(desk)
  if (phrases.some((phrase) => phrase.named && !phrase.wanted.itemIds.includes(asked.itemId ?? ''))) return null
  // "Nipe mbili" says how many: which one stays open. "Namba 2" is a place.
  const counts = desk.says(...GIVING) && desk.of('ordinal').length === 0
  const placed = counts ? null : placeSaid(desk, phrases)
  const chosen = placed === null ? null : (asked.choices.at(placed.place > 0 ? placed.place - 1 : placed.place) ?? null)
  const values = valuesSaid(desk, phrases, asked.itemId, asked.option)
  if (values.length === 0 && chosen === null && !desk.has('any')) {
    return measured(desk, phrases, asked.itemId) ?? counted(desk, asked.itemId) ?? beyond(desk)
  }
  const picked = chosen ?? (desk.has('any') ? (asked.choices[0] ?? null) : null)
  const all =
    values.length > 0 ? values : picked === null ? [] : [{ option: asked.option, value: valueBehind(picked.id) }]
  if (all.length === 0) return null
  const wanted = withAmounts(desk, phrases, { ...desk.nothing, itemIds: [asked.itemId], exact: true, values: all })
  return picks(desk, wanted, [...phrases.flatMap(({ spans }) => spans), ...(placed?.spans ?? [])])
}

/** "Jua 5", where the models that a case is for are asked: a value of the option, though it is an item's name as well. */
function valueNamed(desk: Desk): Found | null {
  const { asked } = desk.context
  if (asked === null || asked.itemId === null) return null
  const words = fold(desk.clause.words)
  const items = desk.of('item').filter(({ meaning }) => meaning.whole)
  const names = new Set([
    words,
    ...items.map(({ meaning }) => fold(desk.shop.item(meaning.itemIds[0] ?? '')?.name ?? '')),
  ])
  const chosen = asked.choices.find(({ id, title }) => names.has(fold(title)) || names.has(fold(valueBehind(id))))
  if (chosen === undefined) return null
  const values = [{ option: asked.option, value: valueBehind(chosen.id) }]
  const wanted = { ...desk.nothing, itemIds: [asked.itemId], exact: true, values, words: desk.clause.words }
  return { act: { act: 'pick', wanted }, uses: [], all: true }
}

/** "The 2 kg": an amount may be the value that was asked for. */
function measured(desk: Desk, phrases: readonly Phrase[], itemId: string): Found | null {
  const measure = phrases.map(({ wanted }) => wanted.measure).find((one) => one !== null) ?? null
  if (measure === null) return null
  const wanted = withAmounts(desk, phrases, { ...desk.nothing, itemIds: [itemId], exact: true })
  return picks(
    desk,
    wanted,
    phrases.flatMap(({ spans }) => spans),
  )
}

/** A number alone that is no value, and no place among the choices either. */
function beyond(desk: Desk): Found | null {
  const numbers = [...desk.of('number'), ...desk.of('ordinal')]
  const alone = desk.left().every((span) => span.meaning.kind === 'filler' || numbers.some((one) => one === span))
  const [first] = numbers
  if (first === undefined || !alone) return null
  const place = first.meaning.kind === 'ordinal' ? first.meaning.place : Math.round(first.meaning.value)
  return { act: { act: 'pick_nothing', place }, uses: numbers }
}

/** "Make it twelve", while something else is asked of the item: how many, and the question stays. */
function counted(desk: Desk, itemId: string): Found | null {
  const [said] = [...desk.of('quantity'), ...desk.of('number')]
  if (said === undefined || said.meaning.value < 1 || !desk.says('change', 'correction', 'only', ...GIVING)) return null
  const quantity = Math.min(Math.round(said.meaning.value), 99)
  return picks(desk, { ...desk.nothing, itemIds: [itemId], exact: true, quantity, words: desk.clause.words }, [said])
}

function valuesSaid(desk: Desk, phrases: readonly Phrase[], itemId: string, option: string | null): OptionValue[] {
  const said = phrases.flatMap(({ wanted }) => wanted.values)
  const numbers = numbersSaid(desk)
  const fitting = numbers.flatMap((value) => valueMeant(value, itemId, option, desk) ?? [])
  const sizes =
    option === 'size' && fitting.length === 0
      ? numbers.filter((value) => value > 15).map((value) => ({ option, value: String(value) }))
      : []
  return [...new Map([...fitting, ...sizes, ...said].map((one) => [`${one.option}`, one])).values()]
}

/** Numbers, and places that are beyond the choices: "ya 5" is the one of 5 kg, where there are two. */
function numbersSaid(desk: Desk): number[] {
  const { length } = desk.context.asked?.choices ?? []
  const places = desk.of('ordinal').flatMap(({ meaning: { place } }) => (place > length ? [place] : []))
  return [...desk.of('number').map(({ meaning }) => meaning.value), ...places]
}

/** A number as a value of the option that is asked about, or else of another one of the item. */
function valueMeant(number: number, itemId: string, option: string | null, desk: Desk): OptionValue | null {
  const value = String(number)
  if (hasValue(itemId, { option, value }, desk.shop)) return { option, value }
  const choices = desk.context.asked?.choices ?? []
  if (number <= choices.length) return null
  const measured = choices.map(({ id }) => valueBehind(id)).filter((own) => leads(value, own))
  const [only, ...more] = measured
  if (only !== undefined && more.length === 0) return { option, value: only }
  return valueOfNumber(number, [itemId], desk.shop)
}

/** Whether a value begins with just this number: "5kg", "10 rolls". */
function leads(number: string, value: string): boolean {
  return value.startsWith(number) && !/[\d.]/.test(value.charAt(number.length))
}

function withAmounts(desk: Desk, phrases: readonly Phrase[], wanted: Wanted): Wanted {
  const quantities = desk.of('quantity').map(({ meaning }) => meaning.value)
  const measure = phrases.map((phrase) => phrase.wanted.measure).find((one) => one !== null) ?? null
  // "Mbili za 800g": what it weighs is said, so the two are how many.
  const counting = measure !== null || desk.says('change', 'only', ...GIVING)
  const counts = counting ? desk.of('number').map(({ meaning }) => meaning.value) : []
  const counted = counts.find((count) => !wanted.values.some(({ value }) => leads(String(count), value))) ?? null
  return { ...wanted, quantity: quantities[0] ?? pieces(counted), measure, words: desk.clause.words }
}

function pieces(count: number | null): number | null {
  return count !== null && count >= 1 && count <= 99 ? Math.round(count) : null
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
