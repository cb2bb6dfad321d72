import type { SharingChange } from '../../src/domain/payments/schemas/shares.ts'
import type { Act } from '../../src/language/reading.ts'
import type { TurnState } from '../turn-state.ts'
import type { CountPayers, MendShares } from './pending.ts'
import type { SharingStep } from './scratch.ts'

/** How the buttons of this journey, and of the notices about a sharing, begin. */
export const SHARE_CHOICE = 'share:'

type Share = Extract<Act, { act: 'share' }>

/** What the acts of this turn come to; `declined`: she said no to what was asked about the shares. */
export function decideSharing({ acts, pending, orderId }: TurnState): SharingStep | 'declined' {
  const said = acts.find((act): act is Share => act.act === 'share')
  if (pending?.kind === 'mend_shares') {
    const mended = mendedBy(acts, pending)
    if (mended !== null) return mended
  }
  const tapped = acts.flatMap((act) => (act.act === 'choose' ? (changeOf(act.id) ?? []) : []))[0]
  if (tapped !== undefined) return { step: 'change', change: tapped }
  if (said?.does === 'start') return pending?.kind === 'count_payers' ? counted(said, pending) : begin(said, orderId)
  if (said !== undefined) return go(said)
  if (pending?.kind === 'mend_shares' || pending?.kind === 'count_payers') return 'declined'
  if (pending?.kind !== 'confirm_shares') return { step: 'look' }
  const { orderId: order_id, total: confirmed_total, shares } = pending
  const agrees = acts.some((act) => act.act === 'confirm' || (act.act === 'choose' && act.id === 'yes'))
  return agrees ? { step: 'start', order_id, confirmed_total, shares } : 'declined'
}

/** Which of the two ways to come to the total she means: all the same, or the rest is hers. */
function mendedBy(acts: readonly Act[], { orderId: order_id, wish }: MendShares): SharingStep | null {
  const chose = (id: string) => acts.some((act) => act.act === 'choose' && act.id === id)
  if (chose('share:even')) return { step: 'propose', order_id, wish: { ...wish, eachMinor: null } }
  const isHers = chose('share:hers') || acts.some((act) => act.act === 'share' && act.does === 'rest')
  return isHers ? { step: 'propose', order_id, wish: { ...wish, restIsHers: true } } : null
}

/** What was asked for is said now; what was said before holds still. */
function counted(
  { count, eachMinor, restIsHers, msisdns }: Share,
  { orderId: order_id, wish }: CountPayers,
): SharingStep {
  const each =
    eachMinor === null ? { eachMinor: wish.eachMinor, restIsHers: wish.restIsHers } : { eachMinor, restIsHers }
  return {
    step: 'propose',
    order_id,
    wish: { ...each, count: count ?? wish.count, msisdns: [...wish.msisdns, ...msisdns] },
  }
}

/** Without an open order there may be one that is shared. */
function begin({ count, eachMinor, restIsHers, msisdns }: Share, orderId: string | null): SharingStep {
  if (orderId === null) return { step: 'look' }
  return { step: 'propose', order_id: orderId, wish: { count, eachMinor, restIsHers, msisdns } }
}

function go({ does, msisdns, place }: Share): SharingStep {
  switch (does) {
    case 'start':
    case 'status':
      return { step: 'look' }
    case 'drop':
      return { step: 'change', change: { do: 'drop', position: place, msisdn: msisdns[0] ?? null } }
    case 'ask':
      return { step: 'change', change: { do: 'ask', position: null } }
    case 'end':
    case 'rest':
    case 'split':
      return { step: 'change', change: { do: does } }
  }
}

/** What a button stands for; null for one of others. */
function changeOf(id: string): SharingChange | null {
  if (!id.startsWith(SHARE_CHOICE)) return null
  const [, what, place] = id.split(':')
  const position = Number(place)
  switch (what) {
    case 'again':
      return { do: 'ask', position }
    case 'drop':
      return { do: 'drop', position, msisdn: null }
    case 'split':
    case 'rest':
    case 'end':
      return { do: what }
    default:
      return null
  }
}
