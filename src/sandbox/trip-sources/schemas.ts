import { z } from 'zod'

const Ref = z.string().min(1)

/** "Raise this fare 20 %": what the price of one flight, room or venue is multiplied by, in percent of what it was. */
export const PriceSetting = z.strictObject({ ref: Ref, percent: z.int().min(1).max(1_000) })
export type PriceSetting = z.infer<typeof PriceSetting>

/** "Close this venue", on all days. */
export const Closing = z.strictObject({ ref: Ref })
export type Closing = z.infer<typeof Closing>

/** Flights, rooms and venues that are not offered any more. */
export const Withdrawal = z.strictObject({ ref: Ref })
export type Withdrawal = z.infer<typeof Withdrawal>

/** The key without which nothing is answered; null lets everybody in. */
export const SourceKey = z.strictObject({ key: z.string().min(1).nullable() })
export type SourceKey = z.infer<typeof SourceKey>
