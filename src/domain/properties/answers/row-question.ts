import { z } from 'zod'
import { Asked } from './row-fact.ts'
import { WhenAsked } from './when-asked.ts'

/** The kinds of things that guests ask for all of. */
export const GuestKind = z.enum([
  'restaurants',
  'bars',
  'rooms',
  'pool',
  'spa',
  'fitness',
  'golf',
  'kids',
  'transfer',
  'shopping',
  'shows',
  'gaming',
  'offers',
  'destinations',
  'activities',
  'amenities',
])
export type GuestKind = z.infer<typeof GuestKind>

export const RowOrder = z.enum(['cheapest', 'dearest', 'biggest', 'smallest', 'nearest', 'farthest', 'latest'])
export type RowOrder = z.infer<typeof RowOrder>

/** What is asked of rows, as words said it; sums are in whole units of the currency. */
export const RowQuestion = z.strictObject({
  fields: z.array(Asked),
  kinds: z.array(GuestKind),
  isList: z.boolean(),
  isThere: z.boolean(),
  isYesNo: z.boolean(),
  when: WhenAsked.nullable(),
  order: RowOrder.nullable(),
  /** Asks for what needs no visa. */
  isVisaFree: z.boolean().default(false),
  atMost: z.number().nullable(),
  atLeast: z.number().nullable(),
  claimed: z.number().nullable(),
  people: z.number().nullable(),
  age: z.number().nullable(),
  kindWords: z.string(),
  timeWords: z.string(),
  content: z.string(),
  goesOn: z.boolean(),
  isLive: z.boolean(),
})
export type RowQuestion = z.infer<typeof RowQuestion>
