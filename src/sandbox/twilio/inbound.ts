import type { DeliveryDesk, DeliveryVariant } from '../delivery-faults.ts'
import { digitsOf } from '../digits.ts'
import type { Runtime } from '../runtime.ts'
import { inboundParams, shownBody } from './inbound-params.ts'
import type { MediaShelf } from './media.ts'
import { type StoredMessage, toSandboxMessage } from './message.ts'
import type { ParsedCustomerMessage, Sender } from './schemas.ts'
import { postSigned } from './signed-post.ts'
import { pairKey, type TwilioStore } from './store.ts'

const MAX_WINDOWS = 500_000

/** `webhookStatus` is the HTTP status of the product; null when nobody answered, or nothing was sent yet. */
export interface InboundResult {
  messageSid: string
  webhookStatus: number | null
}

export type ReceiveCustomerMessage = (input: ParsedCustomerMessage) => Promise<InboundResult>

/** Takes what a customer does in the chat, records it and tells the product by webhook. */
export function createInbound(
  runtime: Runtime,
  store: TwilioStore,
  desk: DeliveryDesk,
  shelf: MediaShelf,
): ReceiveCustomerMessage {
  async function send(sender: Sender, message: StoredMessage, variant: DeliveryVariant): Promise<number | null> {
    const params = message.webhook ?? {}
    const status = await postSigned(runtime, { sender, url: sender.webhookUrl, params, variant })
    if (status !== null && status < 300 && message.ticks === 'sent') {
      message.ticks = 'delivered'
      announce(runtime, message, 'status')
    }
    return status
  }

  return async (input) => {
    const sender = store.getSender(input.sender)
    const message = record(runtime, store, shelf, sender, input)
    announce(runtime, message, 'message')
    const result = { messageSid: message.sid, webhookStatus: null }
    if (input.drop) return result
    const subject = { msisdn: message.from, to: message.to }
    const deliver = () =>
      desk.deliver('twilio.inbound', pairKey(message.to, message.from), subject, (variant) =>
        send(sender, message, variant),
      )
    if (input.delayMs !== undefined) {
      runtime.timers.after(input.delayMs, () => void deliver())
      return result
    }
    const webhookStatus = await deliver()
    if (input.duplicate) await send(sender, message, 'as_is')
    return { messageSid: message.sid, webhookStatus }
  }
}

function record(
  runtime: Runtime,
  store: TwilioStore,
  shelf: MediaShelf,
  sender: Sender,
  input: ParsedCustomerMessage,
): StoredMessage {
  const now = runtime.now().getTime()
  const sid = `${input.media ? 'MM' : 'SM'}${runtime.newHex()}`
  const media = shelf.keep(sender.accountSid, sid, input)
  const message: StoredMessage = {
    order: store.nextOrder(),
    sid,
    accountSid: sender.accountSid,
    direction: 'inbound',
    from: input.from,
    to: sender.number,
    body: shownBody(input),
    kind: input.kind,
    status: 'received',
    errorCode: null,
    errorMessage: null,
    createdAt: now,
    updatedAt: now,
    sentAt: now,
    media,
    content: null,
    contentSid: null,
    statusCallback: null,
    webhook: inboundParams(sid, sender, input, media),
    ticks: 'sent',
  }
  store.add(message)
  store.lastInboundAt.set(pairKey(sender.number, input.from), now)
  const oldest = store.lastInboundAt.keys().next().value
  if (store.lastInboundAt.size > MAX_WINDOWS && oldest !== undefined) store.lastInboundAt.delete(oldest)
  return message
}

function announce(runtime: Runtime, message: StoredMessage, type: 'message' | 'status'): void {
  const data = type === 'message' ? toSandboxMessage(message) : { sid: message.sid, ticks: message.ticks }
  runtime.events.emit({ type, customer: digitsOf(message.from), sender: message.to, data })
}
