import type { MessageMedia } from './message.ts'
import { API_VERSION } from './message-json.ts'
import type { ParsedCustomerMessage, Sender } from './schemas.ts'

/** The form parameters of an inbound message webhook, by the kind of what the customer did. */
export function inboundParams(
  sid: string,
  sender: Sender,
  input: ParsedCustomerMessage,
  media: readonly MessageMedia[],
): Record<string, string> {
  const waId = /^whatsapp:\+(\d+)$/.exec(input.from)?.[1]
  const profile = input.profileName ?? ''
  const params: Record<string, string> = {
    SmsMessageSid: sid,
    NumMedia: String(media.length),
    ProfileName: profile,
    MessageType: messageType(input.kind),
    SmsSid: sid,
    SmsStatus: 'received',
    Body: shownBody(input),
    To: sender.number,
    NumSegments: '1',
    ReferralNumMedia: '0',
    MessageSid: sid,
    AccountSid: sender.accountSid,
    ChannelMetadata: JSON.stringify({
      type: 'whatsapp',
      data: { context: { ProfileName: profile, ...(waId && { WaId: waId }) } },
    }),
    From: input.from,
    ApiVersion: API_VERSION,
    ...kindParams(input),
  }
  if (waId !== undefined) params.WaId = waId
  if (input.externalUserId !== undefined) params.ExternalUserId = input.externalUserId
  else if (waId === undefined) params.ExternalUserId = input.from
  media.forEach(({ url, contentType }, index) => {
    params[`MediaUrl${index}`] = url
    params[`MediaContentType${index}`] = contentType ?? 'application/octet-stream'
  })
  return { ...params, ...input.extra }
}

/** What the bubble of the customer says: the title of a tapped choice, else the text. */
export function shownBody({ kind, body, buttonText, listTitle }: ParsedCustomerMessage): string {
  if (kind === 'button') return body ?? buttonText ?? ''
  if (kind === 'list') return body ?? listTitle ?? ''
  return body ?? ''
}

function messageType(kind: ParsedCustomerMessage['kind']): string {
  return kind === 'list' ? 'interactive' : kind
}

function kindParams(input: ParsedCustomerMessage): Record<string, string> {
  const replied: Record<string, string> =
    input.repliedTo === undefined
      ? {}
      : { OriginalRepliedMessageSid: input.repliedTo, OriginalRepliedMessageSender: input.sender }
  if (input.kind === 'button') {
    return {
      ...replied,
      ButtonText: input.buttonText ?? shownBody(input),
      ButtonPayload: input.buttonPayload ?? '',
      ButtonType: 'REPLY',
    }
  }
  if (input.kind === 'list') {
    return { ...replied, ListId: input.listId ?? '', ListTitle: input.listTitle ?? shownBody(input) }
  }
  if (input.kind === 'location') {
    const place = input.location ?? { latitude: -1.286389, longitude: 36.817223 }
    return {
      Latitude: String(place.latitude),
      Longitude: String(place.longitude),
      ...(place.label !== undefined && { Label: place.label }),
      ...(place.address !== undefined && { Address: place.address }),
    }
  }
  return replied
}
