import { NOTHING_WANTED } from '../../src/language/grammar/wanted.ts'
import type { Act, ActName, Wanted } from '../../src/language/reading.ts'
import { TALK_ACTS } from './talk-acts.ts'

/** What can be answered from what is written down, whoever asks; a person is never refused, nor to be left in peace. */
const ASKS: ReadonlySet<ActName> = new Set([
  ...TALK_ACTS,
  'compare',
  'ask_delivery',
  'ask_offers',
  'ask_order',
  'ask_person',
  'sensitive',
  'consent',
])

/**
 * The acts of a message that gives orders to the assistant, without the orders: its questions are answered, goods it names
 * are shown, and what is left of it is refused.
 */
export function withoutOrders(acts: readonly Act[]): Act[] {
  const kept = acts.flatMap(withoutOrder)
  const goods = kept.filter(({ act }) => act === 'search')
  const asked = kept.filter((act) => act.act !== 'search' || act === goods[0])
  return asked.length > 0 ? asked : [{ act: 'untrusted' }]
}

function withoutOrder(act: Act): Act[] {
  if (ASKS.has(act.act)) return [act]
  if (act.act === 'ask_shop' || act.act === 'ask_item') {
    // What cannot be named more closely may be an order in the form of a statement, and an order in bulk calls a person.
    if (act.topic !== 'other' && act.topic !== 'bulk') return [act]
    return act.act === 'ask_item' ? shown(act.wanted) : []
  }
  return 'wanted' in act ? shown(act.wanted) : []
}

/** Goods are shown with their true price: nothing of how many, for how much or of what else was said of them. */
function shown({ itemIds, exact, categories, features, values, words }: Wanted): Act[] {
  if (itemIds.length === 0 && categories.length === 0) return []
  return [{ act: 'search', wanted: { ...NOTHING_WANTED, itemIds, exact, categories, features, values, words } }]
}
