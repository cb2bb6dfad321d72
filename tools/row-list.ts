import { z } from 'zod'
import { GuestKind, ItemCategory } from '../src/domain/properties/schemas.ts'
import { Money } from '../src/lib/money.ts'
import { Fact } from './row-fact.ts'

/** Rows of a kind that fit what was asked, each with what tells it from the others. */
export const RowList = z.strictObject({
  kind: GuestKind,
  /** The question was whether there is any. */
  is_there: z.boolean(),
  rows: z
    .array(
      z.strictObject({
        item_id: z.uuid(),
        part: z.string().nullable(),
        category: ItemCategory,
        name: z.string(),
        facts: z.array(Fact),
      }),
    )
    .min(1),
  /** How many more fit. */
  more: z.int().min(0),
  /** What all of them cost, from and to. */
  range: z.strictObject({ low: Money, high: Money }).nullable(),
  /** Where the property is: its clocks are those that a guest reads. */
  timezone: z.string(),
})
export type RowList = z.infer<typeof RowList>
