import { z } from 'zod'
import { Snippet } from '../../src/domain/knowledge/schemas.ts'
import { defineSlice } from '../core/slice.ts'

/** What was found in the shop's documents. */
const SupportSlice = z.object({
  kbSnippets: z.array(z.object(Snippet.shape)).max(8).catch([]),
  /** Questions in a row that the shop's documents did not answer. */
  knowledgeMisses: z.int().min(0),
})
export type SupportSlice = z.infer<typeof SupportSlice>

export const supportSlice = defineSlice({
  version: 1,
  schema: SupportSlice,
  reset: () => ({ kbSnippets: [], knowledgeMisses: 0 }),
})
