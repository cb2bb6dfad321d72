import { z } from 'zod'

/** One request that came for a program of a shop. */
export interface ReceivedHook {
  name: string
  headers: Record<string, string>
  body: string
  at: string
}

export const HookFilter = z.strictObject({ name: z.string().optional() })
export type HookFilter = z.infer<typeof HookFilter>
