import type { Wanted } from '../../reading.ts'
import type { Desk, Rule } from '../desk.ts'
import { hasPrice } from '../has-price.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { fittingAmong, hasValue } from '../shop-goods.ts'
import { isNothing, wantedOf } from '../wanted.ts'
import { WISHES } from '../wish-words.ts'
import { onlySaid } from './only-said.ts'

/** "The green ones", "ile ya 500ml": of the items shown or talked about, told apart by what they are like. */
const amongShown: Rule = (desk) => {
  const { shown, asked } = desk.context
  const [phrase, ...more] = phrasesLeft(desk)
  if (shown.length === 0 || phrase === undefined || more.length > 0) return null
  const pointing = desk.says('it', 'same') || asked?.kind === 'pick'
  if (!pointing || desk.says('browse', 'different', 'more', 'add')) return null
  if (phrase.named && phrase.wanted.exact && !shown.includes(phrase.wanted.itemIds[0] ?? '')) return null
  if (hasPrice(phrase.wanted)) return null
  // "Ile ya 25" is a packing, of goods that come in such.
  const said = phrase.named ? phrase.wanted : { ...wantedOf(phrase.spans, desk.tokens, desk.shop, shown), itemIds: [] }
  const fitting = fittingAmong(shown, said, desk.shop)
  if (
    fitting.length === 0 ||
    (phrase.named && fitting.length === shown.length && shown.length > 1 && said.values.length === 0)
  )
    return null
  const wanted: Wanted = { ...said, itemIds: fitting, exact: fitting.length === 1 }
  if (desk.clause.question && fitting.length > 1) return null
  // "Make it three", of two that were shown: how many is told, and not which.
  if (fitting.length === shown.length && fitting.length > 1 && isNothing(said)) return null
  return { act: { act: 'pick', wanted }, uses: [...phrase.spans, ...desk.cues(...WISHES)] }
}

/** "Ile ndogo, si ya waya": of those that were shown the one that is not so. */
const notThat: Rule = (desk) => {
  const { shown, asked, cart } = desk.context
  const denied = desk.unmeant
  if (denied.length === 0 || phrasesLeft(desk).length > 0) return null
  const not = wantedOf(denied, desk.tokens, desk.shop)
  const last = cart.at(-1)
  // What lies in the cart is the other one already: it is said again.
  if (asked?.kind !== 'pick' && last !== undefined && fittingAmong([last.itemId], not, desk.shop).length === 0)
    return desk.says('it', 'same') ? { act: { act: 'show_cart' }, uses: desk.left() } : null
  if (shown.length < 2) return null
  if (asked?.kind !== 'pick' && !desk.says('it', 'same')) return null
  const such = fittingAmong(shown, not, desk.shop)
  const itemIds = shown.filter((id) => !such.includes(id))
  if (such.length === 0 || itemIds.length === 0) return null
  const wanted: Wanted = { ...desk.nothing, itemIds, exact: itemIds.length === 1, words: desk.clause.words }
  return { act: { act: 'pick', wanted }, uses: desk.left() }
}

/** "The black one", "ile ya 500ml", of the one thing that is talked about and comes so. */
const ofSalient: Rule = (desk) => {
  const { shown, salient, search } = desk.context
  const [phrase, ...more] = phrasesLeft(desk)
  const [itemId] = salient
  if (phrase === undefined || more.length > 0 || phrase.named || itemId === undefined || shown.length > 1) return null
  if (search !== null && shown.length === 0) return null
  const wanted = wantedOf(phrase.spans, desk.tokens, desk.shop, [itemId])
  const answered = desk.context.lastQuestion?.act === 'ask_item' && isOnlyCount(phrase, desk)
  const counts = wanted.quantity !== null && wanted.values.length === 0 && (desk.says('want', 'bring_me') || answered)
  const comesSo =
    counts || (wanted.values.length > 0 && wanted.values.every((value) => hasValue(itemId, value, desk.shop)))
  if (!comesSo || hasPrice(wanted) || desk.says('browse', 'different', 'more', 'seek')) return null
  const meant: Wanted = { ...wanted, itemIds: [itemId], exact: true }
  const uses = [...phrase.spans, ...desk.cues(...WISHES)]
  if (!desk.clause.question) return { act: { act: 'pick', wanted: meant }, uses }
  return { act: { act: 'ask_item', wanted: meant, topic: 'availability', words: desk.clause.words }, uses }
}

/** "Good, two then please", behind what was asked of a thing: so many of that. */
function isOnlyCount({ spans }: Phrase, desk: Desk): boolean {
  const counts = spans.some(({ meaning }) => meaning.kind === 'number' || meaning.kind === 'quantity')
  return (
    counts && !desk.clause.question && !desk.says('delivery', 'pay', 'paid', 'when') && desk.of('price').length === 0
  )
}

/** "That one", "hiyo", "yes that", where one thing can be meant. */
const pointed: Rule = (desk) => {
  const [only, ...others] = desk.context.shown
  const counted = only !== undefined && others.length === 0 ? desk.cues('only') : []
  const uses = [...desk.cues('it', 'same', 'both', 'any'), ...counted]
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
    act: {
      act: 'pick',
      wanted: {
        ...desk.nothing,
        itemIds: [...itemIds],
        exact: true,
        quantity: onlySaid(desk),
        words: desk.clause.words,
      },
    },
    uses: [...uses, ...desk.cues(...WISHES)],
  }
}

/** What was shown or talked about, pointed at. `SHOWN` before goods that are named, `POINTED` after them. */
export const SHOWN: readonly Rule[] = [amongShown, notThat, ofSalient]
export const POINTED: readonly Rule[] = [pointed]
