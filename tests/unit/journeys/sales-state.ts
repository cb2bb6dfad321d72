import { journeys } from '../../../journeys/index.ts'
import type { Desk } from '../../../journeys/sales/work/desk.ts'
import { openDesk } from '../../../journeys/sales/work/desk.ts'
import { freshSession } from '../../../journeys/session.ts'
import type { TurnContext } from '../../../journeys/turn-context.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import type { ItemDetail, ItemSummary } from '../../../src/domain/catalog/schemas.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { NOTHING_WANTED } from './heard-state.ts'

export const ids = {
  tenant: '00000000-0000-4000-8000-000000000001',
  runner: '00000000-0000-4000-8000-0000000000a1',
  jogger: '00000000-0000-4000-8000-0000000000a2',
  socks: '00000000-0000-4000-8000-0000000000a3',
  variant: '00000000-0000-4000-8000-0000000000b1',
  order: '00000000-0000-4000-8000-0000000000c1',
  attempt: '00000000-0000-4000-8000-0000000000d1',
}

export const total = { amountMinor: 342_000, currency: 'KES' }

export function summary(itemId: string, name: string, brand: string): ItemSummary {
  const price = { amountMinor: 360_000, currency: 'KES' }
  const options = { size: ['42', '43'], colour: ['black', 'blue'] }
  return { itemId, name, brand, category: 'running shoes', priceFrom: price, priceTo: price, options, inStock: true }
}

export const shown = [
  summary(ids.runner, 'Rift Runner 2', 'Umbalo'),
  summary(ids.jogger, 'Breeze Jogger', 'Tembezi'),
  summary(ids.socks, 'Sports Socks', 'Tembezi'),
]

export const cartLine = {
  itemId: ids.jogger,
  itemName: 'Breeze Jogger',
  variantId: ids.variant,
  variantSelection: { size: '42', colour: 'black' },
  qty: 1,
}

export const socksLine = {
  itemId: ids.socks,
  itemName: 'Sports Socks',
  variantId: '00000000-0000-4000-8000-0000000000b2',
  variantSelection: { size: '39-42' },
  qty: 2,
}

export function wanted(said: Partial<Wanted>): Wanted {
  return { ...NOTHING_WANTED, ...said }
}

export function stateWith(overrides: Partial<TurnState>): TurnState {
  const scope = { tenantId: ids.tenant, conversationId: ids.tenant, requestId: ids.tenant, customerId: ids.tenant }
  return {
    ...freshSession(scope),
    ...journeys.freshScratch(),
    message: '',
    phoneE164: '+254712345678',
    paymentsEnabled: { stk: true, c2b: false, card: false },
    paymentMethods: ['stk'],
    lastCatalogResults: shown,
    ...overrides,
  }
}

/** A turn at work on a cart, for tasks that need no catalogue. */
export function deskWith(overrides: Partial<TurnState>): Desk {
  const turn = { tenant: { settings: { catalogLinkBase: null } } }
  // Such tasks look at nothing else of a turn.
  return openDesk(stateWith(overrides), turn as unknown as TurnContext)
}

export function itemWith(
  variants: { options: Record<string, string>; available?: number; priceMinor?: number }[],
  row: Partial<ItemDetail> = {},
): ItemDetail {
  return {
    itemId: ids.jogger,
    name: 'Breeze Jogger',
    brand: 'Tembezi',
    category: 'running shoes',
    description: '',
    attributes: {},
    imagePath: null,
    variants: variants.map(({ options, available = 5, priceMinor = 360_000 }, at) => ({
      variantId: `00000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
      name: Object.values(options).join(' / '),
      options,
      price: { amountMinor: priceMinor, currency: 'KES' },
      available,
    })),
    ...row,
  }
}
