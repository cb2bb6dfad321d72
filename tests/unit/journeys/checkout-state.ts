import type { TurnState } from '../../../journeys/turn-state.ts'
import { readShopFixture } from '../../../prisma/seed/index.ts'
import type { FulfilmentView } from '../../../src/domain/fulfilment/schemas.ts'
import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import type { Act } from '../../../src/language/reading.ts'
import { cartLine, customerState, ids, kes, OWN, total } from './customer-state.ts'

/** The settings of a demo shop, as its row has them. */
export function shopSettings(name: 'kicks-and-phones' | 'mama-njeri-grocery'): TenantSettings {
  return readShopFixture('fixtures', name).settings
}

export const KILIMANI = { kind: 'delivery', zoneId: 'zone-b', address: 'Kilimani', pin: null } as const
export const PICKUP = { kind: 'pickup', placeId: 'jua-plaza' } as const

export const toKilimani: Extract<FulfilmentView, { kind: 'delivery' }> = {
  kind: 'delivery',
  zoneId: 'zone-b',
  zoneName: 'Nairobi Zone B',
  address: 'Kilimani',
  pin: null,
  fee: kes(25_000),
  feeCollected: 'on_delivery',
  promise: null,
  shortfall: null,
}

export function orderOf(overrides: Partial<OrderView> = {}): OrderView {
  return {
    orderId: ids.order,
    reference: 'KQ7M2P4XT',
    status: 'draft',
    lines: [
      {
        itemId: ids.jogger,
        variantId: ids.variant,
        itemName: 'Breeze Jogger',
        variantName: '42 / Black',
        quantity: 1,
        unitPrice: kes(360_000),
        lineTotal: kes(360_000),
      },
    ],
    subtotal: kes(360_000),
    discount: kes(18_000),
    deliveryFee: kes(0),
    total,
    offerTitle: { en: '5% off shoes' },
    fulfilment: toKilimani,
    stage: null,
    carrier: null,
    payment: null,
    placedAt: '2026-11-22T08:00:00.000Z',
    ...overrides,
  }
}

/** A customer with one settled line in her cart; what a test is about is overridden. */
export function stateWith(overrides: Partial<TurnState>): TurnState {
  return customerState({ paymentsEnabled: { stk: true, c2b: true, card: true }, cart: [cartLine], ...overrides })
}

/** The draft was shown with its total. */
export const shown: Partial<TurnState> = {
  orderId: ids.order,
  orderTotals: { subtotal: kes(360_000), discount: kes(18_000), deliveryFee: kes(0), total },
  fulfilment: KILIMANI,
  paymentMethods: ['stk', 'c2b', 'card'],
  pending: {
    kind: 'confirm_checkout',
    orderId: ids.order,
    total,
    method: 'stk',
    msisdn: OWN,
    methods: ['stk', 'c2b', 'card'],
  },
}

/** A prompt is out for it. */
export const awaiting: Partial<TurnState> = {
  ...shown,
  paymentRequestId: ids.attempt,
  paymentStatus: 'pending',
  pending: {
    kind: 'await_payment',
    orderId: ids.order,
    attemptId: ids.attempt,
    method: 'stk',
    msisdn: OWN,
    remembers: false,
  },
}

export const choose = (id: string): Act => ({ act: 'choose', id })
export const deliverTo = (zoneId: string | null, elsewhere: string | null = null): Act => ({
  act: 'set_delivery',
  kind: 'delivery',
  zoneId,
  elsewhere,
  address: null,
})
export const pickUp: Act = { act: 'set_delivery', kind: 'pickup', zoneId: null, elsewhere: null, address: null }
export const payBy = (method: 'stk' | 'c2b' | 'card' | 'cash', asks = false): Act => ({
  act: 'choose_payment',
  method,
  asks,
})
export const phone = (msisdn: string | null): Act => ({ act: 'give_phone', msisdn })
