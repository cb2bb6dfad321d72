import type { ChannelTimes, MessageChannel } from '../../domain/messaging/message-channel.ts'
import type { Resilience } from '../resilience.ts'
import { deadlineIn } from './deadline.ts'
import { failureAction } from './error-actions.ts'
import { readWebhook } from './read-webhook.ts'
import { rememberedContents } from './remembered-contents.ts'
import type { RestBases, RestClient } from './rest-client.ts'

export interface TwilioOptions extends RestBases {
  /** Of one request. */
  timeoutMs: number
  times: ChannelTimes
  resilience: Resilience
}

/** Sixteen megabytes over a slow line. */
const MEDIA_TIMEOUT_MS = 30_000

/** WhatsApp over Twilio. The library that sends is loaded with the first message: a process that only receives never does. */
export function twilioChannel({ timeoutMs, times, resilience, ...bases }: TwilioOptions): MessageChannel {
  let loading: Promise<RestClient> | null = null
  const client = () => {
    loading ??= loadClient(bases, timeoutMs, resilience)
    return loading
  }
  const remembered = rememberedContents()
  return {
    times,
    readWebhook,
    failureAction,
    async send(account, message, cache) {
      const deadline = deadlineIn(times.sendMs)
      const { sendMessage } = await import('./send-message.ts')
      const contents = remembered(account.channelId, cache)
      return sendMessage(await client(), account, message, { contents, deadline })
    },
    async listSent(account, query) {
      const { listSent } = await import('./list-messages.ts')
      return listSent(await client(), account, query)
    },
    async listReceived(account, span) {
      const { listReceived } = await import('./list-messages.ts')
      return listReceived(await client(), account, span)
    },
    async listFiles(account, providerMessageId) {
      const { listFiles } = await import('./list-files.ts')
      return listFiles(await client(), account, providerMessageId)
    },
    async showTyping(account, providerMessageId) {
      const { showTyping } = await import('./show-typing.ts')
      return showTyping(await client(), account, providerMessageId)
    },
    async fetchMedia(account, url) {
      const { fetchMedia } = await import('./fetch-media.ts')
      return fetchMedia({ apiBase: bases.apiBase, timeoutMs: MEDIA_TIMEOUT_MS }, account, url)
    },
    async submitTemplate(account, wording) {
      const { submitTemplate } = await import('./templates.ts')
      return submitTemplate(await client(), account, wording)
    },
    async templateStatus(account, contentId) {
      const { templateStatus } = await import('./templates.ts')
      return templateStatus(await client(), account, contentId)
    },
  }
}

async function loadClient(bases: RestBases, timeoutMs: number, resilience: Resilience): Promise<RestClient> {
  const [{ createRestClient }, { guardedRest }] = await Promise.all([
    import('./rest-client.ts'),
    import('./guarded-rest.ts'),
  ])
  return guardedRest(createRestClient(bases, timeoutMs), resilience)
}
