import type { Ctx } from '../../domain/context.ts'
import { findSession, forkSession, type Session } from '../../domain/playground/index.ts'
import { sessionChat } from './session-chat.ts'

/**
 * Begins another session, with the settings of one, at the end of a turn of a customer: what was said up to it is played before whatever
 * is said now. Throws `not_found` for a turn that cannot be played, `conflict` for one in which a person spoke.
 */
export async function forkChat(
  ctx: Ctx,
  { sessionId, conversationId, turnId }: { sessionId: string; conversationId: string; turnId: string },
): Promise<Session> {
  const session = await findSession(ctx, sessionId)
  await sessionChat(ctx, { ...session, fromConversationId: conversationId, fromTurnId: turnId })
  return forkSession(ctx, session, { conversationId, turnId })
}
