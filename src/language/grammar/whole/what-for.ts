import type { ShopIndex } from '../../linking/build-index.ts'
import type { Meaning, Span, Token, Verb } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import { isForeign, isJoiner } from '../goods-phrases.ts'
import { ENDS, type Goods, isPossessed, modelHad, saysOwned, sentenceFrom } from '../model-had.ts'
import { PARTICLES } from '../particles.ts'

/** What is done with her own goods beside looking for others: then they are what she speaks of. */
const ABOUT_OWN: ReadonlySet<string> = new Set([
  'remove',
  'instead',
  'change',
  'broken',
  'repair',
  'refund',
  'returns',
  'trade_in',
  'my_order',
  'warranty',
])
/** A wish begins anew: what is named behind it is wanted. */
const WISHING: ReadonlySet<string> = new Set(['want', 'seek', 'add', 'bring_me', 'availability', 'show', 'browse'])
/** Verbs of a thing that say what it is and comes with, and not what it does. */
const BEING: ReadonlySet<string> = new Set(['be', 'have', 'come', 'fit', 'be_at', 'cost'])

/**
 * Goods that are named only to say what others are for, or that she has already: "something to hold my phone", "power bank
 * inayochaji simu", "nina Jua 5, nataka kava". They lead no search; a model that others come for tells which of them.
 */
export function withoutWhatFor(spans: readonly Span[], tokens: readonly Token[], shop: ShopIndex): Span[] {
  const goods = spans.filter(isGoods)
  const uses = goods.filter((span) => isUse(span, spans, tokens) || isOwn(span, goods, spans, tokens, shop))
  const asides = new Set<Span>([
    ...uses,
    // The water of "ya kukinga simu na maji".
    ...goods.filter((span) => isForeign(span.meaning) && uses.some(({ to }) => isBeside(to, span.from, tokens))),
    ...goods.filter((span) => isHad(span, goods, spans, tokens) || isSameAgain(span, goods, tokens)),
    ...spans.filter((span) => isOwnBrand(span, goods, tokens)),
    // "Ya kuchaji simu yangu" speaks of no order.
    ...spans.filter((span) => cuesOf(span.meaning).includes('my_order') && isUse(span, spans, tokens)),
  ])
  const models = new Map(goods.map((span) => [span as Span, modelHad(span, goods, tokens, shop)] as const))
  return spans.map((span) => {
    const model = models.get(span) ?? null
    if (model !== null) return { ...span, meaning: model }
    if (asides.has(span) || saysHad(span, spans, models)) return { ...span, meaning: aside(span.meaning) }
    return tellsOfAside(span, spans, asides) ? { ...span, meaning: { kind: 'filler' } } : span
  })
}

/** "A clear case for the same phone", "kava ya simu hiyo": what was told before is what the goods are for. */
function isSameAgain({ from, to, meaning }: Goods, goods: readonly Goods[], tokens: readonly Token[]): boolean {
  if (meaning.kind !== 'category' || !goods.some((other) => other.to <= from)) return false
  const start = tokens.slice(0, from).findLastIndex(({ text }) => !PARTICLES.points.has(text) && text !== 'the')
  const pointed = PARTICLES.points.has(tokens[from - 1]?.text ?? '') || PARTICLES.points.has(tokens[to]?.text ?? '')
  const before = tokens[start]?.text ?? ''
  return pointed && (PARTICLES.forWhat.has(before) || PARTICLES.of.has(before))
}

/** "Timbs zangu zimechafuka", beside goods that are wished for: hers, and no make that is looked for. */
function isOwnBrand(span: Span, goods: readonly Goods[], tokens: readonly Token[]): boolean {
  if (span.meaning.kind !== 'brand' || !isPossessed(span, tokens)) return false
  return goods.some((other) => !isPossessed(other, tokens))
}

const SAYS_HAD: ReadonlySet<string> = new Set(['availability', 'i_have', 'my_order', 'is_it', 'for_me'])
const GAP = 2

/** "Nko na Jua 5", "simu yangu ni Jua 5", where that is the model she has: it asks for none, and of nothing that she ordered. */
function saysHad(span: Span, spans: readonly Span[], models: ReadonlyMap<Span, Meaning | null>): boolean {
  const next = spans.find((one) => one.from >= span.to && models.has(one))
  const has = cuesOf(span.meaning).some((cue) => SAYS_HAD.has(cue))
  return has && next !== undefined && next.from - span.to <= GAP && (models.get(next) ?? null) !== null
}

function isBeside(end: number, from: number, tokens: readonly Token[]): boolean {
  return end <= from && tokens.slice(end, from).every((token) => isJoiner(token))
}

/** The white of "to clean my white sneakers", and the "is the" of "my phone is the newer type", which asks nothing. */
function tellsOfAside({ from, to, meaning }: Span, spans: readonly Span[], asides: ReadonlySet<Span>): boolean {
  if (cuesOf(meaning).includes('is_it')) return spans.some((span) => span.to === from && asides.has(span))
  return meaning.kind === 'value' && spans.some((span) => span.from === to && asides.has(span))
}

function isGoods(span: Span): span is Goods {
  return (span.meaning.kind === 'category' && span.meaning.head) || span.meaning.kind === 'item'
}

/** What it says of the goods it is said beside, where these have such a word; else nothing. */
function aside(meaning: Meaning): Meaning {
  if (meaning.kind !== 'category' || meaning.features.length === 0) return { kind: 'aside' }
  return { ...meaning, head: false }
}

/** Whether a thing stands before it, and between them what that does or is for. A model stays: it says which fits. */
function isUse({ from, meaning }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (
    meaning.kind === 'item' ||
    tokens.slice(Math.max(0, from - 2), from).some(({ text }) => PARTICLES.denies.has(text))
  )
    return false
  const begun = spans.findLastIndex(
    (span) => span.to <= from && (ends(tokens, span.to, from) || cuesOf(span.meaning).some((cue) => WISHING.has(cue))),
  )
  const since = begun === -1 ? sentenceFrom(tokens, from) : Math.max(sentenceFrom(tokens, from), spans[begun]?.to ?? 0)
  const head = firstHead(spans, tokens, since, from)
  if (head === null || tokens.slice(head, from).some((_, at) => joinsThings(tokens, head + at))) return false
  return tokens.slice(head, from).some((_, at) => leadsToUse(head + at, spans, tokens))
}

/** "Majani ya kuchemsha NA maziwa" boils them with milk: behind what a thing is for, "and" names what goes with it. */
function joinsThings(tokens: readonly Token[], at: number): boolean {
  const [of, verb] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text ?? '']
  const withIt = PARTICLES.of.has(of) && verb.startsWith('ku') && verb.length > SHORTEST_INFINITIVE
  return isJoiner(tokens[at]) && !withIt
}

const SHORTEST_INFINITIVE = 4

/** Behind the first thing, or the word that stands for one; null where there is none. */
function firstHead(spans: readonly Span[], tokens: readonly Token[], since: number, from: number): number | null {
  const named = spans.find((span) => isGoods(span) && span.from >= since && span.to <= from)?.to ?? null
  const at = tokens.findIndex((token, place) => place >= since && place < from && PARTICLES.anything.has(token.text))
  // "Kitu ya" is one phrase to the cues, and the thing all the same.
  const before = tokens
    .slice(sentenceFrom(tokens, from), from)
    .findLastIndex(({ text }) => PARTICLES.anything.has(text))
  const loose = at === -1 ? (before === -1 ? null : sentenceFrom(tokens, from) + before + 1) : at + 1
  return named !== null && loose !== null ? Math.min(named, loose) : (named ?? loose)
}

function leadsToUse(at: number, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const text = tokens[at]?.text ?? ''
  if (PARTICLES.purpose.has(text)) return true
  const verb = spans.find((span) => span.from === at && span.meaning.kind === 'verb')?.meaning
  const infinitive = verb?.kind === 'verb' ? verb.verb.tense === 'infinitive' : text.startsWith('ku')
  if (infinitive && PARTICLES.of.has(tokens[at - 1]?.text ?? '') && text.length > 4) return true
  return verb?.kind === 'verb' && ofThing(verb.verb)
}

/** "Inachaji", "inayoweza kushika": what the thing before it does. */
function ofThing({ subject, sense, tense }: Verb): boolean {
  return (subject === 'it' || subject === 'they') && tense === 'present' && !BEING.has(sense)
}

/** "My phone", beside other goods that are nobody's: what she has is no wish. */
function isOwn(
  span: Goods,
  goods: readonly Goods[],
  spans: readonly Span[],
  tokens: readonly Token[],
  shop: ShopIndex,
): boolean {
  if (span.meaning.kind === 'item' || !isPossessed(span, tokens)) return false
  if (spans.some(({ meaning }) => cuesOf(meaning).some((cue) => ABOUT_OWN.has(cue)))) return false
  const others = goods.some((other) => other !== span && !isPossessed(other, tokens))
  return others || tokens.some(({ text }) => PARTICLES.anything.has(text)) || isToldOfOthers(span, spans, shop)
}

/** "My phone takes micro usb": no phone comes in such, so it says which of the goods that are talked about. */
function isToldOfOthers({ meaning }: Goods, spans: readonly Span[], shop: ShopIndex): boolean {
  const items = meaning.kind === 'category' ? (shop.kindOf(meaning)?.items ?? []) : []
  const options = new Set(items.flatMap((at) => Object.keys(shop.shelf.items[at]?.item.options ?? {})))
  const values = spans.flatMap((span) => (span.meaning.kind === 'value' ? [span.meaning.value] : []))
  return items.length > 0 && values.some(({ option }) => option !== null && !options.has(option))
}

/** "I have a Nuru 4, what charger does it need": other goods are asked for, and no second one of these. */
function isHad(span: Goods, goods: readonly Goods[], spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (span.meaning.kind !== 'item' || !span.meaning.whole || !saysOwned(span, tokens)) return false
  const others = goods.some(({ from, meaning }) => from >= span.to && meaning.kind === 'category')
  return others && !spans.some(({ meaning }) => cuesOf(meaning).some((cue) => ABOUT_OWN.has(cue)))
}

function ends(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ kind, text }) => kind === 'break' || ENDS.has(text))
}
