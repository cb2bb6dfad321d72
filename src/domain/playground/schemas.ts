import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { CitedView } from '../knowledge/schemas.ts'
import { Menu, OutboundMedia } from '../messaging/schemas.ts'
import { OrderStatus } from '../orders/schemas.ts'
import { AttemptStatus } from '../payments/schemas.ts'
import { TurnView } from '../turns/schemas.ts'

/** Which settings a session is played with, as they were when it began. */
export const SettingsSource = z.enum(['published', 'draft'])
export type SettingsSource = z.infer<typeof SettingsSource>

/**
 * What may happen around a customer: goods are sold to others, the phone that is asked for money answers (or nobody does, until its
 * time is over), and it is two at night.
 */
export const PlaygroundEvent = z.enum([
  'sold_out',
  'pin_entered',
  'pin_wrong',
  'cancelled',
  'no_money',
  'no_answer',
  'two_at_night',
])
export type PlaygroundEvent = z.infer<typeof PlaygroundEvent>

/** One thing of a session. A tap has the id of the choice; its title is what the chat shows. */
export const SessionMove = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('tap'), option: z.string(), title: z.string(), menu: Menu.shape.kind }),
  z.strictObject({ kind: z.literal('event'), event: PlaygroundEvent }),
])
export type SessionMove = z.infer<typeof SessionMove>

/** What left, or would have left, for the customer. */
export const SessionReply = z.object({
  id: z.uuid(),
  kind: z.string(),
  body: z.string(),
  menu: Menu.nullable(),
  media: OutboundMedia.nullable(),
})
export type SessionReply = z.infer<typeof SessionReply>

/** How the shop would stand after a move: what the chat has ordered, how that is paid, and why a person was asked for. */
export const SessionStanding = z.object({
  orders: z.array(
    z.object({
      reference: z.string(),
      status: OrderStatus,
      totalMinor: z.int(),
      currency: z.string(),
      attempts: z.array(z.object({ method: PaymentMethod, status: AttemptStatus })),
    }),
  ),
  tickets: z.array(z.string()),
})
export type SessionStanding = z.infer<typeof SessionStanding>

/** What a move came to. `turn` is null for a move that begins none, and for a turn that threw, which is `broken`. */
export const StepOutcome = z.object({
  replies: z.array(SessionReply),
  turn: TurnView.nullable(),
  cited: z.array(CitedView),
  standing: SessionStanding,
  broken: z.boolean(),
  /** What was said before came out otherwise this time: the shop is another now. */
  drifted: z.boolean(),
})
export type StepOutcome = z.infer<typeof StepOutcome>

export const SessionStep = z.object({
  place: z.int(),
  move: SessionMove,
  at: z.date(),
  doneAt: z.date(),
  outcome: StepOutcome,
  requestId: z.string(),
})
export type SessionStep = z.infer<typeof SessionStep>

export const Session = z.object({
  id: z.uuid(),
  settingsSource: SettingsSource,
  settingsVersion: z.int(),
  settings: JsonObject,
  language: SpokenLang.nullable(),
  fromConversationId: z.uuid().nullable(),
  fromTurnId: z.uuid().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  steps: z.array(SessionStep),
})
export type Session = z.infer<typeof Session>
