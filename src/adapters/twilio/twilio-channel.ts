import type { MessageChannel } from '../../domain/messaging/message-channel.ts'
import { failureAction } from './error-actions.ts'
import { readWebhook } from './read-webhook.ts'
import { rememberedContents } from './remembered-contents.ts'
import type { RestBases, RestClient } from './rest-client.ts'

export interface TwilioOptions extends RestBases {
  /** Of one request. */
  timeoutMs: number
}

/** WhatsApp over Twilio. The library that sends is loaded with the first message: a process that only receives never does. */
export function twilioChannel({ timeoutMs, ...bases }: TwilioOptions): MessageChannel {
  let loading: Promise<RestClient> | null = null
  const client = () => {
    loading ??= import('./rest-client.ts').then(({ createRestClient }) => createRestClient(bases, timeoutMs))
    return loading
  }
  const remembered = rememberedContents()
  return {
    readWebhook,
    failureAction,
    async send(account, message, contents) {
      const { sendMessage } = await import('./send-message.ts')
      return sendMessage(await client(), account, message, remembered(account.channelId, contents))
    },
    async list(account, query) {
      const { listMessages } = await import('./list-messages.ts')
      return listMessages(await client(), account, query)
    },
  }
}
