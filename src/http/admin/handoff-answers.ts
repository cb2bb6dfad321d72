import type { Context } from 'koa'
import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { replyAsPerson, returnToBot, type TakeOver } from '../../domain/handoff/index.ts'
import { answer } from '../answer.ts'
import { HttpError } from '../http-error.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import type { HandBackBody } from './handoff-bodies.ts'

export interface HandoffDeps {
  staff: StaffAuth
}

export const OwnershipWire = z.strictObject({
  ownership: z.enum(['owned', 'settling']),
  in_flight: z.int(),
  in_flight_since: z.iso.datetime().nullable(),
  meaning: z.string(),
})

const SaidWire = z.strictObject({
  outcome: z.enum(['queued', 'repeated']),
  message_id: z.uuid(),
  window: z.strictObject({ open: z.boolean(), closes_at: z.iso.datetime().nullable() }),
  opted_out: z.literal(false),
})

const HandedBackWire = z.strictObject({ stretch_id: z.uuid(), customer_told: z.boolean() })

/** What a claim means for the one who claimed. */
export function ownershipWire(taken: TakeOver): z.infer<typeof OwnershipWire> {
  if (taken.outcome === 'owned') {
    const meaning = 'The conversation is yours. Nothing of the assistant can reach the customer any more.'
    return { ownership: 'owned', in_flight: 0, in_flight_since: null, meaning }
  }
  const meaning =
    'The conversation is yours. Messages of the assistant that had left before may still reach the customer, and yours wait behind them: claim again to see them through.'
  return { ownership: 'settling', in_flight: taken.inFlight, in_flight_since: taken.since.toISOString(), meaning }
}

/** 202 with when the 24-hour window closes (null on a channel that has none); 200 when this client id was queued before; 409 saying why nothing was queued. */
export async function sayAsPerson(
  http: Context,
  ctx: Ctx,
  body: { conversationId: string; text: string; client_id?: string | undefined },
): Promise<void> {
  const { conversationId, text, client_id: clientId = null } = body
  const said = await replyAsPerson(ctx, { conversationId, text, clientId })
  if (said.outcome === 'opted_out') {
    throw new HttpError(409, 'opted_out', 'She said STOP, so nothing was queued. Only her START opens this chat again.')
  }
  if (said.outcome === 'window_closed') {
    throw new HttpError(
      409,
      'window_closed',
      'WhatsApp closed the chat 24 hours after her last message, so nothing was queued. It opens when she writes again.',
    )
  }
  http.status = said.outcome === 'queued' ? 202 : 200
  const { windowClosesAt: closesAt } = said
  answer(http, SaidWire, {
    outcome: said.outcome,
    message_id: said.messageId,
    window: { open: closesAt === null || closesAt > ctx.clock.now(), closes_at: closesAt?.toISOString() ?? null },
    opted_out: false,
  })
}

/** Gives the conversation back to the bot and says whether the customer hears of it now. */
export async function takeBack(
  http: Context,
  ctx: Ctx,
  { conversationId, summary }: { conversationId: string; summary: z.infer<typeof HandBackBody>['summary'] },
): Promise<void> {
  const { promised = null, ...words } = summary
  const { stretchId, told } = await returnToBot(ctx, { conversationId, summary: { ...words, promised } })
  answer(http, HandedBackWire, { stretch_id: stretchId, customer_told: told })
}
