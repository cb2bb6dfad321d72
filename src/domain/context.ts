import type { Prisma } from '../../prisma/generated/client.ts'
import type { MessageChannel } from './messaging/message-channel.ts'
import type { StkProvider } from './payments/stk-provider.ts'

/** The typed client inside one transaction that has its tenant set: the only way to business tables. */
export type Tx = Prisma.TransactionClient

export interface Clock {
  now(): Date
}

export interface Ids {
  /** A random UUID. */
  uuid(): string
  /** Unguessable lower-case hex, 2 characters per byte. */
  secret(bytes: number): string
  /** A UUID that is the same for the same name: a retried step finds its own row again. */
  derive(name: string): string
}

/** Seals secrets at rest; the sealed text carries the key version, so that keys can be rotated. */
export interface Vault {
  seal(plain: string): string
  open(sealed: string): string
}

/** One structured line; phone numbers and secrets are masked by the logger itself. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/** A token bucket shared by all processes. */
export interface RateLimiter {
  /** Takes one token; `waitMs` is 0 when it was granted, else how long until the next one. */
  take(tenantId: string, key: string, rule: RateRule): Promise<{ granted: boolean; waitMs: number }>
}

export interface RateRule {
  /** Tokens the bucket holds at most. */
  burst: number
  /** Tokens that flow back per second. */
  perSecond: number
}

/** Fixed sentences in the customer's language, with slots filled by code. Wording lives with the prompts. */
export interface Sentences {
  say(key: NoticeKey, language: string, slots: Record<string, string>): string
}

/** Sentences that the domain itself must send, because no turn is running when the fact becomes true. */
export type NoticeKey =
  | 'payment_paid'
  | 'payment_paid_late'
  | 'payment_in_review'
  | 'payment_cancelled'
  | 'payment_low_balance'
  | 'payment_unreachable'
  | 'payment_wrong_pin'
  | 'payment_pin_locked'
  | 'payment_expired'
  | 'payment_failed'
  | 'payment_waiting'
  | 'turn_failed'
  | 'ticket_overdue'

export interface Ports {
  channel: MessageChannel
  stk: StkProvider
  limiter: RateLimiter
  sentences: Sentences
  vault: Vault
}

/** For whom a verb works, and everything it may reach. There is no other way to the outside. */
export interface Ctx {
  tenantId: string
  /** Derived from the first message of a turn, or from the job or request that started the work. */
  requestId: string
  conversationId: string | null
  customerId: string | null
  /** 'bot', 'system' or 'staff:<token id>'; written into every audit row. */
  actor: string
  clock: Clock
  ids: Ids
  log: Log
  ports: Ports
  /** Where the providers reach us, without a trailing slash. */
  publicBaseUrl: string
  /** Ends when the work of this ctx has taken too long. */
  signal: AbortSignal
  /** One short transaction under this tenant's row-level security. Never call the network inside. */
  tx<T>(run: (tx: Tx) => Promise<T>): Promise<T>
}
