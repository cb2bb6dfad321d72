import { z } from 'zod'
import { GuestKind, RowQuestion } from '../../src/domain/properties/schemas.ts'
import { FIELD_WORDS, type FieldAsked } from '../../src/language/concierge/field-words.ts'
import { defineSlice } from '../core/slice.ts'

/** What of a thing guests ask in words. */
const Field = z.custom<FieldAsked>((field) => typeof field === 'string' && field in FIELD_WORDS)

/** What the concierge remembers of a conversation. What rows say is read again each time. */
const ConciergeSlice = z.object({
  /** The thing that was named last: what "it", "there" and "hiyo" mean. */
  guestFocus: z
    .strictObject({ itemId: z.uuid(), part: z.string().nullable(), name: z.string() })
    .nullable()
    .catch(null),
  /** The question that was asked last. */
  guestAsked: z.string().max(300).nullable().catch(null),
  /** What it asked, which "and on Sunday?" goes on with; `words` named what it is of. */
  guestFrame: z
    .strictObject({
      asked: RowQuestion.extend({ fields: z.array(Field) }),
      kind: GuestKind.nullable(),
      isOfFocus: z.boolean(),
      words: z.string().max(300),
    })
    .nullable()
    .catch(null),
  /** Categories that were told of, by name. */
  guestTopicsTold: z.array(z.string()).max(20).catch([]),
  /** The last thing that was suggested: it is not suggested again. */
  guestSuggested: z.string().nullable().catch(null),
  /** The lines of the conversation that are carried as they are, oldest first. */
  guestLines: z
    .array(z.strictObject({ from: z.enum(['customer', 'bot']), text: z.string() }))
    .max(60)
    .catch([]),
  /** What was said before those lines, in short. */
  guestSummary: z.string().nullable().catch(null),
  /** Questions back in a row. */
  guestClarifications: z.int().min(0),
  /** Messages in a row that were of no concern here. */
  guestAsides: z.int().min(0),
  /** It was said in this sitting that hours and prices may vary. */
  guestToldMayVary: z.boolean(),
})
export type ConciergeSlice = z.infer<typeof ConciergeSlice>

export const conciergeSlice = defineSlice({
  version: 1,
  schema: ConciergeSlice,
  reset: () => ({
    guestFocus: null,
    guestAsked: null,
    guestFrame: null,
    guestTopicsTold: [],
    guestSuggested: null,
    guestLines: [],
    guestSummary: null,
    guestClarifications: 0,
    guestAsides: 0,
    guestToldMayVary: false,
  }),
})
