import { z } from 'zod'
import { Menu, OutboundMedia } from '../../domain/messaging/schemas.ts'
import { OrderStatus } from '../../domain/orders/schemas.ts'
import { AttemptStatus } from '../../domain/payments/schemas.ts'
import { PlaygroundEvent, SettingsSource } from '../../domain/playground/schemas.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { defineRoute } from './define-route.ts'
import { LEADS } from './roles.ts'
import { TurnWire } from './turns.ts'
import { ById, Instant, MoneyWire, Text } from './values.ts'

const Said = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('tap'), option: z.string(), title: z.string() }),
  z.strictObject({ kind: z.literal('event'), event: PlaygroundEvent }),
])

/** What a customer would read. `text` is without the lines that say no more than what can be tapped. */
const ReplyWire = z.strictObject({
  text: z.string(),
  menu: Menu.nullable(),
  media: OutboundMedia.pick({ kind: true, filename: true, caption: true }).nullable(),
})

/** What the chat would have ordered by now, how that would be paid, and why a person would be asked for. */
const StandingWire = z.strictObject({
  orders: z.array(
    z.strictObject({
      reference: z.string(),
      status: OrderStatus,
      total: MoneyWire,
      attempts: z.array(z.strictObject({ method: PaymentMethod, status: AttemptStatus })),
    }),
  ),
  tickets: z.array(z.string()),
})

const StepWire = z.strictObject({
  place: z.int(),
  /** What the clock of the chat showed. */
  at: Instant,
  said: Said,
  replies: z.array(ReplyWire),
  /** Null for what begins no turn, and for a turn that broke. */
  turn: TurnWire.nullable(),
  broken: z.boolean(),
  standing: StandingWire,
  /** The shop is another than when the answers before were given. */
  drifted: z.boolean(),
})
export type StepWire = z.infer<typeof StepWire>

const SessionWire = z.strictObject({
  session_id: z.uuid(),
  settings: z.strictObject({ source: SettingsSource, version: z.int() }),
  language: SpokenLang.nullable(),
  created_at: Instant,
  expires_at: Instant,
  most_steps: z.int(),
  /** No vendor was asked: the assistant answered from its own sentences. */
  engine: z.literal('offline'),
  /** The turn of a customer after which it goes on. */
  from: z.strictObject({ conversation_id: z.uuid(), turn_id: z.uuid() }).nullable(),
  /** What was really said up to that turn. */
  before: z.array(z.strictObject({ from: z.enum(['customer', 'assistant']), text: z.string(), menu: Menu.nullable() })),
  steps: z.array(StepWire),
})
export type SessionWire = z.infer<typeof SessionWire>

const writing = { method: 'POST', who: LEADS, scope: 'settings:write', idempotent: true } as const

export const startPlayground = defineRoute({
  ...writing,
  name: 'startPlayground',
  path: '/v1/playground/sessions',
  summary:
    'Begins a chat with the assistant as a customer has it, with what holds or with the draft. Nothing of it is sent, charged, held or counted. It is forgotten a day after its last move.',
  body: z.strictObject({
    settings: SettingsSource.default('published'),
    /** In which the last was said before it began. */
    language: SpokenLang.nullable().default(null),
  }),
  answers: { 201: SessionWire },
  errors: [],
})

export const getPlayground = defineRoute({
  name: 'getPlayground',
  method: 'GET',
  path: '/v1/playground/sessions/:id',
  summary: 'A session of the playground with all that was said in it.',
  who: LEADS,
  scope: 'settings:read',
  idempotent: false,
  params: ById,
  answers: { 200: SessionWire },
  errors: [],
})

export const playInPlayground = defineRoute({
  ...writing,
  name: 'playInPlayground',
  path: '/v1/playground/sessions/:id/messages',
  summary:
    'Says something in a session, taps a choice that was shown, or lets something happen: what was shown is sold out, the phone that is asked for money answers or does not, it is two at night.',
  apart: true,
  params: ById,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: Text.trim().min(1).max(4_096) }),
    z.strictObject({ kind: z.literal('tap'), option: Text.min(1).max(111) }),
    z.strictObject({ kind: z.literal('event'), event: PlaygroundEvent }),
  ]),
  answers: { 201: StepWire },
  errors: ['conflict', 'limit_exceeded'],
})

export const forkPlayground = defineRoute({
  ...writing,
  name: 'forkPlayground',
  path: '/v1/playground/sessions/:id/fork',
  summary: 'Begins another session with the settings of this one, where a conversation stood after one of its turns.',
  apart: true,
  params: ById,
  body: z.strictObject({ conversation_id: z.uuid(), until: z.uuid() }),
  answers: { 201: SessionWire },
  errors: ['conflict'],
})

export const PLAYGROUND_ROUTES = { startPlayground, getPlayground, playInPlayground, forkPlayground }
