import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import type { GuardedCall, Resilience } from '../resilience.ts'
import { type RestCall, type RestClient, type RestReply, RestUnreachable } from './rest-client.ts'

type Answer = { kind: 'reply'; reply: RestReply } | { kind: 'unreachable'; error: RestUnreachable }

const LIST_REPEAT = { tries: 3, firstWaitMs: 300, deadlineMs: 20_000 }

/**
 * The client behind circuits, one per account for writing and for reading. Reading is repeated; writing never is, because
 * a message that was sent twice cannot be taken back. While a circuit is open nothing is sent: RestUnreachable says so.
 */
export function guardedRest(client: RestClient, resilience: Resilience): RestClient {
  return {
    async request(account, call) {
      const guarded = await resilience.run(guardOf(account, call), () => answer(client, account, call))
      if (guarded.circuit === 'open') {
        throw new RestUnreachable(true, 'the provider has failed again and again', guarded.retryInMs)
      }
      if (guarded.answer.kind === 'unreachable') throw guarded.answer.error
      return guarded.answer.reply
    },
  }
}

async function answer(client: RestClient, account: ChannelAccount, call: RestCall): Promise<Answer> {
  try {
    return { kind: 'reply', reply: await client.request(account, call) }
  } catch (error) {
    if (error instanceof RestUnreachable) return { kind: 'unreachable', error }
    throw error
  }
}

function guardOf(account: ChannelAccount, { method }: RestCall): GuardedCall<Answer> {
  return {
    operation: method === 'get' ? 'twilio.read' : 'twilio.write',
    account: `${account.tenantId} ${account.providerAccount}`,
    // A 429 is about our pace and comes with its own wait.
    isFailure: (given) => given.kind === 'unreachable' || given.reply.status >= 500,
    repeat: method === 'get' ? LIST_REPEAT : null,
  }
}
