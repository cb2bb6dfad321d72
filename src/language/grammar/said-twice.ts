import type { Act, Wanted } from '../reading.ts'
import type { Span } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import type { Found } from './desk.ts'
import { hasPrice } from './has-price.ts'

/**
 * "Wageni wa chai wanakuja, nipe majani ya chai", "do you have bread, I want brown bread": goods that a message names twice
 * are wished for once, as they were told better.
 */
export function withoutSaidTwice(found: readonly Found[]): Found[] {
  const names = found.some(({ act }) => NAMED.has(act.act) && 'wanted' in act && act.wanted.categories.length > 0)
  return found.filter(({ act, uses }, at) => {
    if (act.act === 'recommend') return !names || act.wanted.categories.length > 0 || uses.some(asksAdvice)
    if (act.act !== 'search' || tellsMore(act.wanted)) return true
    return !found.some((other, place) => place !== at && isSame(act.wanted, other.act, place > at))
  })
}

function tellsMore(wanted: Wanted): boolean {
  const { values, quantity, measure } = wanted
  return values.length > 0 || quantity !== null || measure !== null || hasPrice(wanted)
}

const NAMED: ReadonlySet<Act['act']> = new Set(['search', 'add'])

/** "Do you have brown flour? My daughter says it is better": who is only spoken of asks for no other goods. */
function asksAdvice({ meaning }: Span): boolean {
  return cuesOf(meaning).some((cue) => ADVISED.has(cue))
}

const ADVISED: ReadonlySet<string> = new Set([
  'recommend',
  'for_gift',
  'what',
  'which',
  'want',
  'seek',
  'show',
  'availability',
])

const BETTER: ReadonlySet<Act['act']> = new Set(['add', 'pick', 'ask_item'])

/** Whether other words of the message mean some of these goods and no others: of two alike the later one holds. */
function isSame({ itemIds }: Wanted, act: Act, later: boolean): boolean {
  const better = BETTER.has(act.act) || (act.act === 'search' && later)
  if (!better || !('wanted' in act) || itemIds.length === 0) return false
  return act.wanted.itemIds.length > 0 && act.wanted.itemIds.every((id) => itemIds.includes(id))
}
