import type { Act, Wanted } from '../../reading.ts'
import type { Meaning, Span } from '../../span.ts'
import type { Desk, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { fittingAmong } from '../shop-goods.ts'
import { unheardIn } from '../unheard.ts'

const WISHES = [
  'want',
  'add',
  'bring_me',
  'availability',
  'show',
  'browse',
  'seek',
  'how_much',
  'what',
  'which',
  'cheap',
  'cheapest',
  'dearest',
  'it',
  'i_have',
  'be_at',
  'can_i',
  'yes',
  'no',
  'correction',
  'only',
  'not_availability',
  'any',
  'recommend',
  'for_me',
  'for_him',
  'for_her',
  'for_kids',
  'for_parent',
  'for_partner',
  'for_gift',
  'same',
] as const

/** "The green ones", "ile ya 500ml": of the items shown or talked about, told apart by what they are like. */
const amongShown: Rule = (desk) => {
  const { shown, asked } = desk.context
  const [phrase, ...more] = phrasesLeft(desk)
  if (shown.length === 0 || phrase === undefined || more.length > 0) return null
  const pointing = desk.says('it', 'same') || asked?.kind === 'pick'
  if (!pointing || desk.says('browse', 'different', 'more', 'add')) return null
  if (phrase.named && phrase.wanted.exact && !shown.includes(phrase.wanted.itemIds[0] ?? '')) return null
  if (hasPrice(phrase.wanted)) return null
  const fitting = fittingAmong(shown, phrase.wanted, desk.shop)
  if (
    fitting.length === 0 ||
    (phrase.named && fitting.length === shown.length && shown.length > 1 && phrase.wanted.values.length === 0)
  )
    return null
  const wanted: Wanted = { ...phrase.wanted, itemIds: fitting, exact: fitting.length === 1 }
  if (desk.clause.question && fitting.length > 1) return null
  return { act: { act: 'pick', wanted }, uses: [...phrase.spans, ...desk.cues(...WISHES)] }
}

/** "That one", "hiyo", "yes that", where one thing can be meant. */
const pointed: Rule = (desk) => {
  const uses = desk.cues('it', 'same', 'both', 'any')
  const { shown, salient, asked } = desk.context
  if (uses.length === 0 || phrasesLeft(desk).length > 0 || desk.clause.question) return null
  if (asked?.kind !== 'pick' && !desk.says('want', 'add')) return null
  const itemIds = desk.has('both')
    ? shown.slice(0, 2)
    : desk.has('any')
      ? shown.slice(0, 1)
      : shown.length === 1
        ? shown
        : salient.slice(0, 1)
  if (itemIds.length === 0) return null
  return {
    act: { act: 'pick', wanted: { ...desk.nothing, itemIds: [...itemIds], exact: true, words: desk.clause.words } },
    uses: [...uses, ...desk.cues(...WISHES)],
  }
}

/** Sizes, colours, prices and uses without goods go on with the search, or with what was talked about. */
const refine: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  const [phrase] = phrases
  if (phrases.some(({ named }) => named)) return null
  const cues = desk.cues('cheap', 'cheapest', 'dearest')
  if (phrase === undefined && cues.length === 0) return null
  const wanted = phrase?.wanted ?? {
    ...desk.nothing,
    sort: desk.has('dearest') ? ('price_high' as const) : ('price_low' as const),
  }
  if (isEmpty(wanted)) return null
  const { search, shown } = desk.context
  const uses = [...phrases.flatMap(({ spans }) => spans), ...cues, ...desk.cues(...WISHES, 'different')]
  if (search !== null || shown.length > 0) return { act: { act: 'refine', wanted }, uses }
  // A thing that is here only what other things are for ("a laptop") is not sold.
  const things = phrase?.spans.filter(({ meaning }) => meaning.kind === 'category') ?? []
  const wishedFor = desk.says('want', 'availability', 'seek', 'show', 'bring_me')
  if (things.length > 0 && wishedFor && !isCalled(wanted, desk))
    return { act: { act: 'not_sold', words: wanted.words }, uses, all: true }
  // A feature alone may be anybody's word; with a wish it is what goods are to be good for.
  const wishes = (wishedFor || desk.says('recommend')) && wanted.features.length > 0 && unheardIn(desk).length === 0
  const narrow = wanted.values.length > 0 || hasPrice(wanted)
  return wishes || (narrow && !desk.clause.question) ? { act: { act: 'search', wanted }, uses } : null
}

/** Something else, more of the same, everything. */
const more: Rule = (desk) => {
  const cues = desk.cues('more', 'different')
  const all = desk.cues('all', 'browse')
  if (phrasesLeft(desk).some(({ named }) => named)) return null
  if (cues.length > 0)
    return { act: { act: 'show_more', all: false }, uses: [...cues, ...all, ...desk.cues(...WISHES)] }
  return all.length > 0 && !desk.found.some(({ act }) => TAKEN.has(act.act))
    ? { act: { act: 'show_more', all: true }, uses: [...all, ...desk.cues(...WISHES)] }
    : null
}

/** Goods are named: taken when exactly one thing is wished for, looked for when not. */
const wish: Rule = (desk) => {
  const phrases = phrasesLeft(desk)
  const phrase = phrases.find(({ named }) => named)
  if (phrase === undefined) return null
  const act = wishFor(desk, phrase)
  const last = phrases.filter(({ named }) => named).length === 1
  return { act, uses: [...phrase.spans, ...(last ? closing(desk, phrases) : [])] }
}

function wishFor(desk: Desk, { wanted, spans }: Phrase): Act {
  // Only makes and kinds that this shop does not have were named.
  const named = spans.filter(({ meaning }) => names(meaning))
  const strange = named.length > 0 && named.every(({ meaning }) => isForeign(meaning))
  if (strange || (wanted.itemIds.length === 0 && wanted.categories.length === 0)) {
    return { act: 'not_sold', words: wanted.missing.join(', ') || wanted.words }
  }
  const looks = desk.says('availability', 'show', 'browse', 'seek', 'recommend', 'how_much', 'cheapest')
  const wishes =
    desk.says('want', 'add', 'bring_me') ||
    wanted.quantity !== null ||
    wanted.measure !== null ||
    wanted.values.length > 0
  const takes = wanted.exact && !desk.clause.question && !looks && wishes && wanted.missing.length === 0
  return takes ? { act: 'add', wanted } : { act: 'search', wanted }
}

/** A "ring light" is sold where something has that in its name. */
function isCalled({ itemIds, features }: Wanted, { shop }: Desk): boolean {
  const names = itemIds.map((id) => shop.item(id)?.name.toLowerCase() ?? '')
  return names.some((name) => features.some((feature) => name.includes(feature.toLowerCase())))
}

function isForeign(meaning: Meaning): boolean {
  return meaning.kind === 'category' && meaning.categories.length === 0 && meaning.features.length === 0
}

function closing(desk: Desk, phrases: readonly Phrase[]): Span[] {
  return [...desk.cues(...WISHES), ...phrases.filter(({ named }) => !named).flatMap(({ spans }) => spans)]
}

/** A wish for something that no word of this shop names. */
const notSold: Rule = (desk) => {
  const wishes = desk.cues('want', 'availability', 'seek', 'show', 'how_much', 'bring_me')
  const unknown = unheardIn(desk)
  if (wishes.length === 0 || unknown.length === 0 || desk.found.some(({ act }) => TAKEN.has(act.act))) return null
  return { act: { act: 'not_sold', words: unknown.map(({ raw }) => raw).join(' ') }, uses: wishes, all: true }
}

const TAKEN = new Set<Act['act']>([
  'search',
  'add',
  'pick',
  'refine',
  'ask_item',
  'ask_shop',
  'ask_delivery',
  'recommend',
  'replace',
  'ask_order',
  'ask_person',
  'set_language',
  'off_topic',
  'complain',
])

function hasPrice({ minPriceMinor, maxPriceMinor, nearPriceMinor, sort }: Wanted): boolean {
  return minPriceMinor !== null || maxPriceMinor !== null || nearPriceMinor !== null || sort !== null
}

function isEmpty(wanted: Wanted): boolean {
  const { values, features, quantity, measure } = wanted
  return values.length === 0 && features.length === 0 && quantity === null && measure === null && !hasPrice(wanted)
}

export const GOODS: readonly Rule[] = [amongShown, wish, pointed, more, refine, notSold]
