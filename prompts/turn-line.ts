import { z } from 'zod'

/** One earlier line of the conversation, as a prompt sees it. */
export const TurnLine = z.strictObject({ from: z.enum(['customer', 'bot']), text: z.string() })
