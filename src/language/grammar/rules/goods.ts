import type { Act, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { wordsOf } from '../clause.ts'
import { describedIn, isNameless } from '../described.ts'
import type { Desk, Rule } from '../desk.ts'
import { isForeign, names } from '../goods-phrases.ts'
import { hasPrice } from '../has-price.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { suited } from '../suited.ts'
import { unheardIn } from '../unheard.ts'
import { WISHES } from '../wish-words.ts'
import { POINTED, SHOWN } from './shown.ts'
import { unsoldIn } from './unsold.ts'

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
  if (desk.found.some(({ act }) => act.act === 'cancel' || act.act === 'reject')) return null
  const uses = [...phrases.flatMap(({ spans }) => spans), ...cues, ...desk.cues(...WISHES, 'different')]
  if (search !== null || shown.length > 0) return { act: { act: 'refine', wanted }, uses }
  const unsold = unsoldIn(desk)
  if (unsold !== null) return unsold
  const wishedFor = desk.says('want', 'availability', 'seek', 'show', 'bring_me')
  // A feature alone may be anybody's word; with a wish it is what goods are to be good for.
  const wishes = (wishedFor || desk.says('recommend')) && wanted.features.length > 0 && unheardIn(desk).length === 0
  // "The black one", where nothing was shown: of what, she is asked.
  const coloured = wanted.values.length > 0 && wanted.values.every(({ option }) => option === 'colour')
  if (coloured && wanted.features.length === 0 && !hasPrice(wanted) && !desk.clause.question)
    return { act: { act: 'search', wanted: desk.nothing }, uses }
  // "Nipe mbili": of what, she is asked too.
  if (wishedFor && isOnlyCounted(wanted)) return { act: { act: 'search', wanted: desk.nothing }, uses }
  const narrow = wanted.values.length > 0 || hasPrice(wanted)
  return wishes || (narrow && !desk.clause.question)
    ? { act: { act: 'search', wanted: suited(wanted, desk) }, uses }
    : null
}

/** Something else, more of the same, everything. */
const more: Rule = (desk) => {
  const cues = desk.cues('more', 'different')
  const all = desk.cues('all', 'browse')
  if (phrasesLeft(desk).some(({ named }) => named)) return null
  // "What else has a big battery" asks for what is so, and not for the next of the list.
  if (all.length === 0 && isNameless(desk) && describedIn(desk).length > 0) return null
  // "Another jogger" is one more of what was just taken, and "two then, the other is for my sister" tells of the two.
  if (cues.length > 0 && !desk.found.some(({ act }) => act.act === 'add' || act.act === 'set_quantity'))
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
    return { act: 'not_sold', words: wanted.missing.join(', ') || shortly(named, wanted, desk) }
  }
  const looks = desk.says('availability', 'show', 'browse', 'seek', 'recommend', 'how_much', 'cheapest')
  const wishes =
    desk.says('want', 'add', 'bring_me') ||
    wanted.quantity !== null ||
    wanted.measure !== null ||
    wanted.values.length > 0 ||
    isListed(desk)
  const takes = wanted.exact && !desk.clause.question && !looks && wishes && wanted.missing.length === 0
  return takes ? { act: 'add', wanted } : { act: 'search', wanted }
}

/** More words than this name no goods. */
const MOST_NAMING = 4

/** What was asked for, with what stands around its name where that is short. */
function shortly(named: readonly Span[], { words }: Wanted, { tokens }: Desk): string {
  if (words.split(' ').length <= MOST_NAMING) return words
  return named.map(({ from, to }) => wordsOf(tokens, from, to)).join(', ') || words
}

/** "Two tins of polish and a brush": what stands in a list with what is taken is taken too. */
function isListed(desk: Desk): boolean {
  const counted = phrasesLeft(desk).some(({ named, wanted }) => named && wanted.quantity !== null && wanted.exact)
  return counted || desk.found.some(({ act }) => act.act === 'add')
}

function closing(desk: Desk, phrases: readonly Phrase[]): Span[] {
  return [...desk.cues(...WISHES), ...phrases.filter(({ named }) => !named).flatMap(({ spans }) => spans)]
}

/** A wish for something that no word of this shop names. */
const notSold: Rule = (desk) => {
  const wishes = desk.cues('want', 'availability', 'seek', 'show', 'how_much', 'bring_me')
  const unknown = unheardIn(desk)
  if (wishes.length === 0 || unknown.length === 0 || desk.found.some(({ act }) => TAKEN.has(act.act))) return null
  // "Do you have these in 6?", where nothing was shown: of what, she is asked.
  if (unknown.every(({ text }) => PARTICLES.points.has(text)))
    return { act: { act: 'search', wanted: desk.nothing }, uses: wishes, all: true }
  // So much that is unknown names nothing: what she looks for is asked.
  if (unknown.length > MOST_NAMING) return { act: { act: 'search', wanted: desk.nothing }, uses: wishes }
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

function isOnlyCounted(wanted: Wanted): boolean {
  return wanted.quantity !== null && isEmpty({ ...wanted, quantity: null })
}

function isEmpty(wanted: Wanted): boolean {
  const { values, features, quantity, measure } = wanted
  return values.length === 0 && features.length === 0 && quantity === null && measure === null && !hasPrice(wanted)
}

export const GOODS: readonly Rule[] = [...SHOWN, wish, ...POINTED, more, refine, notSold]
