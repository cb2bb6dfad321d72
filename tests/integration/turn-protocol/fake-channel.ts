import { randomIds } from '../../../src/adapters/system/ids.ts'
import type {
  MessageChannel,
  OutgoingMessage,
  SendOutcome,
  SentMessage,
} from '../../../src/domain/messaging/message-channel.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'

export interface FakeChannel extends MessageChannel {
  /** Every message that was handed over, in order, whatever the answer was. */
  sent: OutgoingMessage[]
  /** What the provider would list. */
  listed: (SentMessage & { to: string })[]
  /** How the next messages are answered; accepted and listed at first. */
  answer: (message: OutgoingMessage) => SendOutcome | Promise<SendOutcome>
  /** Runs before the list is given. */
  beforeList: () => Promise<void>
  /** The answer of a provider that took the message; it is in the list from then on. */
  accept(message: OutgoingMessage): SendOutcome
}

/** A provider in memory. Only the port is faked: rows, claims and fences are real. */
export function fakeChannel(now: () => Date): FakeChannel {
  const channel: FakeChannel = {
    times: CHANNEL_TIMES,
    sent: [],
    listed: [],
    answer: (message) => channel.accept(message),
    beforeList: async () => undefined,
    accept({ to, body, menu }) {
      const providerMessageId = `SM${randomIds.secret(16)}`
      channel.listed.unshift({ providerMessageId, to, body: menu?.body ?? body, at: now() })
      return { outcome: 'accepted', providerMessageId, providerStatus: 'queued' }
    },
    readWebhook: () => ({ outcome: 'forged' }),
    async send(_account, message) {
      channel.sent.push(message)
      return channel.answer(message)
    },
    async listSent(_account, { since, peer }) {
      await channel.beforeList()
      return channel.listed.filter(({ at, to }) => at >= since && to === peer)
    },
    listReceived: async () => ({ messages: [], whole: true }),
    listFiles: async () => [],
    showTyping: async () => undefined,
    fetchMedia: async () => ({ outcome: 'refused', reason: 'not_found' }),
    submitTemplate: async () => ({ contentId: 'HX00', status: 'pending' }),
    templateStatus: async () => ({ status: 'pending', reason: null }),
    failureAction: (code) => (code === 63_016 ? 'window' : 'stop'),
  }
  return channel
}
