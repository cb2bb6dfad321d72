import { type Matter, mattersAsked } from '../../answering/matters-asked.ts'
import type { Wanted } from '../../reading.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'

/** So many of a kind are set beside each other: the best by what is asked, or all there are. */
const MOST_RANKED = 3
const FEW = 5
const ELSE = ['want', 'seek', 'add', 'bring_me', 'availability', 'how_much', 'cheap', 'delivery', 'compare'] as const

/** "Which of your phones has the biggest battery?", "which gaming phone keeps cool?": of a kind, weighed by a property. */
export function rankedOfKind(desk: Desk): string[] | null {
  if (!desk.has('which') || desk.says(...ELSE)) return null
  const phrases = phrasesLeft(desk)
  const [kind, ...others] = phrases.filter(({ named }) => named)
  if (kind === undefined || others.length > 0 || kind.wanted.exact || kind.wanted.categories.length === 0) return null
  if (kind.wanted.values.length > 0 || kind.wanted.missing.length > 0) return null
  const most = phrases.map(({ wanted }) => wanted.maxPriceMinor).find((price) => price !== null) ?? null
  const asked = { categories: kind.wanted.categories, maxPriceMinor: most }
  const best = asksForMost(desk) ? bestBy(mattersAsked(desk.clause.words, []), asked, desk) : []
  if (best.length > 1) return best
  const { itemIds } = kind.wanted
  return itemIds.length > 1 && itemIds.length <= FEW && asksUnknown(desk, kind) ? itemIds : null
}

function asksForMost({ clause, tokens }: Desk): boolean {
  const said = tokens.slice(clause.from, clause.to)
  return (
    said.some(({ text }) => PARTICLES.most.has(text)) || clause.spans.some(({ meaning }) => meaning.kind === 'degree')
  )
}

/** A property that nothing is found by: what the rows say of it is told of each. */
function asksUnknown(desk: Desk, { wanted }: Phrase): boolean {
  return unheardIn(desk).length > 0 && wanted.measure === null && wanted.maxPriceMinor === null
}

type Asked = Pick<Wanted, 'categories' | 'maxPriceMinor'>

/** "The best camera under 35k" is the best of those that cost no more. */
function bestBy(matters: readonly Matter[], { categories, maxPriceMinor }: Asked, { shop: { shelf } }: Desk): string[] {
  const items = shelf.categories
    .filter(({ name }) => categories.includes(name))
    .flatMap((one) => one.items.flatMap((at) => shelf.items[at]?.item ?? []))
    .filter(({ priceFromMinor }) => maxPriceMinor === null || (priceFromMinor ?? 0) <= maxPriceMinor)
  for (const { keys, less } of matters)
    for (const key of keys) {
      const told = items.flatMap(({ itemId, attributes }) => {
        const amount = Number.parseFloat(attributes.find((one) => one.key === key)?.words[0] ?? '')
        return Number.isNaN(amount) ? [] : [{ itemId, amount: less ? -amount : amount }]
      })
      if (told.length > 1)
        return told
          .toSorted((a, b) => b.amount - a.amount)
          .slice(0, MOST_RANKED)
          .map(({ itemId }) => itemId)
    }
  return []
}
