import { journeys } from '../../../journeys/index.ts'
import { freshSession } from '../../../journeys/session.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'

export const ids = {
  tenant: '00000000-0000-4000-8000-000000000001',
  runner: '00000000-0000-4000-8000-0000000000a1',
  jogger: '00000000-0000-4000-8000-0000000000a2',
  socks: '00000000-0000-4000-8000-0000000000a3',
  variant: '00000000-0000-4000-8000-0000000000b1',
  order: '00000000-0000-4000-8000-0000000000c1',
  attempt: '00000000-0000-4000-8000-0000000000d1',
}

export const OWN = '254712345678'

export const kes = (amountMinor: number) => ({ amountMinor, currency: 'KES' })
export const total = kes(342_000)

export const cartLine = {
  itemId: ids.jogger,
  itemName: 'Breeze Jogger',
  variantId: ids.variant,
  variantSelection: { size: '42', colour: 'black' },
  qty: 1,
}

/** A customer at the beginning of a turn, with a phone that M-PESA knows. */
export function customerState(overrides: Partial<TurnState>): TurnState {
  return {
    ...freshSession({ tenantId: ids.tenant, conversationId: ids.tenant }),
    ...journeys.freshScratch(),
    message: '',
    phoneE164: `+${OWN}`,
    ...overrides,
  }
}
