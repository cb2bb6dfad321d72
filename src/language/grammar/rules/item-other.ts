import type { Span } from '../../span.ts'
import type { Clause } from '../clause.ts'
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
  const said = new Set(desk.tokens.slice(desk.clause.from, desk.clause.to).map(({ text }) => text))
  const pointedAt = new Set(
    desk.tokens.flatMap(({ text }, at) => (isPointedAt({ from: at, to: at + 1 }, desk) ? [text] : [])),
  )
  const called = kin.filter(({ name }) => {
    const more = name.filter((word) => !own.name.includes(word))
    return more.length > 0 && (more.every((word) => said.has(word)) || more.some((word) => pointedAt.has(word)))
  })
  const features = desk.clause.spans.flatMap((span) =>
    span.meaning.kind === 'feature' && isPointedAt(span, desk) ? [span.meaning.feature] : [],
  )
  const such = features.every((one) => hasFeature(itemId, one, desk.shop))
    ? []
    : kin.filter((one) => features.every((feature) => hasFeature(one.item.itemId, feature, desk.shop)))
  const [only, ...others] = called.length > 0 ? called : such
  return only === undefined || others.length > 0 ? null : only.item.itemId
}

/** "ILE ya 5G", "the waterproof ONE". */
export function isPointedAt({ from, to }: Pick<Span, 'from' | 'to'>, { tokens }: Desk): boolean {
  const [two, one, next] = [tokens[from - 2], tokens[from - 1], tokens[to]].map((token) => token?.text ?? '')
  if (one === undefined || two === undefined || next === undefined) return false
  return PARTICLES.other.has(one) || PARTICLES.other.has(next) || (PARTICLES.of.has(one) && PARTICLES.other.has(two))
}
