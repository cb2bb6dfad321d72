import { z } from 'zod'

/** What may be remembered of a guest. Never cards, health or identity papers: nothing of them has a kind. */
export const MemoryKind = z.enum(['name', 'trip', 'request', 'diet', 'room', 'activity', 'style'])
export type MemoryKind = z.infer<typeof MemoryKind>

/** One thing that a guest said of herself. */
export const MemorySaid = z.strictObject({
  kind: MemoryKind,
  /** In her words: "Bali", "vegetarian", "a quiet room". */
  value: z.string().trim().min(1).max(120),
  /** When it was, of a trip or a request, as she said it: "last March". */
  dates: z.string().trim().min(1).max(60).nullable(),
  /** The message that said it. */
  messageId: z.uuid(),
})
export type MemorySaid = z.infer<typeof MemorySaid>

/** One thing that is remembered, since when. */
export const MemoryEntry = MemorySaid.extend({ at: z.iso.datetime({ offset: true }) })
export type MemoryEntry = z.infer<typeof MemoryEntry>
