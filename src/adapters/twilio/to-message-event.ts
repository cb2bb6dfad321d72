import type { ChannelEvent } from '../../domain/messaging/message-channel.ts'
import type { MessageKind } from '../../domain/messaging/schemas.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { MessageParams } from './webhook-params.ts'

const MOST_MEDIA = 10
const LONGEST_NAME = 100
const CONTACT_CARD = /^text\/(?:x-)?vcard/i

interface Content {
  messageKind: MessageKind
  body: string
  payload: JsonObject
}

/** What the customer did, in our words. The order of the questions matters: a tap also carries a body. */
export function toMessageEvent(params: MessageParams): ChannelEvent {
  const phone = /^whatsapp:(\+[1-9]\d{5,14})$/.exec(params.From)?.[1] ?? null
  const bsuid = given(params.ExternalUserId) ?? given(params.ExternalUserIdentifier)
  const content = tapOf(params) ?? mediaOf(params) ?? locationOf(params) ?? wordsOf(params)
  return {
    kind: 'message',
    providerMessageId: params.MessageSid,
    address: params.From,
    phoneE164: phone,
    bsuid: bsuid ?? (phone === null ? params.From : null),
    profileName: given(params.ProfileName)?.slice(0, LONGEST_NAME).toWellFormed() ?? null,
    messageKind: content.messageKind,
    body: content.body,
    payload: { ...content.payload, ...extrasOf(params) },
  }
}

function tapOf(params: MessageParams): Content | null {
  const tap = (messageKind: MessageKind, choice: string, title: string | undefined): Content => ({
    messageKind,
    body: given(params.Body) ?? title ?? '',
    payload: { choice },
  })
  const listId = given(params.ListId)
  if (listId !== null) return tap('list', listId, params.ListTitle)
  const button = given(params.ButtonPayload)
  // Answers to a call-permission request are shaped like buttons; they choose nothing of ours.
  if (button !== null && params.Body === 'VOICE_CALL_REQUEST') return unsupported('call_permission', '')
  if (button !== null) return tap('button', button, params.ButtonText)
  const interactive = given(params.InteractiveData)
  return interactive === null ? null : (interactiveTap(interactive, tap) ?? unsupported('flow', params.Body))
}

function interactiveTap(
  text: string,
  tap: (kind: MessageKind, choice: string, title: string | undefined) => Content,
): Content | null {
  const data = parseObject(text)
  const list = parseObject(data?.list_reply)
  if (typeof list?.id === 'string') return tap('list', list.id, textOr(list.title))
  const button = parseObject(data?.button_reply)
  return typeof button?.id === 'string' ? tap('button', button.id, textOr(button.title)) : null
}

function mediaOf(params: MessageParams): Content | null {
  const count = Math.min(MOST_MEDIA, Number.parseInt(params.NumMedia, 10) || 0)
  const fields = new Map(Object.entries(params))
  const media = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    url: textOr(fields.get(`MediaUrl${index}`)) ?? '',
    contentType: textOr(fields.get(`MediaContentType${index}`)) ?? 'application/octet-stream',
  })).filter(({ url }) => url !== '')
  const [first] = media
  if (first === undefined) return null
  const messageKind = CONTACT_CARD.test(first.contentType) ? 'contact' : 'media'
  return { messageKind, body: params.Body, payload: { media } }
}

function locationOf(params: MessageParams): Content | null {
  const latitude = coordinate(params.Latitude, 90)
  const longitude = coordinate(params.Longitude, 180)
  if (latitude === null || longitude === null) return null
  const place = { latitude, longitude, label: given(params.Label), address: given(params.Address) }
  return { messageKind: 'location', body: params.Body, payload: place }
}

function wordsOf(params: MessageParams): Content {
  const type = params.MessageType?.toLowerCase() ?? 'text'
  if (type === 'contacts') return { messageKind: 'contact', body: params.Body, payload: {} }
  if (type === 'order') return unsupported('order', params.Body)
  if (params.Body.trim() === '') return unsupported(type, '')
  return { messageKind: 'text', body: params.Body, payload: {} }
}

function unsupported(type: string, body: string): Content {
  return { messageKind: 'unsupported', body, payload: { type: type.slice(0, 40) } }
}

/** Facts beside the message itself that somebody further on may need. */
function extrasOf(params: MessageParams): JsonObject {
  const repliedTo = given(params.OriginalRepliedMessageSid)
  const product = given(params.ProductRetailerId)
  const optOut = given(params.OptOutType)?.toLowerCase() ?? null
  return {
    ...(repliedTo !== null && { repliedTo }),
    ...(product !== null && { product }),
    ...(optOut !== null && { optOut }),
  }
}

function coordinate(text: string | undefined, limit: number): number | null {
  const value = given(text) === null ? Number.NaN : Number(text)
  return Math.abs(value) <= limit ? value : null
}

function given(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim()
}

function textOr(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : undefined
}

/** An object, or a JSON text of one. */
function parseObject(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string') {
    try {
      return parseObject(JSON.parse(value))
    } catch {
      return null
    }
  }
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null
}
