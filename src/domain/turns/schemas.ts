import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'

/** One thing a turn did and why, in the order it happened. Node names are those of the flowcharts. */
export const TraceStep = z.strictObject({
  node: z.string(),
  kind: z.enum(['rule', 'tool', 'model', 'route', 'guard']),
  ms: z.number(),
  note: z.string(),
  data: JsonObject.optional(),
})
export type TraceStep = z.infer<typeof TraceStep>

export const ToolTrace = z.strictObject({
  tool: z.string(),
  access: z.enum(['read', 'write']),
  ok: z.boolean(),
  code: z.string().nullable(),
  ms: z.number(),
  replayed: z.boolean(),
  input: JsonObject,
  output: JsonObject,
})
export type ToolTrace = z.infer<typeof ToolTrace>

/** `engine` says who answered; a cost that is not known is null, never 0. */
export const ModelTrace = z.strictObject({
  prompt: z.string(),
  /** Of its words and policy; 0 for a turn that was traced before it was kept. */
  version: z.int().default(0),
  engine: z.enum(['rules', 'claude', 'offline', 'template']),
  model: z.string(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  costMicroUsd: z.int().nullable(),
  ms: z.number(),
})
export type ModelTrace = z.infer<typeof ModelTrace>

/** Why a turn answered as it did. Stored with the turn in the transaction that handles its messages. */
export const TurnTrace = z.strictObject({
  intent: z.string(),
  intentConfidence: z.number(),
  journey: z.string(),
  language: z.string(),
  languageConfidence: z.number(),
  governor: z.string(),
  /** What was heard in the message: its spans, the acts they make, and the words that no act accounts for. */
  reading: JsonObject.nullable().default(null),
  restarts: z.int(),
  steps: z.array(TraceStep),
  tools: z.array(ToolTrace),
  models: z.array(ModelTrace),
  sql: z.strictObject({ statements: z.int(), transactions: z.int() }),
  phasesMs: z.strictObject({ load: z.number(), graph: z.number() }),
})
export type TurnTrace = z.infer<typeof TurnTrace>

/** `answered`: replies were queued. `silent`: nothing was owed. `human`: a person owns the conversation. `failed`: an apology or ticket went out. */
export const TurnOutcome = z.enum(['answered', 'silent', 'human', 'failed'])
export type TurnOutcome = z.infer<typeof TurnOutcome>

/** A turn with what it was asked and what it answered. */
export const TurnView = z.strictObject({
  ...TurnTrace.shape,
  id: z.uuid(),
  requestId: z.string(),
  conversationId: z.uuid(),
  epoch: z.int(),
  outcome: z.string(),
  startedAt: z.iso.datetime(),
  durationMs: z.int(),
  messages: z.array(z.strictObject({ providerMessageId: z.string(), kind: z.string(), body: z.string() })),
  replies: z.array(z.strictObject({ id: z.uuid(), kind: z.string(), text: z.string(), status: z.string() })),
})
export type TurnView = z.infer<typeof TurnView>

/** Why a message was queued that no turn made. */
export const OriginCause = z.enum([
  'payment',
  'receipt',
  'ticket_overdue',
  'hand_back',
  'voice_not_heard',
  'media_too_many',
  'rating',
  'cart_reminder',
  'campaign',
  'trip_changed',
  'person',
  'other',
])
export type OriginCause = z.infer<typeof OriginCause>

/** What made a message that no turn made: its cause, the order it is about, and what was recorded of its subject. */
export const MessageOrigin = z.strictObject({
  cause: OriginCause,
  author: z.string(),
  kind: z.string(),
  text: z.string(),
  status: z.string(),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  order: z
    .strictObject({ reference: z.string(), status: z.string(), totalMinor: z.int(), currency: z.string() })
    .nullable(),
  /** The audit trail of order, payment, ticket or conversation, oldest first. */
  events: z.array(z.strictObject({ at: z.iso.datetime(), actor: z.string(), action: z.string(), data: JsonObject })),
})
export type MessageOrigin = z.infer<typeof MessageOrigin>
