import { z } from 'zod'
import { findAnswerPlace, recordInbound } from '../../domain/messaging/index.ts'
import { processTurnJob } from '../../jobs/process-turn.job.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { OpenChat } from './web-channels.ts'

/** Left out or null, as clients say nothing. */
function orNothing(schema: z.ZodString | z.ZodUUID) {
  return schema.nullish().transform((value) => value ?? undefined)
}

/** What a browser writes. `choice` is the id of the button that was tapped, whose words are the message. */
export const ChatMessage = z.strictObject({
  message: z.string().trim().min(1).max(4_096),
  thread_id: orNothing(z.uuid()),
  message_id: orNothing(z.string().regex(/^[\w-]{1,64}$/, 'take up to 64 letters, digits, "-" and "_"')),
  choice: orNothing(z.string().min(1).max(200)),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export interface Received {
  threadId: string
  messageId: string
  /** Its place in the talk, and that of the message of ours before its answer. */
  epoch: number
  seq: number
}

/**
 * Records a message from the web as any other and wakes its turn. A message id that was seen before changes nothing: its answer is
 * told again.
 */
export async function receiveMessage(
  deps: ChatDeps,
  chat: OpenChat,
  input: ChatMessage & { visitorId: string },
): Promise<Received> {
  const { account } = chat
  const { visitorId } = input
  const messageKind = input.choice === undefined ? 'text' : 'button'
  const recorded = await recordInbound({ log: deps.inbound, ids: deps.ids, clock: deps.clock }, account, {
    kind: 'message',
    providerMessageId: `web:${visitorId}:${input.message_id ?? deps.ids.uuid()}`,
    address: `web:${visitorId}`,
    phoneE164: null,
    bsuid: null,
    profileName: null,
    messageKind,
    body: input.message,
    payload: input.choice === undefined ? {} : { choice: input.choice },
  })
  const { conversationId, messageId, epoch } = recorded
  const { tenantId } = account
  if (recorded.outcome === 'recorded') {
    await deps.queue.enqueue(processTurnJob, { tenantId, conversationId }, { hurry: true })
  }
  const seq = await findAnswerPlace(deps.ctxFor(tenantId), { conversationId, messageId })
  return { threadId: conversationId, messageId, epoch, seq }
}
