import type { OptionValue, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { hasValue } from '../shop-goods.ts'
import { valueBehind } from '../tap.ts'

const BESIDE = [
  'it',
  'want',
  'yes',
  'only',
  'any',
  'can_i',
  'no',
  'correction',
  'availability',
  'be_at',
  'bring_me',
] as const

/** "42", "the black one", "any", where one option of one item was asked for. */
const option: Rule = (desk) => {
  const { asked } = desk.context
  if (asked?.kind !== 'option' || asked.itemId === null) return null
  const named = valueNamed(desk)
  if (named !== null) return named
  const phrases = phrasesLeft(desk)
  if (phrases.some((phrase) => phrase.named && !phrase.wanted.itemIds.includes(asked.itemId ?? ''))) return null
  const placed = placeSaid(desk, phrases)
  const chosen = placed === null ? null : (asked.choices.at(placed.place > 0 ? placed.place - 1 : placed.place) ?? null)
  const values = valuesSaid(desk, phrases, asked.itemId, asked.option)
  if (values.length === 0 && chosen === null && !desk.has('any')) {
    return measured(desk, phrases, asked.itemId) ?? counted(desk, asked.itemId)
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

/** "Make it twelve", while something else is asked of the item: how many, and the question stays. */
function counted(desk: Desk, itemId: string): Found | null {
  const [said] = [...desk.of('quantity'), ...desk.of('number')]
  if (said === undefined || said.meaning.value < 1 || !desk.says('change', 'correction', 'want', 'only')) return null
  const quantity = Math.min(Math.round(said.meaning.value), 99)
  return picks(desk, { ...desk.nothing, itemIds: [itemId], exact: true, quantity, words: desk.clause.words }, [said])
}

function valuesSaid(desk: Desk, phrases: readonly Phrase[], itemId: string, option: string | null): OptionValue[] {
  const said = phrases.flatMap(({ wanted }) => wanted.values)
  const numbers = desk.of('number').map(({ meaning }) => String(meaning.value))
  const fitting = numbers
    .filter((value) => hasValue(itemId, { option, value }, desk.shop))
    .map((value) => ({ option, value }))
  const sizes =
    option === 'size' && fitting.length === 0
      ? numbers.filter((value) => Number(value) > 15).map((value) => ({ option, value }))
      : []
  return [...new Map([...fitting, ...sizes, ...said].map((one) => [`${one.option}`, one])).values()]
}

function withAmounts(desk: Desk, phrases: readonly Phrase[], wanted: Wanted): Wanted {
  const quantities = desk.of('quantity').map(({ meaning }) => meaning.value)
  const measure = phrases.map((phrase) => phrase.wanted.measure).find((one) => one !== null) ?? null
  return { ...wanted, quantity: quantities[0] ?? null, measure, words: desk.clause.words }
}

/** "The second", "hiyo ya mwisho", "2", "the green ones": of the list that was shown. */
const listed: Rule = (desk) => {
  const { asked, shown } = desk.context
  if (shown.length === 0) return null
  const phrases = phrasesLeft(desk)
  const placed =
    asked === null || asked.kind === 'pick' || asked.kind === 'what'
      ? placeSaid(desk, phrases)
      : ordinalSaid(desk, phrases)
  if (placed === null) return null
  const ids = placed.places.map((place) => shown.at(place > 0 ? place - 1 : place))
  const missed = placed.places.find((_place, at) => ids[at] === undefined)
  if (missed !== undefined) return { act: { act: 'pick_nothing', place: missed }, uses: placed.spans }
  const rest = phrases.filter(({ spans }) => !spans.every((span) => placed.spans.includes(span)))
  const said = rest.map(({ wanted }) => wanted)
  const wanted = {
    ...desk.nothing,
    itemIds: ids.filter((id) => id !== undefined),
    exact: true,
    values: said.flatMap(({ values }) => values),
    quantity: said.map(({ quantity }) => quantity).find((one) => one !== null) ?? null,
    measure: said.map(({ measure }) => measure).find((one) => one !== null) ?? null,
    words: desk.clause.words,
  }
  return picks(desk, wanted, [...placed.spans, ...rest.flatMap(({ spans }) => spans)])
}

interface Placed {
  place: number
  places: number[]
  spans: Span[]
}

/** A place in what was shown: an ordinal, or a number that stands alone. */
function placeSaid(desk: Desk, phrases: readonly Phrase[]): Placed | null {
  const ordinal = ordinalSaid(desk, phrases)
  if (ordinal !== null) return ordinal
  const numbers = desk.of('number').filter(({ meaning }) => Number.isInteger(meaning.value) && meaning.value <= 12)
  const other = desk
    .left()
    .some(({ meaning }) =>
      ['item', 'category', 'feature', 'value', 'brand', 'measure', 'price', 'size', 'zone'].includes(meaning.kind),
    )
  const [first] = numbers
  if (first === undefined || other || desk.says('change', 'only', 'add') || desk.clause.question) return null
  return { place: first.meaning.value, places: numbers.map(({ meaning }) => meaning.value), spans: numbers }
}

function ordinalSaid(desk: Desk, phrases: readonly Phrase[]): Placed | null {
  const ordinals = desk.of('ordinal')
  const [first] = ordinals
  if (first === undefined || phrases.some(({ named, wanted }) => named && wanted.exact)) return null
  return { place: first.meaning.place, places: ordinals.map(({ meaning }) => meaning.place), spans: ordinals }
}

/** A number or the title of one of our own choices, where neither goods nor values were asked for. */
const choice: Rule = (desk) => {
  const { asked } = desk.context
  if (asked === null || asked.kind === 'pick' || asked.kind === 'option' || asked.choices.length === 0) return null
  const titled = asked.choices.find(({ title }) => isTitled(title, desk.clause.words))
  if (titled !== undefined) return { act: { act: 'choose', id: titled.id }, uses: [], all: true }
  if (
    asked.kind === 'quantity' ||
    asked.kind === 'phone' ||
    (desk.says('want', 'bring_me', 'only') && desk.of('ordinal').length === 0)
  )
    return null
  const placed = placeSaid(desk, phrasesLeft(desk))
  if (placed === null) return null
  const chosen = asked.choices.at(placed.place > 0 ? placed.place - 1 : placed.place)
  if (chosen === undefined) return { act: { act: 'pick_nothing', place: placed.place }, uses: placed.spans }
  // "No, the first one" is no yes, wherever our yes stands.
  if (chosen.id === 'yes' && desk.says('no')) return null
  return { act: { act: 'choose', id: chosen.id }, uses: [...placed.spans, ...desk.cues(...BESIDE)] }
}

/** "Three", where it was asked how many. */
const quantity: Rule = (desk) => {
  const { asked } = desk.context
  if (asked?.kind !== 'quantity' || phrasesLeft(desk).some(({ named }) => named)) return null
  const [said] = [...desk.of('quantity'), ...desk.of('number')]
  if (said === undefined || said.meaning.value < 1) return null
  return {
    act: { act: 'set_quantity', lines: [], quantity: Math.min(Math.round(said.meaning.value), 99), measure: null },
    uses: [said, ...desk.cues(...BESIDE)],
  }
}

const FEWEST_WORDS = 2

/** A choice by its title, or by how the title begins: "another way" for "Another way to pay". */
function isTitled(title: string, words: string): boolean {
  const [shown, said] = [fold(title), fold(words)]
  return shown === said || (said.split(' ').length >= FEWEST_WORDS && shown.startsWith(`${said} `))
}

function picks(desk: Desk, wanted: Wanted, spans: readonly Span[]): Found {
  return { act: { act: 'pick', wanted }, uses: [...spans, ...desk.cues(...BESIDE), ...desk.of('number')] }
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

export const ANSWERS: readonly Rule[] = [option, choice, quantity, listed]
