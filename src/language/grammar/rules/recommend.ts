import type { Act, Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Rule } from '../desk.ts'
import { isForeign, names } from '../goods-phrases.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { hasFeature } from '../shop-goods.ts'
import { suited } from '../suited.ts'
import { ADVICE } from '../wish-words.ts'
import { unsoldIn } from './unsold.ts'

/** Advice: "what would you suggest for ...". Goods, features or at least somebody to buy for. */
export const recommend: Rule = (desk) => {
  const cues = desk.cues(...ADVICE, 'better')
  if (cues.length === 0) return null
  const unsold = unsoldIn(desk)
  if (unsold !== null) return unsold
  const phrases = phrasesLeft(desk)
  const [first, ...more] = phrases
  if (first?.wanted.exact === true && first.named) return null
  // A list of things for somebody is a list: each of them is looked for.
  if (!desk.has('recommend', 'better') && phrases.filter(({ named }) => named).length > 1) return null
  // "School shoes for my boy", in a shop without shoes: nothing else is for him.
  if (phrases.some(isStrange)) return null
  const said = more.reduce((one, { wanted: other }) => together(one, other), first?.wanted ?? desk.nothing)
  const wanted = suited(forPurpose(said, phrases, desk), desk)
  // Only what nothing here has was named: that is said, and nothing else is offered.
  if (wanted.missing.length > 0 && wanted.itemIds.length === 0 && wanted.categories.length === 0) return null
  const onlySomebody = phrases.length === 0 && !desk.has('recommend', 'for_gift')
  if (onlySomebody) return null
  const act: Act = { act: 'recommend', wanted: { ...wanted, words: desk.clause.words } }
  return {
    act,
    uses: [
      ...cues,
      ...phrases.flatMap(({ spans }) => spans),
      ...desk.cues('want', 'show', 'what', 'which', 'can_i', 'availability'),
    ],
  }
}

/**
 * "Unga gani ni poa kwa chapati": what it is to be good for binds before what only some of the kind are called, where others of
 * the kind are good for it.
 */
function forPurpose(said: Wanted, phrases: readonly Phrase[], { shop }: Desk): Wanted {
  const purposes = phrases.flatMap(({ spans }) => spans.flatMap(purposeIn))
  const isGood = (id: string) => purposes.every((purpose) => hasFeature(id, purpose, shop))
  if (purposes.length === 0 || said.exact || said.itemIds.some(isGood)) return said
  const kin = shop.shelf.items.flatMap(({ item }) => (said.categories.includes(item.category) ? [item.itemId] : []))
  const good = kin.filter(isGood)
  return good.length === 0 ? said : { ...said, itemIds: good, features: purposes }
}

/** What something is good for: a use, or a thing that nothing here is sold as. */
function purposeIn({ meaning }: Span): readonly string[] {
  if (meaning.kind === 'feature') return [meaning.feature]
  return meaning.kind === 'category' && meaning.categories.length === 0 ? meaning.features : []
}

/** Only goods are named that this shop does not have. */
function isStrange({ spans }: Phrase): boolean {
  const heads = spans.filter(({ meaning }) => names(meaning))
  return heads.length > 0 && heads.every(({ meaning }) => isForeign(meaning))
}

/** Two things said of the same goods. */
export function together(one: Wanted, other: Wanted): Wanted {
  return {
    ...one,
    itemIds: one.itemIds.length > 0 ? one.itemIds : other.itemIds,
    exact: one.itemIds.length > 0 ? one.exact : other.exact,
    categories: one.categories.length > 0 ? one.categories : other.categories,
    features: [...new Set([...one.features, ...other.features])],
    values: [...one.values, ...other.values],
    quantity: one.quantity ?? other.quantity,
    measure: one.measure ?? other.measure,
    minPriceMinor: one.minPriceMinor ?? other.minPriceMinor,
    maxPriceMinor: one.maxPriceMinor ?? other.maxPriceMinor,
    nearPriceMinor: one.nearPriceMinor ?? other.nearPriceMinor,
    sort: one.sort ?? other.sort,
    missing: [...one.missing, ...other.missing],
    words: [one.words, other.words].filter((words) => words !== '').join(' '),
  }
}
