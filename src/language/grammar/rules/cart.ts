import type { Act, OptionValue } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { wantedOf } from '../wanted.ts'

/** "Leave out the socks", "toa sukari". */
const remove: Rule = (desk) => {
  const cues = desk.cues('remove', 'not_want', 'cancel')
  const empty = desk.context.cart.length === 0
  if (cues.length === 0 || (empty && !desk.has('remove'))) return null
  const phrases = phrasesLeft(desk)
  if (!empty && desk.has('all') && phrases.length === 0) {
    return { act: { act: 'cancel', order: false, reference: null }, uses: [...cues, ...desk.cues('all', 'it')] }
  }
  const goods = phrases.filter((phrase) => phrase.named)
  const named = goneWith(cues, goods, desk)
  // "I want the Kilele without the box" takes nothing out.
  if (goods.length > 0 && named.length === 0) return null
  if (empty && (named.length === 0 || desk.clause.question)) return null
  const only = cues.every(({ from }) => LEADING.has(desk.tokens[from]?.text ?? ''))
  if (named.length === 0 && only && !desk.has('it', 'same')) return null
  if (named.length === 0 && !desk.has('it', 'same') && !desk.has('remove', 'cancel')) return null
  const gone = named.flatMap(({ wanted }) => linesOf(desk, wanted.itemIds, wanted.values))
  const lines = named.length > 0 ? [...new Set(gone)] : [lastLine(desk)]
  const words = named.map(({ wanted }) => wanted.words).join(', ')
  const fewer = fewerOf(desk, named, lines)
  if (fewer !== null) return { act: fewer, uses: [...cues, ...named.flatMap(({ spans }) => spans)] }
  // What is not wanted and not in the cart says what to look past, not what to take out.
  if (lines.length === 0 && !desk.has('remove', 'cancel')) return null
  const uses = [
    ...cues,
    ...named.flatMap(({ spans }) => spans),
    ...desk.cues('it', 'correction', 'no', 'want', 'can_i'),
  ]
  return { act: { act: 'remove', lines, words }, uses }
}

/** "Toa mkate moja" of two: one of them stays. */
function fewerOf({ context }: Desk, named: readonly Phrase[], [line]: readonly number[]): Act | null {
  const [phrase, ...more] = named
  const less = phrase?.wanted.quantity ?? 0
  const has = line === undefined ? 0 : (context.cart[line]?.quantity ?? 0)
  if (line === undefined || more.length > 0 || less === 0 || less >= has) return null
  return { act: 'set_quantity', lines: [line], quantity: has - less, measure: null }
}

/** What is to be left out comes after these, never before. */
const LEADING: ReadonlySet<string> = new Set(['without', 'bila', 'minus', 'except', 'isipokuwa', 'not'])

/** What is taken out, and not what is added beside it: "leave out the socks and add insoles". */
function goneWith(cues: readonly Span[], named: readonly Phrase[], desk: Desk): readonly Phrase[] {
  const firstWord = ({ from }: Span) => desk.tokens[from]?.text ?? ''
  const behind = named.filter(({ spans }) =>
    cues.some((cue) => cue.from === spans.at(-1)?.to && !LEADING.has(firstWord(cue))),
  )
  const adds = desk.cues('add', 'instead', 'want', 'bring_me').filter((span) => !cues.includes(span))
  // "Soksi usiweke", where other things stand before it.
  if (behind.length > 0 && behind.length < named.length) return behind
  if (adds.length === 0) return named
  const gone = named.filter(({ spans }) => {
    const start = spans[0]?.from ?? 0
    const nearest = [...cues, ...adds].filter(({ to }) => to <= start).sort((a, b) => b.to - a.to)[0]
    return nearest !== undefined && cues.includes(nearest)
  })
  return gone.length > 0 ? gone : behind
}

const REPLACES = ['instead', 'change', 'correction'] as const

/** "Pool slides instead", "change the socks to insoles": one thing for another. */
const replace: Rule = (desk) => {
  const cues = desk.cues(...REPLACES, 'no')
  const firm = desk.has('instead', 'change')
  if (cues.length === 0 || desk.context.cart.length === 0) return null
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  const old = named.flatMap(({ wanted }) => linesOf(desk, wanted.itemIds, []))
  const fresh = named.find(({ wanted }) => linesOf(desk, wanted.itemIds, []).length === 0)
  if (fresh === undefined || (!firm && desk.has('add'))) return null
  const lines = old.length > 0 ? old : [lastLine(desk)]
  const uses = [...cues, ...named.flatMap(({ spans }) => spans), ...desk.cues('want', 'it', 'no')]
  return { act: { act: 'replace', lines, wanted: fresh.wanted }, uses }
}

/** "Make it size 43", "black instead of navy", "only one": what is in the cart, otherwise. */
const adjust: Rule = (desk) => {
  if (desk.context.cart.length === 0) return null
  const phrases = phrasesLeft(desk)
  const named = phrases.filter((phrase) => phrase.named)
  const lines = named.length > 0 ? named.flatMap(({ wanted }) => linesOf(desk, wanted.itemIds, [])) : [lastLine(desk)]
  if (lines.length === 0 || desk.clause.question || desk.says('how_much', 'availability', 'add')) return null
  // "Punguza mkate iwe moja" lessens the pieces and not the price.
  const lessens = desk.has('bargain') && phrases.some(({ wanted }) => wanted.quantity !== null)
  if (named.length > 0 && !lessens && !desk.has(...REPLACES, 'no', 'only')) return null
  const own = lines.flatMap((line) => desk.context.cart[line]?.itemId ?? [])
  const read = phrases.map((phrase) =>
    phrase.named ? phrase : { ...phrase, wanted: wantedOf(phrase.spans, desk.tokens, desk.shop, own) },
  )
  return changedValues(desk, read, lines) ?? changedAmount(desk, read, lines)
}

function changedValues(desk: Desk, phrases: readonly Phrase[], lines: readonly number[]): Found | null {
  const now = lines.flatMap((line) => Object.values(desk.context.cart[line]?.values ?? {})).map(fold)
  const said = phrases.flatMap(({ wanted }) => wanted.values)
  const values: OptionValue[] = said.filter(({ value }) => !now.includes(fold(value)))
  const [first, ...rest] = values
  if (first === undefined) return null
  return { act: { act: 'change_option', lines: [...lines], values: [first, ...rest] }, uses: usesOf(desk, phrases) }
}

function changedAmount(desk: Desk, phrases: readonly Phrase[], lines: readonly number[]): Found | null {
  const now = lines.map((line) => desk.context.cart[line]?.quantity)
  const quantity =
    phrases.map(({ wanted }) => wanted.quantity).find((value) => value !== null && !now.includes(value)) ?? null
  const measure = phrases.map(({ wanted }) => wanted.measure).find((value) => value !== null) ?? null
  if (quantity === null && measure === null) return null
  return { act: { act: 'set_quantity', lines: [...lines], quantity, measure }, uses: usesOf(desk, phrases) }
}

function usesOf(desk: Desk, phrases: readonly Phrase[]): Span[] {
  return [
    ...phrases.flatMap(({ spans }) => spans),
    ...desk.cues(...REPLACES, 'no', 'it', 'want', 'only', 'can_i', 'options', 'bring_me', 'bargain'),
  ]
}

/** The lines of the cart with one of these items, and with these values where any are said. */
function linesOf(desk: Desk, itemIds: readonly string[], values: readonly OptionValue[]): number[] {
  const lines = desk.context.cart.flatMap(({ itemId }, line) => (itemIds.includes(itemId) ? [line] : []))
  const said = lines.filter((line) => {
    const has = Object.values(desk.context.cart[line]?.values ?? {}).map(fold)
    return values.every(({ value }) => has.includes(fold(value)))
  })
  return values.length > 0 && said.length > 0 ? said : lines
}

function lastLine({ context }: Desk): number {
  return context.cart.length - 1
}

function fold(text: string): string {
  return text.toLowerCase()
}

export const CART: readonly Rule[] = [remove, replace, adjust]
