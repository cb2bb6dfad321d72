import type { ShopIndex } from '../../linking/build-index.ts'
import { tellingsOf } from '../../linking/told-rows.ts'
import { PACKS } from '../../packs/index.ts'
import type { Wanted } from '../../reading.ts'
import { descriptionIn } from '../described.ts'
import type { Desk } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import { isPerson } from '../people.ts'
import { hasFeature } from '../shop-goods.ts'
import { bounded } from '../suited.ts'

/** Below this share of what speaks for the best an item is not meant. */
const CLOSE = 0.6
/** What must speak for goods that are described and not named. */
export const ENOUGH = 3.4
const MOST = 8

/** The goods that a need is met by, best first, and what speaks for the best of them. */
export interface Fit {
  itemIds: readonly string[]
  weight: number
  /** How many of the words tell of the best, and which share of all that were said. */
  words: number
  share: number
  /** The best is known to be good for what was said, by a word that the shop itself tells goods apart by. */
  known: boolean
}

/** Words that hold sentences together stand in rows too and tell nothing. */
const FRAME: ReadonlySet<string> = new Set(PACKS.flatMap(({ words }) => words.frame.split(/\s+/)))

/** What a message says of the goods it needs. */
export function needWords(desk: Pick<Desk, 'clause' | 'tokens'>): string[] {
  return descriptionIn(desk).filter((word) => !FRAME.has(word) && !PARTICLES.idle.has(word))
}

/** Of all goods, or of the kind that was named, those whose rows have most of what a message says; size and price bind first. `only`: of these. */
export function fittingBest(said: Wanted, desk: Desk, only?: readonly string[]): Fit | null {
  const { shelf, item } = desk.shop
  const words = needWords(desk)
  const tellings = tellingsOf(words, desk.shop)
  const kind = kindNamed(desk)
  const among = only ?? kind ?? shelf.items.map((entry) => entry.item.itemId)
  const ranked = bounded(among, said, desk.shop)
    .flatMap((itemId) => {
      const telling = tellings.get(shelf.placeOf.get(itemId) ?? -1)
      return telling === undefined ? [] : [{ itemId, ...telling }]
    })
    .sort((a, b) => b.weight - a.weight)
  const [best] = ranked
  if (best === undefined || item(best.itemId) === undefined) return null
  const meant = ranked.filter(({ weight }) => weight >= CLOSE * best.weight)
  const itemIds = meant.slice(0, MOST).map((one) => one.itemId)
  // What goods are known to be good for tells more than a word that a row happens to have.
  const known = said.features.some((feature) => !isPerson(feature) && hasFeature(best.itemId, feature, desk.shop))
  return {
    itemIds,
    weight: best.weight,
    words: best.words + (known ? 1 : 0),
    share: best.words / new Set(words).size,
    known,
  }
}

/** The goods of the kinds that are named as what is wanted; null where none is. */
function kindNamed({ clause, shop }: Desk): string[] | null {
  const places = clause.spans.flatMap(({ meaning }) =>
    meaning.kind === 'category' && names(meaning) ? (shop.kindOf(meaning)?.items ?? []) : [],
  )
  const ids = [...new Set(places)].flatMap((at) => shop.shelf.items[at]?.item.itemId ?? [])
  return ids.length === 0 ? null : ids
}

/** Too little to put one before another. */
const NOTHING_MUCH = 2

/** Goods that a wish may mean, those first whose rows have most of what the whole message says. */
export function inOrder(wanted: Wanted, words: readonly string[], shop: ShopIndex): Wanted {
  if (wanted.itemIds.length < 2) return wanted
  const tellings = tellingsOf(words, shop)
  const weightOf = (id: string) => tellings.get(shop.shelf.placeOf.get(id) ?? -1)?.weight ?? 0
  const weighed = wanted.itemIds.map((id) => ({ id, weight: weightOf(id) })).sort((a, b) => b.weight - a.weight)
  const best = weighed[0]?.weight ?? 0
  if (best < NOTHING_MUCH) return wanted
  // Where only a size or a price was heard, what is described is meant and no other.
  const open = wanted.categories.length + wanted.features.length === 0 && best >= ENOUGH
  const meant = open ? weighed.filter(({ weight }) => weight >= CLOSE * best) : weighed
  return { ...wanted, itemIds: meant.map(({ id }) => id) }
}
