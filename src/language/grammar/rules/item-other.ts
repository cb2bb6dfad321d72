import { keyOf } from '../../linking/shelf.ts'
import type { Wanted } from '../../reading.ts'
import type { Span, Token } from '../../span.ts'
import type { Clause } from '../clause.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { hasFeature } from '../shop-goods.ts'

/**
 * "Na ILE waterproof", "the PRO", of a thing that is talked about: the only other one of its kind that shares a word of its
 * name, and is so or is called so. Null where the thing itself is meant.
 */
export function otherOne(itemId: string, desk: Desk): string | null {
  const before = known.get(desk.clause)
  if (before?.itemId === itemId) return before.other
  const other = findOther(itemId, desk)
  known.set(desk.clause, { itemId, other })
  return other
}

/** Several rules ask it of the same clause. */
const known = new WeakMap<Clause, { itemId: string; other: string | null }>()

/** "And the plus?": the other one is called and nothing is asked of it, nor was anything before. */
export function isOnlyOther({ itemIds: [item = ''] }: Wanted, asks: readonly Span[], desk: Desk): boolean {
  const { salient, lastQuestion } = desk.context
  const other = salient[0] === undefined ? null : otherOne(salient[0], desk)
  return (
    other === item && asks.every(({ meaning }) => cuesOf(meaning).includes('what')) && lastQuestion?.act !== 'ask_item'
  )
}

function findOther(itemId: string, desk: Desk): string | null {
  const { shelf, item } = desk.shop
  const own = shelf.items[shelf.placeOf.get(itemId) ?? -1]
  if (own === undefined) return null
  const places = new Set(own.name.flatMap((word) => shelf.named.get(word) ?? []))
  const kin = [...places].flatMap((at) => {
    const entry = shelf.items[at]
    const same = entry !== undefined && entry !== own && entry.item.category === item(itemId)?.category
    return same ? [entry] : []
  })
  const said = new Set(desk.tokens.slice(desk.clause.from, desk.clause.to).map(asNamed))
  const pointedAt = new Set(
    desk.tokens.flatMap((token, at) => (isPointedAt({ from: at, to: at + 1 }, desk) ? [asNamed(token)] : [])),
  )
  const measured = desk.clause.spans.flatMap((span) => measureAsNamed(span, desk))
  const called = nearest(
    kin.filter(({ name }) => {
      const more = moreIn(name, own.name)
      const much = measured.some((words) => words.every((word) => name.includes(word)) && !isHeld(words, own.name))
      return (
        much || (more.length > 0 && (more.every((word) => said.has(word)) || more.some((one) => pointedAt.has(one))))
      )
    }),
    own.name,
  )
  const features = desk.clause.spans.flatMap((span) =>
    span.meaning.kind === 'feature' && isPointedAt(span, desk) ? [span.meaning.feature] : [],
  )
  const such = features.every((one) => hasFeature(itemId, one, desk.shop))
    ? []
    : kin.filter((one) => features.every((feature) => hasFeature(one.item.itemId, feature, desk.shop)))
  const [only, ...others] = called.length > 0 ? called : such
  return only === undefined || others.length > 0 ? null : only.item.itemId
}

/** A word as names of the shelf have it: "20,000" is the 20000 of a power bank. */
function asNamed({ text }: Token): string {
  return keyOf(text.replaceAll(',', ''))
}

/** "45w", "30,000 mah": how much of it there is, which tells goods of one kind apart by their names. */
function measureAsNamed({ from, to, meaning }: Span, { tokens }: Desk): string[][] {
  if (meaning.kind !== 'measure') return []
  const said = tokens.slice(from, to)
  return [said.map(asNamed), [keyOf(said.map(({ text }) => text.replaceAll(',', '')).join(''))]]
}

function isHeld(words: readonly string[], own: readonly string[]): boolean {
  return words.every((word) => own.includes(word))
}

function moreIn(name: readonly string[], own: readonly string[]): string[] {
  return name.filter((word) => !own.includes(word))
}

/** "The 20,000 one" is the power bank that differs in nothing else, and not the solar one of that size. */
function nearest<One extends { name: readonly string[] }>(called: readonly One[], own: readonly string[]): One[] {
  const least = Math.min(...called.map(({ name }) => moreIn(name, own).length))
  return called.filter(({ name }) => moreIn(name, own).length === least)
}

/** "ILE ya 5G", "the waterproof ONE". */
export function isPointedAt({ from, to }: Pick<Span, 'from' | 'to'>, { clause, tokens }: Desk): boolean {
  const [two, one, next] = [tokens[from - 2], tokens[from - 1], tokens[to]].map((token) => token?.text ?? '')
  if (one === undefined || two === undefined || next === undefined) return false
  // "Na YA solar" begins with what it points at.
  const opens = from - 1 === clause.from || (from - 2 === clause.from && PARTICLES.goesOn.has(two))
  const ofOther = PARTICLES.of.has(one) && (PARTICLES.other.has(two) || opens)
  return PARTICLES.other.has(one) || PARTICLES.other.has(next) || ofOther
}
