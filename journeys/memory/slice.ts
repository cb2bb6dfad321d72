import { z } from 'zod'
import { MemorySaid } from '../../src/domain/customers/schemas.ts'
import { defineSlice } from '../core/slice.ts'

/** Most that is held until she is asked. */
export const MOST_HELD = 12

/** What a guest said of herself in this conversation before she was asked whether it may be remembered. */
const MemorySlice = z.object({
  memoryHeld: z.array(MemorySaid).max(MOST_HELD).catch([]),
  /** She was asked; nobody is asked twice. */
  memoryAsked: z.boolean(),
})
export type MemorySlice = z.infer<typeof MemorySlice>

export const memorySlice = defineSlice({
  version: 1,
  schema: MemorySlice,
  reset: () => ({ memoryHeld: [], memoryAsked: false }),
})
