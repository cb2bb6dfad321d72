import type { ShareOffer, ShareWish, SharingChange } from '../../src/domain/payments/schemas/shares.ts'
import type { Money } from '../../src/lib/money.ts'

/** What the tool is to do in this turn. */
export type SharingStep =
  | { step: 'propose'; order_id: string; wish: ShareWish }
  | { step: 'start'; order_id: string; confirmed_total: Money; shares: ShareOffer[] }
  | { step: 'change'; change: SharingChange }
  | { step: 'look' }

export interface SharingScratch {
  /** Null when there is nothing to do but what was said already. */
  sharingStep: SharingStep | null
}

export const freshSharing: SharingScratch = { sharingStep: null }
