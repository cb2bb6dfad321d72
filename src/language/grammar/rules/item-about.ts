import type { Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import type { Phrase } from '../phrases-left.ts'
import { fittingAmong } from '../shop-goods.ts'
import { unheardIn } from '../unheard.ts'
import { wantedOf } from '../wanted.ts'
import { tellsOfIt } from './item-parts.ts'

/** "Iko na nyeusi?": a value of it and nothing else is asked of what there is. */
export function isOnlyTold({ values, features, itemIds: [item = ''] }: Wanted, desk: Desk): boolean {
  const options = Object.keys(desk.shop.item(item)?.options ?? {})
  const more = unheardIn(desk).length > 0 || features.length > 0 || tellsOfIt(desk)
  return (
    values.length > 0 &&
    values.every(({ option }) => options.includes(option ?? '')) &&
    !more &&
    // "Is it 128 or 256?" asks which of them it has.
    new Set(values.map(({ option }) => option)).size === values.length &&
    !desk.says('recommend', 'how', 'what', 'why', 'how_many')
  )
}

/** "Na tissue?": a name and nothing else, where no question before goes on. */
export function isOnlyNamed(phrase: Phrase | undefined, asks: readonly Span[], desk: Desk): boolean {
  const { lastQuestion } = desk.context
  const goesOn =
    lastQuestion?.act === 'ask_item' || lastQuestion?.act === 'ask_shop' || lastQuestion?.act === 'ask_delivery'
  if (phrase === undefined || goesOn || asks.length > 0 || unheardIn(desk).length > 0) return false
  return !tellsOfIt(desk) && phrase.spans.every(({ meaning }) => meaning.kind !== 'feature')
}

/** "And its battery?": a thing that the shop does not sell by itself is asked of the item that is talked about or named. */
export function isOnlyAskedOf({ spans, wanted }: Phrase, desk: Desk, all: readonly Phrase[]): boolean {
  const { context, shop } = desk
  const [talked] = context.salient
  const kind = talked === undefined ? undefined : shop.item(talked)?.category
  // "Comes with a charger?"
  const part = kind !== undefined && !wanted.exact && !wanted.categories.includes(kind)
  if (part && desk.clause.question && desk.says('does_it') && !desk.says('availability', 'want', 'show')) return true
  const unsold = ({ meaning }: Span) =>
    !names(meaning) || (meaning.kind === 'category' && meaning.categories.length === 0)
  const item = context.salient.length > 0 || all.some(({ named, wanted }) => named && wanted.exact)
  return item && spans.every(unsold)
}

/** "Is the canvas one there in blue?": the only one of the list that is so. */
function pointedOut({ features, ...said }: Wanted, { context, shop }: Desk): Wanted | null {
  const so = { ...said, itemIds: [], features, values: [], measure: null }
  const told = features.length > 0 && context.shown.length > 1 ? fittingAmong(context.shown, so, shop) : []
  return told.length === 1 ? { ...said, features: [], itemIds: told, exact: true } : null
}

/** "The heel on the Ankle Strap": the only one of the shop all of whose name is said, in whatever order. */
function wholeName(said: ReadonlySet<string>, { shop: { shelf } }: Desk): string | null {
  const at = new Set([...said].flatMap((word) => shelf.named.get(word) ?? []))
  const [only, ...more] = [...at].flatMap((place) => {
    const entry = shelf.items[place]
    const all = entry !== undefined && entry.name.length > 1 && entry.name.every((word) => said.has(word))
    return all ? [entry.item.itemId] : []
  })
  return only === undefined || more.length > 0 ? null : only
}

/** "The heel on the Ankle Strap": the one of the list whose name holds most of what is said, by a word that only its name holds. */
export function calledOut(desk: Desk): Wanted | null {
  const { clause, context, shop, tokens, nothing } = desk
  if (!clause.question) return null
  const said = new Set(tokens.slice(clause.from, clause.to).map(({ text }) => text))
  const whole = desk.says('which', 'recommend', 'better') ? null : wholeName(said, desk)
  if (whole !== null) return { ...nothing, itemIds: [whole], exact: true }
  if (context.shown.length < 2) return null
  const named = context.shown.map((id) => {
    const words = (shop.item(id)?.name ?? '').toLowerCase().split(/\s+/)
    return { id, words: words.filter((word) => word.length > 2 && said.has(word)) }
  })
  const [best, next] = named.toSorted((a, b) => b.words.length - a.words.length)
  if (best === undefined || best.words.length === (next?.words.length ?? 0)) return null
  const own = best.words.some((word) => named.every(({ id, words }) => id === best.id || !words.includes(word)))
  return own ? { ...nothing, itemIds: [best.id], exact: true } : null
}

/** "Na bei?", "is it waterproof?": of what was talked about last; nothing when there is no such thing. */
export function aboutSalient(desk: Desk, phrases: readonly Phrase[]): Wanted | null {
  const { salient, shown } = desk.context
  const [item] = salient
  const said =
    phrases[0] === undefined ? desk.nothing : wantedOf(phrases[0].spans, desk.tokens, desk.shop, salient.slice(0, 1))
  const pointed = pointedOut(said, desk)
  if (pointed !== null) return pointed
  if (item === undefined) return desk.has('how_much') && phrases.length === 0 ? { ...said, itemIds: [] } : null
  const plural = shown.length > 1 && shown.includes(item) && !desk.says('it', 'be_at')
  return plural && !desk.has('how_much', 'is_it', 'does_it', 'lasting')
    ? null
    : { ...said, itemIds: [item], exact: true }
}
