import { z } from 'zod'

/** Where the goods of a paid order are. `returned`: they went on their way and came back. */
export const FulfilmentStage = z.enum(['to_prepare', 'ready', 'handed_over', 'dispatched', 'delivered', 'returned'])
export type FulfilmentStage = z.infer<typeof FulfilmentStage>

const Words = z.string().trim().min(1).max(100)

/** Who brings the goods, as far as staff have said. */
export const Carrier = z.strictObject({
  kind: z.enum(['rider', 'courier']),
  name: Words.nullable(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{7,20}$/, 'must be a phone number')
    .nullable(),
  waybill: Words.nullable(),
})
export type Carrier = z.infer<typeof Carrier>
