import { refusal } from '../refusal.ts'
import type { Runtime } from '../runtime.ts'
import type { InboundResult, ReceiveCustomerMessage } from './inbound.ts'
import type { Lifecycle } from './lifecycle.ts'
import { type SandboxMessage, type StoredMessage, toSandboxMessage } from './message.ts'
import * as Schema from './schemas.ts'
import { pairKey, type TwilioStore } from './store.ts'

/** What a test, the bench or the phone page can do with the fake message provider. Inputs are checked. */
export interface TwilioControls {
  registerSender(sender: Schema.SenderRegistration): Promise<void>
  senders(): Promise<Schema.Sender[]>
  /** Lets a customer write. Resolves when the product has answered the webhook. */
  inbound(message: Schema.CustomerMessage): Promise<InboundResult>
  /** Recorded messages in order of arrival, both directions. */
  messages(filter?: Schema.MessageFilter): Promise<SandboxMessage[]>
  /** The customer opens the chat: gives how many messages became read. */
  markRead(receipt: Schema.ReadReceipt): Promise<{ read: number }>
  /** The provider accepts what fault `accept_late` has kept so far: gives how many messages. */
  acceptHeld(): Promise<{ accepted: number }>
  /** The inbound message of every typing indicator that was shown, in order. */
  typings(): Promise<string[]>
  setWindow(setting: Schema.WindowSetting): Promise<void>
  setContentApproval(approval: Schema.ContentApproval): Promise<void>
}

export function createTwilioControls(
  runtime: Runtime,
  store: TwilioStore,
  parts: { receive: ReceiveCustomerMessage; lifecycle: Lifecycle },
): TwilioControls {
  return {
    async registerSender(sender) {
      store.registerSender(Schema.SenderRegistration.parse(sender))
    },
    senders: async () => store.senders(),
    inbound: async (message) => parts.receive(Schema.CustomerMessage.parse(message)),
    messages: async (filter = {}) => listRecorded(store, Schema.MessageFilter.parse(filter)),
    async markRead(receipt) {
      const { sender, customer } = Schema.ReadReceipt.parse(receipt)
      return { read: parts.lifecycle.markRead(sender, customer) }
    },
    acceptHeld: async () => ({ accepted: runtime.held.release() }),
    typings: async () => [...store.typings],
    async setWindow(setting) {
      const { sender, customer, lastInboundAt } = Schema.WindowSetting.parse(setting)
      const key = pairKey(sender, customer)
      if (lastInboundAt === null) store.lastInboundAt.delete(key)
      else store.lastInboundAt.set(key, Date.parse(lastInboundAt))
    },
    async setContentApproval(approval) {
      const { contentSid, status } = Schema.ContentApproval.parse(approval)
      const content = store.contents.get(contentSid)
      if (!content) throw refusal(404, `no content ${contentSid}`)
      content.approval = { name: 'set_by_hand', category: 'UTILITY', ...content.approval, status }
    },
  }
}

function listRecorded(store: TwilioStore, filter: ReturnType<typeof Schema.MessageFilter.parse>): SandboxMessage[] {
  const since = filter.since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(filter.since)
  const wanted = (message: StoredMessage) =>
    (filter.to === undefined || message.to === filter.to) &&
    (filter.from === undefined || message.from === filter.from) &&
    (filter.direction === undefined || message.direction === filter.direction) &&
    message.order > (filter.afterOrder ?? 0) &&
    message.createdAt >= since
  // A crowd that waits for answers asks often: what others wrote is not looked at.
  const { to, from } = filter
  const among = to !== undefined && from !== undefined ? store.between(to, from) : store.all()
  return among.filter(wanted).slice(0, filter.limit).map(toSandboxMessage)
}
