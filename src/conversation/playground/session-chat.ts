import type { Ctx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import type { PlaygroundEvent, Session, SessionMove } from '../../domain/playground/index.ts'
import { asRecorded, type PlayedChat, type PlayedMove } from '../replay/played-chat.ts'
import { type RecordedPrompt, type RecordedTurn, readRecorded } from '../replay/recorded.ts'

/** So many turns of a customer are played before a session that begins from one of them: with its own no more than a replay plays. */
const MOST_BEFORE = 10
/** Whom a session pretends to be. It has the form of a number, and the chat is no channel's: nothing can reach it. */
const NOBODY = { phone: '+254700000000', profileName: null, channelId: null, customerId: null }

/** What a session is played from: who talks, what she and the assistant had said before, and the moves of that. */
export interface SessionChat {
  chat: PlayedChat
  before: readonly RecordedTurn[]
  moves: PlayedMove[]
}

/** @throws `not_found` for a turn that cannot be played any more, `conflict` for one in which a person spoke */
export async function sessionChat(
  ctx: Ctx,
  session: Pick<Session, 'id' | 'language' | 'fromConversationId' | 'fromTurnId' | 'createdAt'>,
): Promise<SessionChat> {
  const { id, fromConversationId, fromTurnId } = session
  if (fromConversationId === null || fromTurnId === null) {
    const begins = { startedAt: session.createdAt, state: {}, spoken: session.language }
    return {
      chat: { ...NOBODY, conversationId: id, address: `played:${id}`, prompts: [], begins },
      before: [],
      moves: [],
    }
  }
  const found = await readRecorded(ctx, fromConversationId, { until: fromTurnId, most: MOST_BEFORE })
  if (found === null || found.turns.at(-1)?.turnId !== fromTurnId) {
    throw new AppError('not_found', 'there is no such turn that can still be played')
  }
  const before = found.turns.slice(found.turns.findLastIndex(({ outcome }) => outcome === 'human') + 1)
  if (before.length === 0) throw new AppError('conflict', 'a person spoke then: begin from a turn of the assistant')
  const prompts = found.prompts.map((prompt) => unlessAnswered(prompt, before))
  return { before, ...asRecorded({ ...found, turns: before, prompts }) }
}

/** What a phone answered after the turn from which a session goes on is for the session to say. */
function unlessAnswered(prompt: RecordedPrompt, before: readonly RecordedTurn[]): RecordedPrompt {
  const wasOpen = before.every(({ startedAt }) => prompt.closedAt === null || prompt.closedAt > startedAt)
  return wasOpen ? { ...prompt, resultCode: null, closedAt: null } : prompt
}

/** What a move of a session is when it is played. */
export function playedMove(ctx: Ctx, { conversationId }: PlayedChat, move: SessionMove, at: Date): PlayedMove {
  if (move.kind === 'event') return playedEvent(ctx, move.event, at)
  if (move.kind === 'text') return said({ kind: 'text', body: move.text, payload: {} }, at)
  const choice = ctx.ports.menuSigner.sign({ tenantId: ctx.tenantId, conversationId }, move.option)
  return said({ kind: move.menu === 'list' ? 'list' : 'button', body: move.title, payload: { choice } }, at)
}

function said(message: { kind: string; body: string; payload: Record<string, string> }, at: Date): PlayedMove {
  return { what: 'said', at, messages: [{ ...message, receivedAt: at }] }
}

const ANSWERS = {
  pin_entered: 'paid',
  pin_wrong: 'wrong_pin',
  cancelled: 'cancelled_by_payer',
  no_money: 'insufficient_funds',
  no_answer: 'unreachable',
} as const

function playedEvent(ctx: Ctx, event: PlaygroundEvent, at: Date): PlayedMove {
  if (event === 'sold_out') return { what: 'sold_out', at }
  if (event === 'two_at_night') return { what: 'waited', at }
  const [resultCode = ''] = ctx.ports.stk.codesOf([ANSWERS[event]])
  return { what: 'phone', at, resultCode }
}
