import type { Wanted } from '../reading.ts'
import type { Span } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import type { Desk } from './desk.ts'
import { goodsPhrases, names } from './goods-phrases.ts'
import { wantedOf } from './wanted.ts'

/** One thing that a clause speaks of. `named`: goods are named, and not only sizes, colours and amounts. */
export interface Phrase {
  spans: readonly Span[]
  wanted: Wanted
  named: boolean
}

/** The goods of a clause that no act has taken yet, thing by thing. */
export function phrasesLeft(desk: Desk): Phrase[] {
  const phrases: Phrase[] = []
  for (const spans of apart(appositions(goodsPhrases(desk.left(), desk.tokens), desk), desk)) {
    const named = spans.some(({ meaning }) => names(meaning))
    const another = named ? null : anotherOf(phrases.at(-1), spans, desk)
    const wanted = another ?? sorted(wantedOf(spans, desk.tokens, desk.shop), desk)
    phrases.push({ spans, wanted, named: named || another !== null })
  }
  return phrases
}

function sorted(wanted: Wanted, desk: Desk): Wanted {
  if (desk.says('cheap', 'cheapest')) return { ...wanted, sort: 'price_low' }
  return desk.says('dearest') ? { ...wanted, sort: 'price_high' } : wanted
}

/** What stands between two things: "leave out the onions and add carrots". */
const PARTS: ReadonlySet<string> = new Set(['add', 'remove', 'instead', 'want'])

/** "Simu 15 za Duka Pro": a kind and an item of this kind are one thing. */
function appositions(groups: readonly Span[][], { shop, clause }: Desk): Span[][] {
  const parts = clause.spans.filter(({ meaning }) => cuesOf(meaning).some((cue) => PARTS.has(cue)))
  const merged: Span[][] = []
  for (const spans of groups) {
    const before = merged.at(-1) ?? []
    const kinds = before.flatMap(({ meaning }) => (meaning.kind === 'category' ? meaning.categories : []))
    const plain = before.every(({ meaning }) => meaning.kind !== 'item')
    const items = spans.flatMap(({ meaning }) => (meaning.kind === 'item' ? meaning.itemIds : []))
    const [end, start] = [before.at(-1)?.to ?? 0, spans[0]?.from ?? 0]
    const parted = parts.some((cue) => cue.from >= end && cue.to <= start)
    if (plain && !parted && items.some((id) => kinds.includes(shop.item(id)?.category ?? ''))) before.push(...spans)
    else merged.push([...spans])
  }
  return merged
}

/** Two whole names are two things, unless one of them says what the other is for: "flip case Mia 2 Plus". */
function apart(groups: readonly Span[][], desk: Desk): Span[][] {
  return groups.flatMap((spans) => {
    const [, second] = spans.flatMap((span, at) => (span.meaning.kind === 'item' && span.meaning.whole ? [at] : []))
    if (second === undefined || fitsTogether(spans, desk)) return [spans]
    return [spans.slice(0, second), ...apart([spans.slice(second)], desk)]
  })
}

function fitsTogether(spans: readonly Span[], { tokens, shop }: Desk): boolean {
  return wantedOf(spans, tokens, shop).values.some(({ option }) => option === null || shop.fitOptions.has(option))
}

/** The goods that an unnamed phrase is more of: those named just before it in the same clause. */
function anotherOf(before: Phrase | undefined, spans: readonly Span[], { found, tokens, shop }: Desk): Wanted | null {
  const more = (goods: Wanted) => sameGoods(goods, wantedOf(spans, tokens, shop, goods.itemIds))
  if (before !== undefined) return before.named ? more(before.wanted) : null
  const last = found.at(-1)?.act
  const goes = last !== undefined && (last.act === 'add' || last.act === 'search')
  const tells = spans.some(
    ({ meaning }) => meaning.kind === 'value' || meaning.kind === 'size' || meaning.kind === 'measure',
  )
  return goes && tells ? more(last.wanted) : null
}

/** "One white 40 and one black 43": more of the same goods, otherwise. */
function sameGoods({ itemIds, exact, categories, features }: Wanted, other: Wanted): Wanted {
  return { ...other, itemIds, exact, categories, features: [...new Set([...features, ...other.features])] }
}
