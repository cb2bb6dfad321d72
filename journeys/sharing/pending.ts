import { z } from 'zod'
import { ShareOffer } from '../../src/domain/payments/schemas/shares.ts'
import { Money } from '../../src/lib/money.ts'

/** Who pays how much was shown; yes asks exactly these people for exactly that. */
export const ConfirmShares = z.strictObject({
  kind: z.literal('confirm_shares'),
  orderId: z.uuid(),
  total: Money,
  shares: z.array(ShareOffer),
})
export type ConfirmShares = z.infer<typeof ConfirmShares>
