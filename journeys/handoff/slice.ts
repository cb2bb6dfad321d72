import { z } from 'zod'
import { LastStretch } from '../../src/domain/handoff/schemas.ts'
import { defineSlice } from '../core/slice.ts'

/** Who has been called, and who has been there. */
const HandoffSlice = z.object({
  handoffTicketId: z.uuid().nullable(),
  /** The last time a person had this conversation, once the bot has taken note of it. */
  lastHumanStretch: LastStretch.nullable(),
})
export type HandoffSlice = z.infer<typeof HandoffSlice>

export const handoffSlice = defineSlice({
  version: 1,
  schema: HandoffSlice,
  reset: () => ({ handoffTicketId: null, lastHumanStretch: null }),
})
