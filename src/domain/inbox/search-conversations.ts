import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { phoneAsked } from '../sight/index.ts'

const DAYS_MS = 24 * 60 * 60 * 1000
/** Words older than this are looked through only when somebody asks for them. */
const RECENT_DAYS = 90
const MOST_WORDS = 8

const Found = z.array(z.object({ id: z.uuid() }))

/**
 * Ids of at most 50 conversations, the best first: by the reference of an order, a receipt, the beginning of a name or a number, and
 * by words of messages and notes, every one of them or its beginning. Words are looked for in the last 90 days, or with `ever` in all.
 */
export async function searchConversations(ctx: Ctx, { q, ever }: { q: string; ever: boolean }): Promise<string[]> {
  const text = q.trim()
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const since = ever ? new Date(0) : new Date(ctx.clock.now().getTime() - RECENT_DAYS * DAYS_MS)
  const rows = await ctx.statement`
    SELECT id FROM search_conversations(${words}::text[], ${text}, ${phoneAsked(ctx, text)}, ${since}) AS id`
  return Found.parse(rows).map(({ id }) => id)
}
