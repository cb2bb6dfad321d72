import type { DeliveryDesk } from '../delivery-faults.ts'
import { digitsOf } from '../digits.ts'
import type { Runtime } from '../runtime.ts'
import type { MessageStatus, StoredMessage } from './message.ts'
import { API_VERSION } from './message-json.ts'
import type { Sender } from './schemas.ts'
import { postSigned } from './signed-post.ts'
import type { TwilioStore } from './store.ts'

export type DeliveryStep = 'sent' | 'delivered' | 'read'

export interface Lifecycle {
  /** Carries an accepted message to the phone, or to failure with this error code. */
  start(message: StoredMessage, failure: number | null): void
  /** The customer has seen the chat: everything that arrived there becomes read. Gives how many messages did. */
  markRead(sender: string, customer: string): number
}

const RANK: Record<MessageStatus, number> = {
  queued: 1,
  sent: 3,
  delivered: 4,
  read: 5,
  failed: 9,
  undelivered: 9,
  received: 9,
}

/** Moves outbound messages through `steps`, `stepMs` apart, and reports each by status callback. */
export function createLifecycle(
  runtime: Runtime,
  store: TwilioStore,
  desk: DeliveryDesk,
  options: { stepMs: number; steps: readonly DeliveryStep[] },
): Lifecycle {
  function move(message: StoredMessage, status: MessageStatus): void {
    if (RANK[status] <= RANK[message.status]) return
    const now = runtime.now().getTime()
    message.status = status
    message.updatedAt = now
    message.sentAt ??= now
    const customer = digitsOf(message.to)
    const data = { sid: message.sid, status, errorCode: message.errorCode }
    runtime.events.emit({ type: 'status', customer, sender: message.from, data })
    report(message)
  }

  function report(message: StoredMessage): void {
    const sender = store.findSender(message.from)
    const url = message.statusCallback
    if (!sender || url === null) return
    const params = callbackParams(message, sender)
    const subject = { to: message.to }
    void desk.deliver('twilio.status', message.sid, subject, (variant) =>
      postSigned(runtime, { sender, url, params, variant }),
    )
  }

  function advance(message: StoredMessage, remaining: readonly DeliveryStep[]): void {
    const [step, ...rest] = remaining
    if (step === undefined) return
    runtime.timers.after(options.stepMs, () => {
      // With the chat open on a phone page, that page says when the customer has read.
      if (step === 'read' && runtime.events.isOpen(digitsOf(message.to), message.from)) return
      move(message, step)
      advance(message, rest)
    })
  }

  return {
    start(message, failure) {
      if (failure === null) return advance(message, options.steps)
      runtime.timers.after(options.stepMs, () => {
        message.errorCode = failure
        message.errorMessage = `Error ${failure}`
        move(message, failure === 63024 ? 'undelivered' : 'failed')
      })
    },
    markRead(sender, customer) {
      const unread = store
        .between(sender, customer)
        .filter(({ direction, status }) => direction === 'outbound-api' && RANK[status] < RANK.read)
      for (const message of unread) move(message, 'read')
      return unread.length
    },
  }
}

function callbackParams(message: StoredMessage, sender: Sender): Record<string, string> {
  const params: Record<string, string> = {
    MessageSid: message.sid,
    MessageStatus: message.status,
    SmsSid: message.sid,
    SmsStatus: message.status,
    AccountSid: message.accountSid,
    From: message.from,
    To: message.to,
    ApiVersion: API_VERSION,
    ChannelPrefix: 'whatsapp',
    ChannelInstallSid: `XE${sender.accountSid.slice(2)}`,
  }
  if (message.status === 'read') params.EventType = 'READ'
  if (message.errorCode !== null) {
    params.ErrorCode = String(message.errorCode)
    params.ErrorMessage = message.errorMessage ?? ''
    params.ChannelStatusMessage = `the channel refused the message (${message.errorCode})`
  }
  return params
}
