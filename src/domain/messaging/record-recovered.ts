import type { Ctx } from '../context.ts'
import type { InboundLog, RecordedInbound } from './inbound-log.ts'
import type { ChannelAccount, ReceivedMessage } from './message-channel.ts'
import { recordInbound } from './record-inbound.ts'
import type { MessageKind } from './schemas.ts'

const CONTACT_CARD = /^text\/(?:x-)?vcard/i

/**
 * Records a message from the provider's list, as whole as the list and its files can tell: taps have become their titles,
 * and of a place nothing is left. It is marked as recovered, so that its webhook may still complete it. It was written when
 * the provider says, not now: the 24-hour window counts from there.
 */
export async function recordRecovered(
  ctx: Ctx,
  deps: { inbound: InboundLog },
  account: ChannelAccount,
  message: ReceivedMessage,
): Promise<RecordedInbound> {
  const media =
    message.files > 0 ? await ctx.ports.channels[account.kind].listFiles(account, message.providerMessageId) : []
  const phone = phoneOf(message.from)
  const clock = { now: () => message.at }
  return recordInbound({ log: deps.inbound, ids: ctx.ids, clock }, account, {
    kind: 'message',
    providerMessageId: message.providerMessageId,
    address: message.from,
    phoneE164: phone,
    bsuid: phone === null ? message.from : null,
    profileName: null,
    messageKind: kindOf(message, media),
    body: message.body,
    payload: { recovered: true, ...(media.length > 0 && { media }) },
  })
}

function kindOf({ body }: ReceivedMessage, [first]: { contentType: string }[]): MessageKind {
  if (first !== undefined) return CONTACT_CARD.test(first.contentType) ? 'contact' : 'media'
  return body.trim() === '' ? 'unsupported' : 'text'
}

/** An address with a plus sign and digits is a phone; a business-scoped id is not. */
function phoneOf(address: string): string | null {
  return /^whatsapp:(\+\d{6,15})$/.exec(address)?.[1] ?? null
}
