import { webChannel } from '../../src/adapters/web/web-channel.ts'
import type { MessageChannel, MessageChannels } from '../../src/domain/messaging/message-channel.ts'

/** Every kind of channel, with this provider behind WhatsApp. */
export function whatsappBy(channel: MessageChannel): MessageChannels {
  return { whatsapp: channel, web: webChannel }
}
