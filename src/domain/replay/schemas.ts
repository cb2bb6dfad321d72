import { z } from 'zod'
import { Json } from '../../lib/json.ts'

/** How a turn may come out otherwise, the worst first. */
export const DiffKind = z.enum(['money', 'consent', 'outcome', 'menu', 'language', 'wording'])
export type DiffKind = z.infer<typeof DiffKind>

export const ReplayStatus = z.enum(['queued', 'running', 'done', 'cancelled', 'failed'])

/** How often each kind is among the differences. */
export const KindCounts = z.partialRecord(DiffKind, z.int())
export type KindCounts = z.infer<typeof KindCounts>

/** What a turn came to: what was said, and what became true. References and times in texts stand as slots. */
export const TurnEffect = z.strictObject({
  outcome: z.string(),
  journey: z.string(),
  language: z.string(),
  replies: z.array(z.strictObject({ text: z.string(), menu: z.array(z.string()) })),
  orders: z.array(
    z.strictObject({ status: z.string(), total_minor: z.int(), discount_minor: z.int(), fee_minor: z.int() }),
  ),
  payments: z.array(z.strictObject({ method: z.string(), status: z.string(), amount_minor: z.int() })),
  consents: z.array(z.strictObject({ purpose: z.string(), action: z.string() })),
  tickets: z.array(z.string()),
})
export type TurnEffect = z.infer<typeof TurnEffect>

/** The first turn of a conversation that comes out otherwise with the draft. */
export const ReplayDiff = z.strictObject({
  conversationId: z.uuid(),
  turnId: z.uuid(),
  kinds: z.array(DiffKind),
  message: z.string(),
  language: z.string(),
  live: TurnEffect,
  draft: TurnEffect,
})
export type ReplayDiff = z.infer<typeof ReplayDiff>

export const ReplayView = z.strictObject({
  replayId: z.uuid(),
  draftVersion: z.int(),
  status: ReplayStatus,
  total: z.int(),
  done: z.int(),
  same: z.int(),
  different: z.int(),
  notComparable: z.int(),
  turns: z.int(),
  exact: z.int(),
  unlike: KindCounts,
  kinds: KindCounts,
  tookMs: z.int(),
})
export type ReplayView = z.infer<typeof ReplayView>

/** What one conversation came to. `alike` are its turns that came out with what holds as they did then, `unlike` why others did not. */
export interface ReplayedConversation {
  outcome: 'same' | 'different' | 'not_comparable'
  turns: number
  exact: number
  unlike: readonly DiffKind[]
  diff: ReplayDiff | null
  tookMs: number
}

/** A replay that goes on: with which settings, and which conversation is next; null where none is left. */
export const ReplayTask = z.strictObject({
  replayId: z.uuid(),
  live: Json,
  draft: Json,
  next: z.uuid().nullable(),
})
export type ReplayTask = z.infer<typeof ReplayTask>
