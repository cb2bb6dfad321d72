import { refusal } from '../refusal.ts'
import type { Content } from './content-types.ts'
import type { StoredMessage } from './message.ts'
import type { Sender } from './schemas.ts'

export interface TwilioStore {
  registerSender(sender: Sender): void
  senders(): Sender[]
  findSender(number: string): Sender | undefined
  /** Throws a 404 refusal for a number nobody registered. */
  getSender(number: string): Sender
  /** The account that these credentials open, by account sid or API key. */
  authenticate(user: string, password: string): string | null
  nextOrder(): number
  add(message: StoredMessage): void
  find(sid: string): StoredMessage | undefined
  /** Every message kept, oldest first. */
  all(): readonly StoredMessage[]
  /** The messages between a sender and a customer, in whichever order they are named, oldest first. */
  between(one: string, other: string): readonly StoredMessage[]
  lastInboundAt: Map<string, number>
  contents: Map<string, Content>
  /** Inbound messages for which the product showed that it is typing, once per call. */
  typings: string[]
}

/** Key of the talk between one sender and one customer. */
export function pairKey(sender: string, customer: string): string {
  return `${sender} ${customer}`
}

function keyOf(message: StoredMessage): string {
  return message.direction === 'inbound' ? pairKey(message.to, message.from) : pairKey(message.from, message.to)
}

/** Keeps at most `maxMessages` messages; the oldest go first. */
export function createTwilioStore(maxMessages: number): TwilioStore {
  const senders = new Map<string, Sender>()
  const bySid = new Map<string, StoredMessage>()
  const threads = new Map<string, StoredMessage[]>()
  const messages: StoredMessage[] = []
  let order = 0

  function evict(): void {
    const slack = Math.max(1, Math.floor(maxMessages / 10))
    if (messages.length <= maxMessages + slack) return
    for (const old of messages.splice(0, messages.length - maxMessages)) {
      bySid.delete(old.sid)
      const thread = threads.get(keyOf(old))
      thread?.shift()
      if (thread?.length === 0) threads.delete(keyOf(old))
    }
  }

  return {
    registerSender: (sender) => void senders.set(sender.number, sender),
    senders: () => [...senders.values()],
    findSender: (number) => senders.get(number),
    getSender(number) {
      const sender = senders.get(number)
      if (!sender) throw refusal(404, `no sender is registered for ${number}`)
      return sender
    },
    authenticate: (user, password) => accountOf(senders.values(), user, password),
    nextOrder: () => {
      order += 1
      return order
    },
    add(message) {
      messages.push(message)
      bySid.set(message.sid, message)
      const thread = threads.get(keyOf(message))
      if (thread) thread.push(message)
      else threads.set(keyOf(message), [message])
      evict()
    },
    find: (sid) => bySid.get(sid),
    all: () => messages,
    between: (one, other) => threads.get(senders.has(one) ? pairKey(one, other) : pairKey(other, one)) ?? [],
    lastInboundAt: new Map(),
    contents: new Map(),
    typings: [],
  }
}

function accountOf(senders: Iterable<Sender>, user: string, password: string): string | null {
  for (const { accountSid, authToken, apiKey } of senders) {
    if (user === accountSid && password === authToken) return accountSid
    if (apiKey && user === apiKey.sid && password === apiKey.secret) return accountSid
  }
  return null
}
