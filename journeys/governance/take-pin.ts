import type { CopyKey } from '../../prompts/copy/index.ts'
import { Pin } from '../../src/domain/fulfilment/schemas.ts'
import type { InboundMessage } from '../../src/domain/messaging/schemas.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

interface Taken {
  key: Extract<CopyKey, `location_${string}`>
  patch: TurnPatch
}

/**
 * A shared place belongs to what is being ordered. It says where the rider goes, but not in which zone that is: the name of the
 * place is asked. Null when nothing is ordered, or when it is no place at all.
 */
export function takePin({ payload }: InboundMessage, { cart, fulfilment }: TurnState): Taken | null {
  const { latitude, longitude, label = null } = payload
  const pin = Pin.safeParse({ latitude, longitude, label: label === '' ? null : label }).data
  if (pin === undefined || cart.length === 0) return null
  if (fulfilment?.kind !== 'delivery') return { key: 'location_ask_place', patch: { pin } }
  return { key: 'location_kept', patch: { pin, fulfilment: { ...fulfilment, pin } } }
}
