import { z } from 'zod'
import { ShareOffer, ShareWish, UnevenShares } from '../../src/domain/payments/schemas/shares.ts'
import { Money } from '../../src/lib/money.ts'

/** Who pays how much was shown; yes asks exactly these people for exactly that. */
export const ConfirmShares = z.strictObject({
  kind: z.literal('confirm_shares'),
  orderId: z.uuid(),
  total: Money,
  shares: z.array(ShareOffer),
})
export type ConfirmShares = z.infer<typeof ConfirmShares>

/** What each was to pay does not come to the total: all the same, or is the rest hers? */
export const MendShares = z.strictObject({
  kind: z.literal('mend_shares'),
  orderId: z.uuid(),
  wish: ShareWish,
  uneven: UnevenShares,
})
export type MendShares = z.infer<typeof MendShares>

/** Among how many, or whom, she shares it. */
export const CountPayers = z.strictObject({ kind: z.literal('count_payers'), orderId: z.uuid(), wish: ShareWish })
export type CountPayers = z.infer<typeof CountPayers>

export type SharingPending = ConfirmShares | MendShares | CountPayers
