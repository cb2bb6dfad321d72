import { z } from 'zod'
import { defineSlice } from '../core/slice.ts'

/** A code that was given before there was an order to use it on. */
const OffersSlice = z.object({ heldCoupon: z.string().max(40).nullable().catch(null) })
export type OffersSlice = z.infer<typeof OffersSlice>

export const offersSlice = defineSlice({ version: 1, schema: OffersSlice, reset: () => ({ heldCoupon: null }) })
