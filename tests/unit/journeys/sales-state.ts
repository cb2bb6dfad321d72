import type { Desk } from '../../../journeys/sales/desk/desk.ts'
import { openDesk } from '../../../journeys/sales/desk/desk.ts'
import type { TurnContext } from '../../../journeys/turn-context.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import type { ItemDetail, ItemSummary } from '../../../src/domain/catalog/schemas.ts'
import { NOTHING_WANTED } from '../../../src/language/grammar/wanted.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { customerState, ids, kes } from './customer-state.ts'

export function summary(itemId: string, name: string, brand: string): ItemSummary {
  const price = kes(360_000)
  const options = { size: ['42', '43'], colour: ['black', 'blue'] }
  return { itemId, name, brand, category: 'running shoes', priceFrom: price, priceTo: price, options, inStock: true }
}

export const shown = [
  summary(ids.runner, 'Rift Runner 2', 'Umbalo'),
  summary(ids.jogger, 'Breeze Jogger', 'Tembezi'),
  summary(ids.socks, 'Sports Socks', 'Tembezi'),
]

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
  return customerState({
    paymentsEnabled: { stk: true, c2b: false, card: false },
    paymentMethods: ['stk'],
    lastCatalogResults: shown,
    ...overrides,
  })
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
      price: kes(priceMinor),
      available,
    })),
    ...row,
  }
}
