import type { Act, OptionValue } from '../../reading.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { lastLine } from './lines-of.ts'
import { moreNamed, ONE_MORE, RELATIVE } from './more-named.ts'

/** "Add one, so three in all": what it comes to counts. */
const inAll: Rule = (desk) => {
  const line = lastLine(desk)
  const numbers = desk.of('number')
  // "Two, one of them for my brother": what all of them come to is the most.
  const last = numbers.toSorted((a, b) => a.meaning.value - b.meaning.value).at(-1)
  const adds = desk.cues('add', 'total')
  if (line < 0 || last === undefined || adds.length === 0 || phrasesLeft(desk).some(({ named }) => named)) return null
  if (numbers.length < 2 && !desk.has('total', 'change')) return null
  const act: Act = { act: 'set_quantity', lines: [line], quantity: last.meaning.value, measure: null }
  return Number.isInteger(last.meaning.value) && last.meaning.value > 0
    ? { act, uses: [...adds, ...numbers, ...desk.cues(...ONE_MORE, 'correction', 'change')] }
    : null
}

/** "Add another one", "ongeza mbili": so many more of what was put in last. */
const someMore: Rule = (desk) => {
  const line = desk.context.cart[lastLine(desk)]
  const counts = [...desk.of('number'), ...desk.of('quantity')]
  const plain = desk.left().every(({ meaning }) => {
    const counted = meaning.kind === 'number' || meaning.kind === 'quantity'
    return (
      counted ||
      meaning.kind === 'filler' ||
      meaning.kind === 'aside' ||
      ONE_MORE.some((cue) => cuesOf(meaning).includes(cue))
    )
  })
  if (!desk.has('add', 'more', 'different') || line === undefined || !plain || counts.length > 1) return null
  if (!wordsIn(desk).some((word) => RELATIVE.test(word)) || (counts.length === 0 && !desk.has('add'))) return null
  const quantity = line.quantity + (counts[0]?.meaning.value ?? 1)
  if (!Number.isInteger(quantity)) return null
  const act: Act = { act: 'set_quantity', lines: [lastLine(desk)], quantity, measure: null }
  return { act, uses: [...counts, ...desk.cues(...ONE_MORE)] }
}

/** "Five kilos more", "ongeza kilo tano": so many more packets, where they come in such. */
const someWeightMore: Rule = (desk) => {
  const line = desk.context.cart[lastLine(desk)]
  const [said, ...others] = desk.of('measure')
  if (line === undefined || said === undefined || others.length > 0 || desk.clause.question) return null
  if (!wordsIn(desk).some((word) => RELATIVE.test(word)) || phrasesLeft(desk).some(({ named }) => named)) return null
  const { amount, unit } = said.meaning.measure
  const packets = Object.values(line.values).map((value) => amount / amountIn(value, unit))
  const count = packets.find((one) => Number.isInteger(one) && one > 0)
  if (count === undefined) return null
  const act: Act = { act: 'set_quantity', lines: [lastLine(desk)], quantity: line.quantity + count, measure: null }
  return { act, uses: [said, ...desk.cues(...ONE_MORE)] }
}

/** 5 in "5kg"; not a number in what is told by another unit. */
function amountIn(value: string, unit: string): number {
  const said = value.toLowerCase()
  return said.endsWith(unit) ? Number(said.slice(0, -unit.length)) : Number.NaN
}

/** "Double the bread". */
const doubled: Rule = (desk) => {
  const at = wordsIn(desk).findIndex((word) => PARTICLES.twice.has(word))
  if (at === -1 || desk.clause.question) return null
  const named = phrasesLeft(desk).find(({ spans }) => (spans[0]?.from ?? 0) >= desk.clause.from + at)
  const ids = named?.wanted.itemIds ?? [desk.context.cart[lastLine(desk)]?.itemId ?? '']
  const line = desk.context.cart.findIndex(({ itemId }) => ids.includes(itemId))
  const quantity = (desk.context.cart[line]?.quantity ?? 0) * 2
  if (quantity === 0) return null
  const act: Act = { act: 'set_quantity', lines: [line], quantity, measure: null }
  return { act, uses: [...(named?.spans ?? []), ...desk.cues('it', 'can_i')] }
}

/** "My sister wants one too, hers in pink": one more of what lies in the cart, otherwise. */
const likewise: Rule = (desk) => {
  const line = desk.context.cart[lastLine(desk)]
  const [phrase, ...more] = phrasesLeft(desk)
  if (line === undefined || phrase === undefined || desk.clause.question) return null
  if ([phrase, ...more].some(({ named }) => named) || !wordsIn(desk).some((word) => PARTICLES.too.has(word)))
    return null
  const own = Object.keys(desk.shop.item(line.itemId)?.options ?? {})
  const values = [phrase, ...more]
    .flatMap(({ wanted }) => wanted.values)
    .filter(({ option }) => own.includes(option ?? ''))
  if (values.length === 0) return null
  const same = values.every(({ value }) => Object.values(line.values).includes(value))
  const act: Act = same
    ? { act: 'set_quantity', lines: [lastLine(desk)], quantity: line.quantity + 1, measure: null }
    : {
        act: 'add',
        wanted: { ...phrase.wanted, itemIds: [line.itemId], exact: true, values: kept(values, line.values) },
      }
  return {
    act,
    uses: [
      ...usesOf([phrase, ...more]),
      ...desk.cues(...ONE_MORE, 'for_her', 'for_him', 'for_kids', 'for_parent', 'for_partner', 'for_me'),
    ],
  }
}

/** What is not told of the new one is as with the one before it. */
function kept(values: readonly OptionValue[], before: Readonly<Record<string, string>>): OptionValue[] {
  const same = Object.entries(before).filter(([option]) => !values.some((value) => value.option === option))
  return [...same.map(([option, value]) => ({ option, value })), ...values]
}

function usesOf(phrases: readonly Phrase[]) {
  return phrases.flatMap(({ spans }) => spans)
}

/** What is said, without what is only told of why: "visitors have increased". */
function wordsIn({ clause, tokens }: Desk): string[] {
  const asides = clause.spans.filter(({ meaning }) => meaning.kind === 'aside')
  const words = tokens.slice(clause.from, clause.to)
  const told = (at: number) => asides.some(({ from, to }) => at >= from && at < to)
  return words.map(({ text }, nth) => (told(clause.from + nth) ? '' : text))
}

/** More of what is there already. */
export const AMOUNTS: readonly Rule[] = [inAll, someMore, someWeightMore, moreNamed, doubled, likewise]
