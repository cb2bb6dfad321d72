import { AppError } from '../../domain/errors.ts'
import type { MessageChannel } from '../../domain/messaging/message-channel.ts'

/**
 * The chat on the web. Its provider is our own store: a message is delivered when its row says `sent`, for from then on the page
 * shows it, so a send has no effect of its own, never fails and leaves nothing to look for. A process that dies in
 * between has shown nothing.
 */
export const webChannel: MessageChannel = {
  times: { sendMs: 0, lateMs: 0, webhookMs: 0 },
  readWebhook: () => ({ outcome: 'malformed', problem: 'nobody calls a web channel' }),
  send: async (_account, { outboundId }) => ({
    outcome: 'accepted',
    providerMessageId: `web:${outboundId}`,
    providerStatus: 'sent',
  }),
  listSent: async () => [],
  listReceived: async () => ({ messages: [], whole: true }),
  listFiles: async () => [],
  // The page shows by itself that an answer is awaited.
  showTyping: async () => undefined,
  fetchMedia: async () => ({ outcome: 'refused', reason: 'not_found' }),
  submitTemplate: () => noTemplates(),
  templateStatus: () => noTemplates(),
  failureAction: () => 'stop',
}

async function noTemplates(): Promise<never> {
  throw new AppError('invalid_input', 'a web chat has no templates: its window never closes')
}
