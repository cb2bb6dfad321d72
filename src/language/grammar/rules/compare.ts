import { mattersAsked } from '../../answering/matters-asked.ts'
import type { Wanted } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { otherOne } from './item-other.ts'
import { rankedOfKind } from './ranked.ts'

/** Which of several: by name, or of what was shown last. */
export const compare: Rule = (desk) => {
  const gap = desk.has('how_much') ? desk.cues('more') : []
  const weighing = [...desk.cues('compare', 'better'), ...gap]
  const cues = [...weighing, ...desk.cues('recommend', 'which')]
  const phrases = phrasesLeft(desk)
  if (cues.length === 0 && (!areAlternatives(phrases, desk) || desk.says(...HOW_IT_IS))) return null
  const itemIds = [
    ...new Set(
      phrases.filter(({ named, wanted }) => named && wanted.exact).flatMap(({ wanted }) => wanted.itemIds.slice(0, 1)),
    ),
  ]
  const weighs = weighing.length > gap.length || weighsShown(desk, itemIds)
  const beside = weighing.length > 0 ? besideOther(desk, itemIds) : null
  const ranked = rankedOfKind(desk)
  const shown = ranked ?? beside ?? (itemIds.length >= 2 ? itemIds : weighs ? pointedAt(desk, phrases, itemIds) : [])
  if (shown.length < 2 || (cues.length === 0 && desk.says('how_much', 'availability', 'add'))) return null
  const features = phrases.flatMap(({ wanted }) => wanted.features)
  const wanted: Wanted = { ...desk.nothing, itemIds: shown, exact: true, features, words: desk.clause.words }
  return { act: { act: 'compare', wanted, words: desk.clause.words }, uses: cues, all: true }
}

/** "The Longonot and the waterproof one", "the waterproof Longonot and the plain one": a thing and the other of its name. */
function besideOther(desk: Desk, named: readonly string[]): string[] | null {
  const [item, ...more] = named.length > 0 ? named : desk.context.salient.slice(0, 1)
  if (item === undefined || more.length > 0) return null
  const other = otherOne(item, desk) ?? (named.length > 0 ? plainOf(item, desk) : null)
  return other === null ? null : [item, other]
}

/** The only one of its kind that is called as it is, with a word more or a word less. */
function plainOf(itemId: string, { context, shop: { shelf, item } }: Desk): string | null {
  const own = shelf.items[shelf.placeOf.get(itemId) ?? -1]
  if (own === undefined || context.shown.length > 1) return null
  const near = [...new Set(own.name.flatMap((word) => shelf.named.get(word) ?? []))].flatMap((at) => {
    const entry = shelf.items[at]
    if (entry === undefined || entry === own || entry.item.category !== item(itemId)?.category) return []
    const [short, long] = [own.name, entry.name].toSorted((a, b) => a.length - b.length)
    return short?.every((word) => long?.includes(word)) ? [entry.item.itemId] : []
  })
  return near.length === 1 ? (near[0] ?? null) : null
}

/** "Pishori or white rice": two of ours of which one is to be taken. */
function areAlternatives(phrases: readonly Phrase[], { tokens }: Desk): boolean {
  const exact = phrases.filter(({ named, wanted }) => named && wanted.exact)
  return exact.some(({ spans }, at) => {
    const [from, to] = [spans.at(-1)?.to ?? 0, exact[at + 1]?.spans[0]?.from ?? 0]
    return tokens.slice(from, to).some(({ text }) => PARTICLES.or.has(text))
  })
}

/** "How should I store onions and potatoes?" weighs nothing. */
const HOW_IT_IS = ['how', 'how_long', 'when', 'why', 'how_many', 'can_i', 'if'] as const

/** "Which has the best battery?", "which of them does not overheat?", of a list: by what its rows may tell. */
function weighsShown(desk: Desk, named: readonly string[]): boolean {
  const { clause, context } = desk
  const asks = desk.has('which') && named.length === 0 && context.shown.length >= 2
  if (!asks || desk.says('cheap', 'cheapest', 'dearest', 'want', 'availability', 'how_much')) return false
  if (mattersAsked(clause.words, []).some(({ keys }) => keys.length > 0)) return true
  return !desk.says(...ELSEWHERE) && phrasesLeft(desk).every((one) => !one.named) && unheardIn(desk).length > 0
}

const ELSEWHERE = [
  'delivery',
  'delivery_area',
  'pay',
  'returns',
  'warranty',
  'offers',
  'coupon',
  'hours',
  'location',
] as const

/** "Which of these is better": the list shown, or the two talked about last. */
function pointedAt(desk: Desk, phrases: readonly Phrase[], named: readonly string[]): string[] {
  const { shown, salient } = desk.context
  const kinds = shown.map((id) => desk.shop.item(id)?.category ?? '')
  const others = phrases.filter(({ named, wanted }) => named && !wanted.exact)
  if (others.some(({ wanted }) => wanted.categories.some((one) => !kinds.includes(one)))) return []
  const [first] = named
  if (first !== undefined) return [...new Set([first, ...salient])].slice(0, 2)
  return (shown.length >= 2 ? shown : salient).slice(0, 5)
}
