import { tellsOfPart } from '../../linking/goods.ts'
import { stem } from '../../linking/stem.ts'
import type { OptionValue, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import type { Phrase } from '../phrases-left.ts'
import { fittingAmong } from '../shop-goods.ts'
import { unheardIn } from '../unheard.ts'
import { wantedOf } from '../wanted.ts'
import { isPointedAt, otherOne } from './item-other.ts'
import { isPart, isYours, strangeIn, tellsOfIt } from './item-parts.ts'
import { sizeBefore } from './item-size.ts'

/** "Iko na nyeusi?": a value of it and nothing else is asked of what there is. */
export function isOnlyTold({ values, features, measure, itemIds: [item = ''] }: Wanted, desk: Desk): boolean {
  const options = Object.keys(desk.shop.item(item)?.options ?? {})
  const more = strangeIn(desk).length > 0 || features.length > 0 || tellsOfIt(desk)
  return (
    values.length + (measure === null ? 0 : 1) > 0 &&
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
  const bare = asks.length === 0 || isOnlyThere(desk)
  if (phrase === undefined || goesOn || !bare || unheardIn(desk).length > 0) return false
  // "Are the carrots washed?" says of them what they do not come in.
  const tells = ({ meaning }: Span) =>
    meaning.kind === 'feature' || (meaning.kind === 'value' && !phrase.wanted.values.includes(meaning.value))
  return !tellsOfIt(desk) && !phrase.spans.some(tells)
}

/** "Na ile vegetable?" behind sunflower oil is the other oil, and no vegetable. */
function isOtherOne({ spans, wanted }: Phrase, desk: Desk): boolean {
  const [item] = desk.context.salient
  const kind = item === undefined ? undefined : desk.shop.item(item)?.category
  if (item === undefined || wanted.exact || wanted.categories.includes(kind ?? '')) return false
  return spans.some((span) => isPointedAt(span, desk)) && otherOne(item, desk) !== null
}

const THERE = ['is_it', 'it', 'availability', 'be_at', 'resume', 'greet'] as const

/** "Are the Matatu Retro still there?" asks of nothing that they are. */
function isOnlyThere({ clause }: Desk): boolean {
  return clause.spans.every(({ meaning }) => {
    const cues = cuesOf(meaning)
    return meaning.kind === 'item' || meaning.kind === 'filler' || THERE.some((cue) => cues.includes(cue))
  })
}

/** "And its battery?": a thing that the shop does not sell by itself is asked of the item that is talked about or named. */
export function isOnlyAskedOf(phrase: Phrase, desk: Desk, all: readonly Phrase[]): boolean {
  const { spans, wanted } = phrase
  const { context, shop } = desk
  if (isYours(phrase, desk)) return false
  const [talked] = context.salient
  const kind = talked === undefined ? undefined : shop.item(talked)?.category
  // "Comes with a charger?"
  const part = kind !== undefined && !wanted.exact && !wanted.categories.includes(kind)
  // "Itachaji simu mara ngapi?", "can I use it on wet shoes?"
  const ofIt = () => desk.says('does_it') || tellsOfIt(desk) || (desk.says('can_i') && desk.says('it'))
  if (part && desk.clause.question && !desk.says('availability', 'want', 'show') && ofIt()) return true
  if (isPart(phrase, desk, all) || isOtherOne(phrase, desk)) return true
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

/** "A case for the Jua 5": goods of another kind that are for the thing so named, and no part that its row tells of. */
function isForIt(itemId: string, phrases: readonly Phrase[], { shop, tokens }: Desk): boolean {
  const item = shop.item(itemId)
  return phrases.some(({ spans, wanted }) => {
    const at = spans.findIndex(({ meaning }) => meaning.kind === 'item' && meaning.itemIds.includes(itemId))
    const head = spans.slice(0, at).find(({ meaning }) => meaning.kind === 'category' && meaning.head)
    if (at === -1 || head === undefined || wanted.itemIds.includes(itemId) || item === undefined) return false
    const said = tokens.slice(head.from, head.to).map(({ text }) => stem(text))
    return wanted.categories.length > 0 && !wanted.categories.includes(item.category) && !tellsOfPart(item, said)
  })
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
export function calledOut(desk: Desk, phrases: readonly Phrase[]): Wanted | null {
  const { clause, context, shop, tokens, nothing } = desk
  if (!clause.question) return null
  const said = new Set(tokens.slice(clause.from, clause.to).map(({ text }) => text))
  const whole = desk.says('which', 'recommend', 'better') ? null : wholeName(said, desk)
  if (whole !== null) return isForIt(whole, phrases, desk) ? null : { ...nothing, itemIds: [whole], exact: true }
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

/** "Mnafanya hiyo kazi?": of what the shop does, whatever is talked about. */
function isWhatYouDo({ clause }: Desk): boolean {
  return clause.spans.some(
    ({ meaning }) => meaning.kind === 'verb' && meaning.verb.sense === 'do' && meaning.verb.subject === 'you_all',
  )
}

function withSize(values: Wanted['values'], size: OptionValue | null): Wanted['values'] {
  return size === null || values.some(({ option }) => option === 'size') ? values : [...values, size]
}

/** "Kuna rangi gani?", "what is the biggest size?": what goods are chosen by, and no value of it. */
export function asksChoices({ clause, tokens, says, of }: Desk): boolean {
  if (says('options')) return true
  const named = tokens.slice(clause.from, clause.to).some(({ text }) => PARTICLES.choices.has(text))
  return named && says('what', 'which', 'how_many') && of('value', 'size', 'number', 'category').length === 0
}

/** "Na bei?", "is it waterproof?": of what was talked about last; nothing when there is no such thing. */
export function aboutSalient(desk: Desk, phrases: readonly Phrase[]): Wanted | null {
  const { salient, shown } = desk.context
  const [item] = salient
  const said =
    phrases[0] === undefined ? desk.nothing : wantedOf(phrases[0].spans, desk.tokens, desk.shop, salient.slice(0, 1))
  const pointed = pointedOut(said, desk)
  if (pointed !== null) return pointed
  // "And how much is it?", "do you do that work?" behind what the shop was asked is of that.
  const ofShop = desk.context.lastQuestion?.act === 'ask_shop' && (item === undefined || isWhatYouDo(desk))
  if (ofShop) return null
  if (item === undefined)
    return desk.has('how_much') && phrases.every(({ named }) => !named) ? { ...said, itemIds: [] } : null
  const other = otherOne(item, desk)
  if (other !== null) return { ...said, features: [], itemIds: [other], exact: true }
  const plural = shown.length > 1 && shown.includes(item) && !desk.says('it', 'be_at')
  if (!plural || desk.has('how_much', 'is_it', 'does_it', 'lasting'))
    return { ...said, itemIds: [item], exact: true, values: withSize(said.values, sizeBefore(item, desk)) }
  // "What colours are there?" of a list is asked of each of it.
  return asksChoices(desk) && phrases.every(({ named }) => !named) ? { ...said, itemIds: [...shown] } : null
}
