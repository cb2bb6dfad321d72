import { z } from 'zod'

/** Where a payment attempt stands. `needs_review` waits for a person; the live ones are those before an answer came. */
export const AttemptStatus = z.enum([
  'created',
  'submitting',
  'submit_unknown',
  'rejected',
  'pending',
  /** An instruction that got less than is due. */
  'partially_paid',
  'cancelled',
  'failed',
  'expired',
  'paid',
  'needs_review',
  'refunded',
])
export type AttemptStatus = z.infer<typeof AttemptStatus>

/** Who may ask about receipts of an account and reverse them, in the provider's eyes. */
export const Initiator = z.strictObject({
  name: z.string().min(1),
  password: z.string().min(1),
  /** What the provider wants the password encrypted with, as PEM: its certificate for the account's environment. */
  certificate: z.string().min(1),
})
export type Initiator = z.infer<typeof Initiator>

/** What is sealed in payment_accounts.credentials_enc of an M-PESA account; the shortcode stands beside it. */
export const StkCredentials = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  till: z.string().nullable(),
  consumerKey: z.string().min(1),
  consumerSecret: z.string().min(1),
  passkey: z.string().min(1),
  /** Null for a shop that only takes money: without one nothing is asked about and nothing sent back. */
  initiator: Initiator.nullable().default(null),
})
export type StkCredentials = z.infer<typeof StkCredentials>

/** payment_accounts.provider and money_receipts.provider of M-PESA: one receipt space for every way to pay with it. */
export const MPESA = 'mpesa'

/** All that M-PESA moves. */
export const MPESA_CURRENCY = 'KES'

/** payment_accounts.provider and money_receipts.provider of PesaPal. */
export const PESAPAL = 'pesapal'

/** What is sealed in payment_accounts.credentials_enc of a PesaPal account. */
export const CardCredentials = z.strictObject({
  environment: z.enum(['sandbox', 'production']),
  consumerKey: z.string().min(1),
  consumerSecret: z.string().min(1),
  /** The provider's id of the address it notifies; null until the first checkout registers it. */
  notificationId: z.string().nullable(),
  currencies: z.array(z.string().length(3)).min(1),
})
export type CardCredentials = z.infer<typeof CardCredentials>

/** As they were sealed once: the id of the notified address had the provider's own name for it. */
export const SealedCardCredentials = z.union([
  CardCredentials,
  CardCredentials.omit({ notificationId: true })
    .extend({ ipnId: z.string().nullable() })
    .transform(({ ipnId, ...rest }): CardCredentials => ({ ...rest, notificationId: ipnId })),
])

/** What came of asking for a card link. `unknown`: the provider did not answer, so there is no link; try again later. */
export const CardCheckout = z.strictObject({
  outcome: z.enum(['link', 'already_paid', 'refused', 'unknown']),
  attemptId: z.uuid().nullable(),
  url: z.url().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Until when the goods are not sold to others; null when they may be. */
  keptUntil: z.iso.datetime().nullable(),
})
export type CardCheckout = z.infer<typeof CardCheckout>
/** What came of it at the provider. */
export type LinkAnswer = Omit<CardCheckout, 'keptUntil'>

/** What came of a prompt, whatever code its provider has for it. */
export const PromptResult = z.enum([
  'paid',
  'insufficient_funds',
  'above_maximum',
  'daily_limit_used_up',
  /** The same amount to the same payer, a moment after the last. */
  'repeated_too_soon',
  /** The provider, or that phone, has something else to do. */
  'busy',
  'prompt_not_sent',
  'cancelled_by_payer',
  'unreachable',
  'expired',
  'wrong_pin',
  'pin_locked',
  /** The shop's set-up or our own request is wrong. */
  'misconfigured',
  'still_processing',
  /** A code that nobody knows: it decides nothing. */
  'unknown',
])
export type PromptResult = z.infer<typeof PromptResult>

/** A callback's claim as it is stored with its event; an event without one holds an empty object. */
export const StoredClaim = z.strictObject({
  providerRequestId: z.string(),
  providerMerchantId: z.string(),
  resultCode: z.string(),
  amountMinor: z.int().nullable(),
  receipt: z.string().nullable(),
  msisdn: z.string().nullable(),
})

/**
 * What came of asking for a prompt. `waitSeconds` says when another try makes sense; null when there is nothing to wait
 * for. `unknown`: a prompt may be on the phone, the result will be told. `daily_limit`: this customer has had her prompts
 * of the day; `foreign_limit`: no more numbers that are not hers; `number_refused`: that stranger is left in peace; `not_kept`:
 * she keeps so much from others, or has kept it so long, that it cannot be kept while a prompt is open.
 */
export const StartedPush = z.strictObject({
  outcome: z.enum([
    'prompt_sent',
    'already_pending',
    'already_paid',
    'busy_try_later',
    'refused',
    'unknown',
    'daily_limit',
    'foreign_limit',
    'number_refused',
    'not_kept',
  ]),
  attemptId: z.uuid().nullable(),
  waitSeconds: z.int().min(0).nullable(),
})
export type StartedPush = z.infer<typeof StartedPush>

/** What is said of money beside the news of one payment: the ways on when it failed, and an order that several people pay. */
export type MoneyNoticeKey = `rescue_${'menu' | 'retry' | 'c2b' | 'card' | 'check' | 'later'}` | ShareNoticeKey

/** What the buyer of an order hears that several people pay. */
type ShareNoticeKey =
  | `share_${'you' | 'someone' | 'paid' | 'paid_gap' | 'part_paid' | 'not_paid' | 'not_prompted' | 'all_paid'}`
  | `share_${'reminder' | 'lapsed' | 'fell_short'}`
  | `share_choice_${'again' | 'drop' | 'split' | 'rest' | 'end'}`
  | SharePageKey

/** What the page says at which anybody may pay an open share. */
export type SharePageKey =
  | `share_page_${'title' | 'intro' | 'until' | 'paid' | 'over' | 'unknown'}`
  | `share_page_${'buyer' | 'person' | 'number'}`
  | `share_page_state_${'to_pay' | 'prompted' | 'paid' | 'out'}`
  | `share_page_${'pay' | 'phone' | 'send' | 'by_hand' | 'again'}`
  | `share_page_said_${'asked' | 'not_a_number' | 'prompt_open' | 'taken' | 'by_hand_only' | 'over' | 'busy'}`
