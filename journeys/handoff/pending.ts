import { z } from 'zod'

/** "Shall I call a person?" */
export const OfferHandoff = z.strictObject({ kind: z.literal('offer_handoff'), reason: z.string() })
export type OfferHandoff = z.infer<typeof OfferHandoff>
