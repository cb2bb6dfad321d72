import type { Prisma } from '../../prisma/generated/client.ts'
import type { ConnectionProbe } from './connections/connection-probe.ts'
import type { FileLinks } from './files/file-links.ts'
import type { SurveyWhy } from './handoff/schemas.ts'
import type { AccessTokens } from './identity/access-tokens.ts'
import type { PasswordHasher } from './identity/password-hasher.ts'
import type { ClaimReader } from './knowledge/claim-reader.ts'
import type { Cutter } from './knowledge/cutter.ts'
import type { Extractor } from './knowledge/extractor.ts'
import type { GuestReader } from './knowledge/guest-reader.ts'
import type { InstructionReader } from './knowledge/instruction-reader.ts'
import type { SearchKit } from './knowledge/search-kit.ts'
import type { SubjectReader } from './knowledge/subject-reader.ts'
import type { LiveBus, LiveNews } from './live/live-bus.ts'
import type { MenuSigner } from './messaging/menu-signer.ts'
import type { MessageChannels } from './messaging/message-channel.ts'
import type { SecretReader } from './messaging/secret-reader.ts'
import type { Transcriber } from './messaging/transcriber.ts'
import type { ReceiptProvider } from './payments/books/receipt-provider.ts'
import type { C2bProvider } from './payments/methods/c2b/c2b-provider.ts'
import type { CardProvider } from './payments/methods/card/card-provider.ts'
import type { StkProvider } from './payments/methods/stk/stk-provider.ts'
import type { MoneyNoticeKey } from './payments/schemas.ts'
import type { ShareLinks } from './payments/shares/share-links.ts'
import type { ResearchSource } from './research/research-source.ts'
import type { TripAnswerWriter } from './trips/answer-writer.ts'
import type { TripAtlas } from './trips/atlas.ts'
import type { TripNoticeKey } from './trips/schemas/watch.ts'
import type { TripSources } from './trips/sources.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

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

/** Every column that holds sealed text, all of them named `…_enc`. */
export const SEALED_COLUMNS = [
  'channels.credentials_enc',
  'credentials.secret_enc',
  'idempotency_keys.answer_enc',
  'payment_accounts.credentials_enc',
  'payment_attempts.checkout_url_enc',
  'payment_hooks.token_enc',
  'provider_tokens.token_enc',
  'signing_keys.private_enc',
  'webhook_endpoints.old_secret_enc',
  'webhook_endpoints.secret_enc',
] as const

/** Where a sealed text is kept. `row` is what its key has beside the tenant. */
export interface SealedPlace {
  tenantId: string
  column: (typeof SEALED_COLUMNS)[number]
  row: string
}

/** Seals secrets at rest. The sealed text carries the id of its key, so that keys can be rotated, and opens in its place only. */
export interface Vault {
  seal(plain: string, place: SealedPlace): string
  open(sealed: string, place: SealedPlace): string
}

/** One structured line; phone numbers and secrets are masked by the logger itself. */
export interface Log {
  info(event: string, fields?: Record<string, unknown>): void
  warn(event: string, fields?: Record<string, unknown>): void
  error(event: string, fields?: Record<string, unknown>): void
}

/** A token bucket shared by all processes. */
export interface RateLimiter {
  /** Takes one token; `waitMs` is 0 when it was granted, else how long until the next one. `left` is how many more there are now. */
  take(tenantId: string, key: string, rule: RateRule): Promise<{ granted: boolean; waitMs: number; left: number }>
}

export interface RateRule {
  /** Tokens the bucket holds at most. */
  burst: number
  /** Tokens that flow back per second. */
  perSecond: number
}

/** Fixed sentences in the customer's language, with slots filled by code. Wording lives with the prompts. */
export interface Sentences {
  say(key: NoticeKey | CardPageKey, language: string, slots: Record<string, string>): string
  /** "Monday 23 November": a calendar day. */
  day(date: string, language: string): string
  /** "today 3:30 pm": an instant as a person there would say it now. */
  when(at: Date, now: Date, timezone: string, language: string): string
}

/** What the page says to which the payer's browser comes back from a card payment. */
export type CardPageKey =
  | `card_page_${'checking' | 'paid' | 'failed' | 'closed' | 'review' | 'gave_up' | 'unknown'}_${'title' | 'text'}`
  | 'card_page_back'

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
  | 'payment_being_checked'
  | 'payment_part_received'
  | 'payment_overpaid'
  | 'payment_refunded'
  | 'payment_sent_back'
  | 'payment_c2b_expired'
  | 'payment_paid_card'
  | 'payment_expired_card'
  | 'payment_failed_card'
  | 'payment_reversed'
  | 'turn_failed'
  | 'ticket_overdue'
  | 'bot_back'
  | 'cart_reminder'
  | 'cart_reminder_go'
  | 'cart_reminder_no'
  | 'voice_not_heard'
  | 'media_too_many'
  | 'receipt_caption'
  | OrderNoticeKey
  | MoneyNoticeKey
  | TripNoticeKey
  | RatingKey
  | ReceiptLabel

/** Asking how a person helped, and what is said to the answer. */
export type RatingKey =
  | `rating_${'ask' | 'button' | 'thanks' | 'why' | 'why_button'}`
  | `rating_${1 | 2 | 3 | 4 | 5 | SurveyWhy}`

/** What is said of an order when staff move it, or ask for its money. */
export type OrderNoticeKey =
  | `order_${'goes_on' | 'cancelled' | 'prompted' | 'linked'}`
  | `goods_${'ready' | 'handed_over' | 'dispatched' | 'delivered' | 'returned'}`
  | `carrier_${'rider' | 'courier' | 'waybill'}`

/** The words of a receipt beside its figures. */
export type ReceiptLabel =
  | `receipt_${'title' | 'order' | 'date' | 'item' | 'quantity' | 'unit_price' | 'line_total' | 'method' | 'number'}`
  | `receipt_${'subtotal' | 'discount' | 'delivery' | 'pickup' | 'fee_later' | 'total' | 'thanks'}`

export interface Ports {
  channels: MessageChannels
  connections: ConnectionProbe
  stk: StkProvider
  c2b: C2bProvider
  receipts: ReceiptProvider
  card: CardProvider
  limiter: RateLimiter
  sentences: Sentences
  vault: Vault
  passwords: PasswordHasher
  accessTokens: AccessTokens
  menuSigner: MenuSigner
  fileLinks: FileLinks
  shareLinks: ShareLinks
  transcriber: Transcriber
  subjects: SubjectReader
  guests: GuestReader
  search: SearchKit
  extractor: Extractor
  cutter: Cutter
  claims: ClaimReader
  instructions: InstructionReader
  secrets: SecretReader
  live: LiveBus
  /** Null where no search is connected. */
  research: ResearchSource | null
  trips: TripSources
  atlas: TripAtlas
  tripAnswers: TripAnswerWriter
  webhooks: WebhookSender
}

/** What was asked of the database. */
export interface SqlCount {
  statements: number
  transactions: number
}

/** For whom a verb works, and everything it may reach. There is no other way to the outside. */
export interface Ctx {
  tenantId: string
  /** Derived from the first message of a turn, or from the job or request that started the work. */
  requestId: string
  conversationId: string | null
  customerId: string | null
  /** 'bot', 'system' or 'staff:<id of a user or a key>'; written into every audit row. */
  actor: string
  /**
   * Who is on the line, by network address, and the request by its name in the log; null for work that no request started. `viaKey` is
   * the key that works in the name of the actor.
   */
  caller: { address: string; requestId: string; viaKey?: string } | null
  clock: Clock
  ids: Ids
  log: Log
  ports: Ports
  /** Where the providers reach us, without a trailing slash. */
  publicBaseUrl: string
  /** Ends when the work of this ctx has taken too long. */
  signal: AbortSignal
  /** Its transactions add to it; what ports ask for themselves is not in it. */
  readonly sql: SqlCount
  /**
   * One short transaction under this tenant's row-level security; within one, the same. Never call the network inside.
   * What it wakes is woken once it has committed.
   */
  transaction<T>(this: Ctx, run: (ctx: TxCtx) => Promise<T>): Promise<T>
  /** Tags SQL: its rows. It is a transaction of its own, which takes one round trip; within a transaction, part of it. */
  statement(this: Ctx, query: TemplateStringsArray, ...values: unknown[]): Promise<unknown[]>
}

/**
 * Work that new rows ask for. A wake that is lost loses nothing: the rows are what is true, and the sweep finds them.
 * `afterMs` is for work that is not due yet; `failed` is any work that failed before, by the name of its job.
 */
export type Wake =
  | { work: 'turn' | 'sends'; conversationId: string; afterMs?: number }
  | { work: 'payment'; attemptId: string; afterMs?: number }
  | { work: 'notification'; notificationId: string; afterMs?: number }
  | { work: 'shares'; planId: string }
  | { work: 'ingestion'; versionId: string }
  | { work: 'import'; importId: string }
  | { work: 'campaign'; campaignId: string }
  | { work: 'webhooks'; endpointId: string }
  | { work: 'trip'; runId: string }
  | { work: 'replay'; replayId: string }
  | { work: 'failed'; name: string; subjectId: string }

/** A ctx inside its transaction. */
export interface TxCtx extends Ctx {
  tx: Tx
  /** Asks for work on rows of this transaction. */
  wake(wake: Wake): void
  /** Lets the people who look at it know what has changed, once it has committed. */
  tell(news: LiveNews): void
}
