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
