import type { ShopIndex } from '../linking/build-index.ts'
import type { Wanted } from '../reading.ts'
import type { Meaning, Span } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import type { Desk } from './desk.ts'
import { areParted, goodsPhrases, isWorn, names } from './goods-phrases.ts'
import { isFor, modelOf, modelOfTalked, sameGoods, withModel } from './model-of.ts'
import { PARTICLES } from './particles.ts'
import { toldOfAll } from './told-of-all.ts'
import { wantedOf } from './wanted.ts'

/** One thing that a clause speaks of. `named`: goods are named, and not only sizes, colours and amounts. */
export interface Phrase {
  spans: readonly Span[]
  wanted: Wanted
  named: boolean
}

/** Many rules ask before one of them takes something: what is left changes only then. */
const known = new WeakMap<Desk, { acts: number; phrases: readonly Phrase[] }>()

/** The goods of a clause that no act has taken yet, thing by thing. */
export function phrasesLeft(desk: Desk): readonly Phrase[] {
  const before = known.get(desk)
  if (before?.acts === desk.found.length) return before.phrases
  // What was told apart beside the things that are taken by now stays apart.
  const left = new Set(desk.left())
  const whole = (before?.phrases ?? []).filter(({ spans }) => spans.every((span) => left.has(span)))
  const kept = new Set(whole.flatMap(({ spans }) => spans))
  const others = findPhrases(
    desk.left().filter((span) => !kept.has(span)),
    desk,
  )
  const phrases = [...whole, ...others].sort((a, b) => (a.spans[0]?.from ?? 0) - (b.spans[0]?.from ?? 0))
  known.set(desk, { acts: desk.found.length, phrases })
  return phrases
}

function findPhrases(left: readonly Span[], desk: Desk): readonly Phrase[] {
  const phrases: Phrase[] = []
  for (const spans of apart(appositions(goodsPhrases(left, desk.tokens), desk), desk)) {
    const before = phrases.at(-1)
    const model = modelOf(before?.wanted, spans, desk)
    if (before !== undefined && model !== null) {
      phrases.splice(-1, 1, ...withModel(before, spans, model, desk))
      continue
    }
    const forIt = before === undefined ? modelOfTalked(spans, desk) : null
    if (forIt !== null) {
      phrases.push({ spans, wanted: forIt, named: true })
      continue
    }
    const named = spans.some(({ meaning }) => names(meaning))
    const another = named ? null : anotherOf(phrases.at(-1), spans, desk)
    const wanted = another ?? sorted(wantedOf(spans, desk.tokens, desk.shop), desk)
    phrases.push({ spans, wanted, named: named || another !== null })
  }
  return toldOfAll(oneOfEach(phrases), desk)
}

/** "Gumboots tatu, 40, 41 na 42": as many sizes as pieces are one piece of each. */
function oneOfEach(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    const next = phrases.findIndex(({ spans }, place) => place > at && spans.some(({ meaning }) => names(meaning)))
    const sizes = (next === -1 ? phrases.length : next) - at
    const { wanted } = phrase
    const counted = phrases.slice(at + 1, at + sizes).some((other) => (other.wanted.quantity ?? 1) > 1)
    return sizes > 1 && !counted && wanted.quantity === sizes
      ? { ...phrase, wanted: { ...wanted, quantity: 1 } }
      : phrase
  })
}

function sorted(wanted: Wanted, desk: Desk): Wanted {
  if (desk.says('cheap', 'cheapest')) return { ...wanted, sort: 'price_low' }
  return desk.says('dearest') ? { ...wanted, sort: 'price_high' } : wanted
}

/** What stands between two things: "leave out the onions and add carrots". */
const PARTS: ReadonlySet<string> = new Set(['add', 'remove', 'instead', 'want'])

/** "Simu 15 za Duka Pro": a kind and an item of this kind are one thing, where nothing joins them as two. */
function appositions(groups: readonly Span[][], { shop, clause, tokens }: Desk): Span[][] {
  const parts = clause.spans.filter(({ meaning }) => cuesOf(meaning).some((cue) => PARTS.has(cue)))
  const merged: Span[][] = []
  for (const spans of groups) {
    const before = merged.at(-1) ?? []
    const kinds = before.flatMap(({ meaning }) => (meaning.kind === 'category' ? [meaning] : []))
    const plain = before.every(({ meaning }) => meaning.kind !== 'item')
    const items = spans.flatMap(({ meaning }) => (meaning.kind === 'item' ? meaning.itemIds : []))
    const [end, start] = [before.at(-1)?.to ?? 0, spans[0]?.from ?? 0]
    const cut = parts.some((cue) => cue.from >= end && cue.to <= start)
    const parted = cut || areParted(tokens, clause.spans, end, start)
    if (plain && !parted && items.some((id) => kinds.some((kind) => isOfKind(id, kind, shop)))) before.push(...spans)
    else merged.push([...spans])
  }
  return merged
}

/** Carrots are vegetables, and no onions. */
function isOfKind(itemId: string, meaning: Extract<Meaning, { kind: 'category' }>, shop: ShopIndex): boolean {
  const kind = shop.kindOf(meaning)
  if (kind === undefined) return meaning.categories.includes(shop.item(itemId)?.category ?? '')
  const place = shop.shelf.placeOf.get(itemId)
  return place !== undefined && (kind.items.includes(place) || kind.near.includes(place))
}

/** Two whole names are two things, unless one of them says what the other is for: "flip case Mia 2 Plus". */
function apart(groups: readonly Span[][], desk: Desk): Span[][] {
  return groups.flatMap((spans) => {
    const [, second] = spans.flatMap((span, at) => (span.meaning.kind === 'item' && span.meaning.whole ? [at] : []))
    if (fitsTogether(spans, desk)) return [spans]
    const asked = askedOf(spans, desk)
    if (asked > 0) return [spans.slice(0, asked), ...apart([spans.slice(asked)], desk)]
    if (second === undefined) return [spans]
    return [spans.slice(0, second), ...apart([spans.slice(second)], desk)]
  })
}

/**
 * "Does the mango juice have sugar?", "what phones does the case fit?": where a question goes on from a whole name to goods
 * of another kind, or from those to it; 0 where it does not.
 */
function askedOf(spans: readonly Span[], { clause, tokens, shop }: Desk): number {
  if (!clause.question) return 0
  const heads = spans.flatMap(({ meaning }, at) => (names(meaning) ? [at] : []))
  const kinds = ({ meaning }: Span) => {
    if (meaning.kind === 'category') return meaning.categories
    return meaning.kind === 'item' && meaning.whole ? meaning.itemIds.map((id) => shop.item(id)?.category ?? '') : []
  }
  const turn = heads.find((at, place) => {
    const [span, before] = [spans[at], spans[heads[place - 1] ?? -1]]
    if (span === undefined || before === undefined || span.meaning.kind === before.meaning.kind) return false
    const [own, other] = [kinds(span), kinds(before)]
    return own.length > 0 && other.length > 0 && !own.some((one) => other.includes(one)) && isGap(before, span)
  })
  return turn ?? 0

  function isGap(before: Span, span: Span): boolean {
    const between = tokens.flatMap(({ text }, at) => {
      const covered = spans.some(({ from, to }) => at >= from && at < to)
      return at >= before.to && at < span.from && !covered ? [text] : []
    })
    return (
      between.length > 0 &&
      !between.some((text) => (isFor(text) && !PARTICLES.comesWith.has(text)) || PARTICLES.by.has(text))
    )
  }
}

function fitsTogether(spans: readonly Span[], { tokens, shop }: Desk): boolean {
  if (!spans.some(({ meaning }) => meaning.kind === 'item')) return false
  return wantedOf(spans, tokens, shop).values.some(({ option }) => option === null || shop.fitOptions.has(option))
}

function counts({ meaning }: Span): boolean {
  return meaning.kind === 'number' || meaning.kind === 'quantity'
}

/** The goods that an unnamed phrase is more of: those named just before it in the same clause. */
function anotherOf(before: Phrase | undefined, spans: readonly Span[], { found, tokens, shop }: Desk): Wanted | null {
  const more = (goods: Wanted) => {
    const other = wantedOf(spans, tokens, shop, goods.itemIds)
    // "White 41 and 43": only the size is another.
    const sized = spans.some(isWorn) && spans.every((span) => isWorn(span) || counts(span))
    const same = sized ? goods.values.filter(({ option }) => option !== 'size') : []
    return sameGoods(goods, { ...other, values: [...same, ...other.values] })
  }
  if (before !== undefined) return before.named ? more(before.wanted) : null
  const last = found.at(-1)?.act
  const goes = last !== undefined && (last.act === 'add' || last.act === 'search')
  const tells = spans.some((span) => span.meaning.kind === 'value' || span.meaning.kind === 'measure' || isWorn(span))
  return goes && tells ? more(last.wanted) : null
}
