import type { MatterChances } from '../../classifier/classify-matter.ts'
import type { Matter } from '../../classifier/matters.ts'
import type { Act, ShopTopic } from '../../reading.ts'
import { chanceOf } from './matters-of.ts'

/** Below this an act is not what the message is about, where goods are. */
const UNLIKELY = 0.25
/** Matters of a message that wishes for goods. */
export const BUYING: readonly Matter[] = ['wish', 'gift']
/** What is asked of goods in general is asked of those that are so, where it wishes for any. */
export const MAYBE_BUYING = 'ask_item'

/** Acts that say nothing of which goods, or that are hardly what such a message is about. */
export function saysLittle(act: Act, chances: MatterChances): boolean {
  switch (act.act) {
    case 'search':
    case 'recommend':
      return act.wanted.itemIds.length + act.wanted.categories.length + act.wanted.missing.length === 0
    case 'unclear':
    case 'show_more':
    case 'confirm':
    case 'reject':
      return true
    case 'remove':
      return act.lines.length === 0
    case 'small_talk':
      return act.kind === 'other'
    case 'ask_item':
      return !act.wanted.exact && act.wanted.itemIds.length === 0
    case 'ask_delivery':
      return act.zoneId === null && act.elsewhere === null && apart(act, chances) < UNLIKELY
    case 'ask_shop':
      return CIRCUMSTANCES.has(act.topic) && apart(act, chances) < UNLIKELY
    case 'complain':
    case 'off_topic':
    case 'choose_payment':
      return apart(act, chances) < UNLIKELY
    default:
      return false
  }
}

/** What words of a circumstance are easily taken for: "the floor is wet", "my stall opens at six". */
export const CIRCUMSTANCES: ReadonlySet<ShopTopic> = new Set([
  'other',
  'delivery',
  'hours',
  'location',
  'restock',
  'ordering',
])

/** The chance of what else than buying an act is meant in. */
function apart(act: Act, chances: MatterChances): number {
  const others = { ...chances }
  for (const matter of [...BUYING, MAYBE_BUYING] as const) others[matter] = 0
  return chanceOf(act, others)
}
