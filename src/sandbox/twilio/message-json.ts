import type { StoredMessage } from './message.ts'

export const API_VERSION = '2010-04-01'

/** A message in the provider's REST shape. */
export function toMessageJson(message: StoredMessage): object {
  const uri = `/${API_VERSION}/Accounts/${message.accountSid}/Messages/${message.sid}`
  return {
    body: message.body,
    num_segments: '1',
    direction: message.direction,
    from: message.from,
    to: message.to,
    date_updated: rfc2822(message.updatedAt),
    price: null,
    error_message: message.errorMessage,
    uri: `${uri}.json`,
    account_sid: message.accountSid,
    num_media: String(message.media.length),
    status: message.status,
    messaging_service_sid: null,
    sid: message.sid,
    date_sent: message.sentAt === null ? null : rfc2822(message.sentAt),
    date_created: rfc2822(message.createdAt),
    error_code: message.errorCode,
    price_unit: null,
    api_version: API_VERSION,
    subresource_uris: { media: `${uri}/Media.json` },
  }
}

function rfc2822(instant: number): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000')
}
