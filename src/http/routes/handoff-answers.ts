import type { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { replyAsPerson, returnToBot, type TakeOver } from '../../domain/handoff/index.ts'
import { type Place, readPlace, readStream } from '../../domain/inbox/index.ts'
import { listTemplates } from '../../domain/templates/index.ts'
import type { HandBackBody, HandedBackWire, OwnershipWire, ReplyBody } from '../contract/handoff.ts'
import { HttpError } from '../http-error.ts'
import { messageWire } from './inbox.wire.ts'

const MOST_NEWER = 30

/** What a claim means for the one who claimed. */
export function ownershipWire(taken: TakeOver): OwnershipWire {
  if (taken.outcome === 'owned') {
    const meaning = 'The conversation is yours. Nothing of the assistant can reach the customer any more.'
    return { ownership: 'owned', in_flight: 0, in_flight_since: null, meaning }
  }
  const meaning =
    'The conversation is yours. Messages of the assistant that had left before may still reach the customer, and yours wait behind them: claim again to see them through.'
  return { ownership: 'settling', in_flight: taken.inFlight, in_flight_since: taken.since.toISOString(), meaning }
}

/**
 * 202 with when the 24-hour window closes (null on a channel that has none); 200 when this client id was queued before; 409 saying
 * why nothing was queued, with what she has not seen, or the templates that would still leave.
 */
export async function sayAsPerson(ctx: Ctx, conversationId: string, body: z.output<typeof ReplyBody>) {
  const { text, client_id: clientId = null, media_id: fileId = null } = body
  const seen = body.seen === undefined || body.confirm_newer ? null : readPlace(body.seen)
  const said = await replyAsPerson(ctx, { conversationId, text, clientId, seen, fileId })
  if (said.outcome === 'newer_messages') throw await newerThan(ctx, conversationId, seen)
  if (said.outcome === 'opted_out') {
    throw new HttpError('opted_out', 'She said STOP, so nothing was queued. Only her START opens this chat again.')
  }
  if (said.outcome === 'window_closed') {
    const why =
      'WhatsApp closed the chat 24 hours after her last message, so nothing was queued. It opens when she writes again.'
    const approved = (await listTemplates(ctx)).filter(({ status }) => status === 'approved')
    const templates = [...new Set(approved.map(({ name }) => name))]
    throw new HttpError('window_closed', why, {
      more: { closed_at: said.closedAt?.toISOString() ?? null, templates },
    })
  }
  const { windowClosesAt: closesAt, messageId, outcome } = said
  const window = { open: closesAt === null || closesAt > ctx.clock.now(), closes_at: closesAt?.toISOString() ?? null }
  const told = { message_id: messageId, window, opted_out: false } as const
  return outcome === 'queued'
    ? ({ status: 202, body: { outcome, ...told } } as const)
    : ({ status: 200, body: { outcome, ...told } } as const)
}

/** What has been said since, as the stream shows it, so that it can be put before the words that were not sent. */
async function newerThan(ctx: Ctx, conversationId: string, seen: Place | null): Promise<HttpError> {
  const since = seen === null ? [] : await readStream(ctx, { conversationId, after: seen, limit: MOST_NEWER })
  const said = since.filter(({ kind, status }) => kind === 'message' && status !== 'draft' && status !== 'suppressed')
  const messages = said.map(messageWire)
  const why = 'Somebody has written since, so nothing was queued. Read it, and send again with confirm_newer.'
  return new HttpError('newer_messages', why, { more: { messages } })
}

/** Gives the conversation back to the bot and says whether the customer hears of it now. */
export async function takeBack(
  ctx: Ctx,
  conversationId: string,
  { summary }: z.output<typeof HandBackBody>,
): Promise<HandedBackWire> {
  const { promised = null, ...words } = summary
  const { stretchId, told } = await returnToBot(ctx, { conversationId, summary: { ...words, promised } })
  return { stretch_id: stretchId, customer_told: told }
}
