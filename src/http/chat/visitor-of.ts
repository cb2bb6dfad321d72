import { z } from 'zod'
import { openVisitor } from '../../domain/messaging/index.ts'
import { HttpError } from '../http-error.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { ChatMessage } from './receive-message.ts'
import type { OpenChat } from './web-channels.ts'

/**
 * Who writes: the visitor of the thread, or a new one. Throws 404 for a thread without its token. A first message that is sent again, because its answer never came, finds
 * its thread by what only its browser knows.
 */
export function visitorOf(
  deps: Pick<ChatDeps, 'ids' | 'clock'>,
  { account }: OpenChat,
  {
    thread_id: threadId,
    message_id: messageId,
    message,
    token,
    source,
  }: ChatMessage & { token: string; source: string },
): string {
  if (threadId !== undefined) {
    const visitor = openVisitor(account, { threadId, token, now: deps.clock.now() })
    if (visitor === null) throw unknownThread()
    return visitor.visitorId
  }
  if (!z.uuid().safeParse(messageId).success) return deps.ids.uuid()
  return deps.ids.derive(JSON.stringify(['web visitor', account.channelId, source, messageId, message]))
}

export function unknownThread(): HttpError {
  return new HttpError('unknown_thread', 'There is no such thread here: leave thread_id out to begin a new one.')
}
