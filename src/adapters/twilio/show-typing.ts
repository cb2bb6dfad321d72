import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import { type RestClient, RestUnreachable } from './rest-client.ts'

/** The typing indicator for the message that is being answered. Throws AppError provider_unavailable. */
export async function showTyping(client: RestClient, account: ChannelAccount, messageId: string): Promise<void> {
  const refused = (problem: string) => new AppError('provider_unavailable', problem, { retryable: true })
  try {
    const { status } = await client.request(account, {
      method: 'post',
      url: 'https://messaging.twilio.com/v2/Indicators/Typing.json',
      contentType: 'application/x-www-form-urlencoded',
      data: { messageId, channel: 'whatsapp' },
    })
    if (status < 200 || status >= 300) throw refused(`the typing indicator answered ${status}`)
  } catch (error) {
    throw error instanceof RestUnreachable ? refused(error.message) : error
  }
}
