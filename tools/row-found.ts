import { z } from 'zod'
import { ItemCategory } from '../src/domain/properties/schemas.ts'
import { Fact } from './row-fact.ts'

/** What the row of a property's thing says to a question: facts to be said in the customer's language. */
export const RowFound = z.strictObject({
  item_id: z.uuid(),
  /** The room, show or service of it that is meant. */
  part: z.string().nullable(),
  category: ItemCategory,
  /** The day on which the row was last checked. */
  last_updated: z.string(),
  /** Where the property is: its clocks are those that a guest reads. */
  timezone: z.string(),
  answer: z.strictObject({ name: z.string(), facts: z.array(Fact), asOf: z.string().nullable() }),
})
export type RowFound = z.infer<typeof RowFound>
