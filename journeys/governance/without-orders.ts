import type { Act, ActName, Wanted } from '../../src/language/reading.ts'

/** What can be answered from what is written down, whoever asks; a person is never refused, nor to be left in peace. */
const ASKS: ReadonlySet<ActName> = new Set([
  'greet',
  'small_talk',
  'ask_identity',
  'insult',
  'off_topic',
  'untrusted',
  'compare',
  'ask_delivery',
  'ask_offers',
  'ask_order',
  'ask_person',
  'sensitive',
  'consent',
])
/** Goods that an answer shows with their true price: nothing of how many, for how much or of what else was said of them. */
const ONLY_GOODS = {
  quantity: null,
  measure: null,
  minPriceMinor: null,
  maxPriceMinor: null,
  nearPriceMinor: null,
  sort: null,
  missing: [],
} as const satisfies Partial<Wanted>

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
    if (act.topic !== 'other') return [act]
    // What cannot be named more closely may be an order in the form of a statement.
    return act.act === 'ask_item' ? shown(act.wanted) : []
  }
  return 'wanted' in act ? shown(act.wanted) : []
}

function shown(wanted: Wanted): Act[] {
  const named = wanted.itemIds.length > 0 || wanted.categories.length > 0
  return named ? [{ act: 'search', wanted: { ...wanted, ...ONLY_GOODS } }] : []
}
