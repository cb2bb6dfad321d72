import type { Ctx } from '../domain/context.ts'
import { deliverConversation } from '../domain/messaging/index.ts'
import type { ConversationRef } from './process-turn.job.ts'
import type { WorkQueue } from './queue.ts'
import { sendMessagesJob } from './send-messages.job.ts'

/** Sends what was committed a moment ago from the process that committed it. */
export interface SendAtOnce {
  /** Begins at once where there is room, and else leaves it to the send job; whoever calls does not wait for the provider. */
  send(ref: ConversationRef): Promise<void>
  /** Waits for what is on its way; what is asked for from now on is the send job's. */
  close(withinMs: number): Promise<void>
}

export interface SendAtOnceDeps {
  ctxFor: (tenantId: string) => Ctx
  queue: WorkQueue
  /** Age after which a message that is being sent is taken to have lost its process. */
  staleMs: number
  /** Conversations that are sent to side by side. One shop has half of them at most, so that its slow provider holds up nobody else. */
  most: number
}

/**
 * A job of its own would only cost time: nothing is decided here. The claim in the row says who sends, the send job takes
 * whatever has no room or does not leave at once, and the sweep what is left if this process dies.
 */
export function sendAtOnce({ ctxFor, queue, staleMs, most }: SendAtOnceDeps): SendAtOnce {
  const onTheirWay = new Map<string, OnItsWay>()
  let closing = false
  const deliver = async (ref: ConversationRef, way: OnItsWay): Promise<void> => {
    const { tenantId, conversationId } = ref
    let againInMs: number | null
    do {
      way.more = false
      againInMs = await deliverConversation(ctxFor(tenantId), { conversationId, staleMs }).then(
        (done) => done.againInMs,
        () => 0,
      )
    } while (way.more && againInMs === null)
    onTheirWay.delete(conversationId)
    if (againInMs !== null) await queue.enqueue(sendMessagesJob, ref, { delayMs: againInMs })
  }
  const hasRoom = (tenantId: string) => {
    const ofShop = [...onTheirWay.values()].filter((way) => way.tenantId === tenantId).length
    return !closing && onTheirWay.size < most && ofShop < Math.ceil(most / 2)
  }
  return {
    async send(ref) {
      const running = onTheirWay.get(ref.conversationId)
      if (running) running.more = true
      else if (!hasRoom(ref.tenantId)) await queue.enqueue(sendMessagesJob, ref)
      else {
        const way = { tenantId: ref.tenantId, more: false, done: Promise.resolve() }
        onTheirWay.set(ref.conversationId, way)
        way.done = deliver(ref, way)
      }
    },
    async close(withinMs) {
      closing = true
      const done = Promise.all([...onTheirWay.values()].map((way) => way.done))
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, withinMs).unref())])
    },
  }
}

/** One conversation's delivery. `more`: rows were committed meanwhile that it may not have seen. */
interface OnItsWay {
  tenantId: string
  more: boolean
  done: Promise<void>
}
