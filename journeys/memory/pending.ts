import { z } from 'zod'

/** She was asked whether what she has said of herself may be remembered. */
export const MemoryConsent = z.strictObject({ kind: z.literal('memory_consent') })
export type MemoryConsent = z.infer<typeof MemoryConsent>
