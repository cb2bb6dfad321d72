import { mattersAsked } from '../../answering/matters-asked.ts'
import type { Wanted } from '../../reading.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { bounded } from '../suited.ts'

/** More than these are not shown at once. */
const MOST_SHOWN = 6

/** "A phone with the biggest screen, 20k at most": of the kind those that have most of it by their rows, within the sum and size. */
export function withMost(wanted: Wanted, desk: Desk): Wanted {
  if (!desk.tokens.some(({ text }) => PARTICLES.most.has(text))) return wanted
  const { shelf } = desk.shop
  const kind = shelf.categories
    .filter(({ name }) => wanted.categories.includes(name))
    .flatMap(({ items }) => items.flatMap((at) => shelf.items[at]?.item.itemId ?? []))
  const among = bounded(kind.length > 0 ? kind : wanted.itemIds, wanted, desk.shop)
  for (const { keys, less } of mattersAsked(desk.clause.words, []))
    for (const key of keys) {
      const told = among.flatMap((itemId) => {
        const said = desk.shop.item(itemId)?.attributes.find((one) => one.key === key)?.words[0] ?? ''
        const amount = Number.parseFloat(said)
        return Number.isNaN(amount) ? [] : [{ itemId, amount: less ? -amount : amount }]
      })
      if (told.length === 0) continue
      const ranked = told.toSorted((a, b) => b.amount - a.amount)
      // What it has most of is no more a thing that it must be.
      return { ...wanted, exact: false, features: [], itemIds: ranked.slice(0, MOST_SHOWN).map(({ itemId }) => itemId) }
    }
  return wanted
}
