import { z } from 'zod'
import { Role } from '../identity/schemas.ts'

/** Somebody of the shop's team. */
export const Member = z.object({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  /** `invited` has not taken up her invitation yet. */
  state: z.enum(['active', 'invited', 'removed']),
  capacity: z.int(),
  skills: z.array(z.string()),
  available: z.boolean(),
  twoStep: z.boolean(),
  lastSeenAt: z.date().nullable(),
  createdAt: z.date(),
  version: z.int(),
})
export type Member = z.infer<typeof Member>
