import { z } from 'zod'
import { CitedView } from '../../domain/knowledge/schemas.ts'
import { MessageOrigin, ModelTrace, ToolTrace, TraceStep, TurnOutcome, TurnView } from '../../domain/turns/schemas.ts'
import { defineRoute } from './define-route.ts'
import { READERS } from './roles.ts'
import { getTurnTrace } from './turn-trace.ts'
import { ById, Instant } from './values.ts'

/** The page of a turn reads the trace as it is stored, so its names are those of the trace. */
const { tools, models, ...Turn } = TurnView.shape
const Cited = z.strictObject(CitedView.shape)
const ByMessage = z.strictObject({ providerMessageId: z.string() })

export const getTurnByMessage = defineRoute({
  name: 'getTurnByMessage',
  method: 'GET',
  path: '/v1/turns/by-message/:providerMessageId',
  summary: 'Everything that happened in the turn of one message, and from which passages it told what.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'provider_message',
  params: ByMessage,
  answers: { 200: z.strictObject({ ...Turn, toolCalls: tools, modelCalls: models, cited: z.array(Cited) }) },
  errors: [],
})

export const getMessageOrigin = defineRoute({
  name: 'getMessageOrigin',
  method: 'GET',
  path: '/v1/messages/:providerMessageId/origin',
  summary: 'What made a message that no turn made, such as a receipt.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'provider_message',
  params: ByMessage,
  answers: { 200: MessageOrigin },
  errors: [],
})

/** A figure of what was written, with the row or passage that says it; null where none does. */
export const FactWire = z.strictObject({
  text: z.string(),
  backed_by: z
    .union([z.strictObject({ tool: z.string(), path: z.string() }), z.strictObject({ passage_id: z.uuid() })])
    .nullable(),
})
export type FactWire = z.infer<typeof FactWire>

/** Why a turn answered as it did. Steps, tools and models are as the trace has them. */
export const TurnWire = z.strictObject({
  turn_id: z.uuid(),
  conversation_id: z.uuid(),
  outcome: z.string(),
  started_at: Instant,
  took_ms: z.int(),
  messages: z.array(z.strictObject({ provider_message_id: z.string(), kind: z.string(), text: z.string() })),
  intent: z.strictObject({ name: z.string(), confidence: z.number() }),
  journey: z.string(),
  language: z.string(),
  governor: z.string(),
  reading: TurnView.shape.reading.unwrap(),
  steps: z.array(TraceStep),
  not_fired: z.array(z.strictObject({ rule: z.string(), why: z.string() })),
  tools: z.array(ToolTrace),
  models: z.array(ModelTrace),
  facts: z.array(FactWire),
  cited: z.array(Cited),
  sends: z.array(z.strictObject({ id: z.uuid(), kind: z.string(), text: z.string(), status: z.string() })),
  /** Null where one of its calls has no known price: it is never taken for nothing. */
  cost_micro_usd: z.int().nullable(),
})
export type TurnWire = z.infer<typeof TurnWire>

export const getTurn = defineRoute({
  name: 'getTurn',
  method: 'GET',
  path: '/v1/turns/:id',
  summary:
    'Why a turn answered as it did: what it heard, which rules acted and which did not, tools, models, and what backs its figures.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'turn',
  params: ById,
  answers: { 200: z.strictObject({ turn: TurnWire }) },
  errors: [],
})

export const listTurns = defineRoute({
  name: 'listTurns',
  method: 'GET',
  path: '/v1/conversations/:id/turns',
  summary: 'The newest turns of a conversation, newest first, at most 50.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'conversation',
  params: ById,
  answers: {
    200: z.strictObject({
      turns: z.array(
        z.strictObject({
          turn_id: z.uuid(),
          outcome: TurnOutcome,
          started_at: Instant,
          took_ms: z.int(),
          intent: z.string(),
          journey: z.string(),
          language: z.string(),
        }),
      ),
    }),
  },
  errors: [],
})

export const TURN_ROUTES = { getTurnByMessage, getMessageOrigin, getTurn, getTurnTrace, listTurns }
