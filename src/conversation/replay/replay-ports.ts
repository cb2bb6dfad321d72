import type { Ports } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import type { MessageChannel } from '../../domain/messaging/message-channel.ts'
import type { RecordedConversation } from './recorded.ts'

/** How the prompts of a played conversation answer, one after the other as they were sent. */
export interface PlayedPrompts {
  push: Ports['stk']['push']
  query: Ports['stk']['query']
}

/**
 * The outside of a turn that is only played: nothing is sent, charged or counted. Phones answer as they did, everything else as a
 * provider that is away.
 */
export function replayPorts(ports: Ports, recorded: RecordedConversation, prompts: PlayedPrompts): Ports {
  return {
    ...ports,
    channels: { whatsapp: silent(ports.channels.whatsapp), web: silent(ports.channels.web) },
    stk: { ...ports.stk, ...prompts },
    c2b: { ...ports.c2b, registerUrls: away },
    card: {
      ...ports.card,
      submitOrder: away,
      status: away,
      cancelOrder: away,
      listAddresses: away,
      registerAddress: away,
    },
    receipts: { ...ports.receipts, check: away, list: away, registerList: away },
    limiter: { take: async (_tenant, _key, { burst }) => ({ granted: true, waitMs: 0, left: burst }) },
    // What she tapped was signed for the conversation as it went.
    menuSigner: {
      ...ports.menuSigner,
      open: (place, payload) => ports.menuSigner.open({ ...place, conversationId: recorded.conversationId }, payload),
    },
    live: { publish: () => undefined, watch: () => () => undefined },
    research: null,
  }
}

async function away(): Promise<never> {
  throw new AppError('provider_unavailable', 'nobody is asked while a conversation is only played')
}

function silent(channel: MessageChannel): MessageChannel {
  return {
    ...channel,
    showTyping: async () => undefined,
    ...{ send: away, listSent: away, listReceived: away, listFiles: away, fetchMedia: away },
    ...{ submitTemplate: away, templateStatus: away },
  }
}
