import type { SharingChange } from '../../src/domain/payments/schemas/shares.ts'
import type { Act } from '../../src/language/reading.ts'
import type { TurnState } from '../turn-state.ts'
import type { SharingStep } from './scratch.ts'

/** How the buttons of this journey, and of the notices about a sharing, begin. */
export const SHARE_CHOICE = 'share:'

/** What the acts of this turn come to; `no_order`: there is nothing to share yet, `declined`: she said no to the shares. */
export function decideSharing({ acts, pending, orderId }: TurnState): SharingStep | 'no_order' | 'declined' {
  const tapped = acts.flatMap((act) => (act.act === 'choose' ? (changeOf(act.id) ?? []) : []))[0]
  if (tapped !== undefined) return { step: 'change', change: tapped }
  const said = acts.find((act): act is Extract<Act, { act: 'share' }> => act.act === 'share')
  if (said !== undefined) {
    if (said.does === 'status') return { step: 'look' }
    if (said.does === 'end') return { step: 'change', change: { do: 'end' } }
    if (orderId === null) return 'no_order'
    const { count, eachMinor, msisdns } = said
    return { step: 'propose', order_id: orderId, wish: { count, eachMinor, msisdns } }
  }
  if (pending?.kind !== 'confirm_shares') return { step: 'look' }
  const { orderId: order_id, total: confirmed_total, shares } = pending
  const agrees = acts.some((act) => act.act === 'confirm' || (act.act === 'choose' && act.id === 'yes'))
  return agrees ? { step: 'start', order_id, confirmed_total, shares } : 'declined'
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
      return { do: 'drop', position }
    case 'split':
    case 'rest':
    case 'end':
      return { do: what }
    default:
      return null
  }
}
