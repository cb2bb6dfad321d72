import { z } from 'zod'

/** A paying phone, `2547XXXXXXXX` or `2541XXXXXXXX`; a leading plus sign is dropped. */
export const Msisdn = z
  .string()
  .transform((text) => text.replace(/^\+/, ''))
  .pipe(z.string().regex(/^254[17]\d{8}$/, 'not a 2547 or 2541 number'))

/**
 * A shop's app at the fake payment provider. `till` is the number that receives, for type `till`. `expiresInAs`: how the
 * token reply writes its life time. `prompt` limits how long an unanswered prompt lives (default: the sandbox's).
 */
export const DarajaApp = z.strictObject({
  consumerKey: z.string().min(1),
  consumerSecret: z.string().min(1),
  shortcode: z.string().regex(/^\d{5,7}$/),
  passkey: z.string().min(1),
  type: z.enum(['paybill', 'till']).default('paybill'),
  till: z
    .string()
    .regex(/^\d{5,8}$/)
    .optional(),
  displayName: z.string().min(1).max(40).optional(),
  expiresInAs: z.enum(['string', 'number']).default('string'),
  tokenLifeSeconds: z.int().min(1).default(3599),
})
export type DarajaAppRegistration = z.input<typeof DarajaApp>
export type DarajaApp = z.infer<typeof DarajaApp>

/** Settings of one phone: its PIN, and its M-PESA balance in whole shillings (unlimited when absent). */
export const PhoneSetting = z.strictObject({
  msisdn: Msisdn,
  pin: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  balance: z.int().min(0).nullable().optional(),
})
export type PhoneSetting = z.input<typeof PhoneSetting>

/** Result codes that the provider's table or public lists know, and any other text for tests of the unknown. */
export const ResultCode = z.string().regex(/^[A-Za-z0-9_]{1,20}$/)

const QueryScript = z.strictObject({
  /** How an open prompt is reported: error 500.001.1001, or HTTP 200 with result code 4999. */
  pendingAs: z.enum(['no_answer', '4999']).default('no_answer'),
  /** So many first queries get no answer, whatever the truth is. */
  noAnswerFirst: z.int().min(0).default(0),
  /** After the result has been told once, so many queries get no answer. */
  noAnswerAfterFinal: z.int().min(0).default(0),
  /** Whether a no-answer comes with HTTP 500 or, as was also seen, with 200. */
  noAnswerStatus: z.union([z.literal(500), z.literal(200)]).default(500),
  /** So many first queries meet an HTML page with status 403. */
  html403First: z.int().min(0).default(0),
  /** Report this result instead of the true one. */
  resultCode: ResultCode.optional(),
})

const CallbackShape = z.strictObject({
  balance: z.enum(['absent', 'no_value', 'braces']).default('no_value'),
  shuffled: z.boolean().default(false),
  resultCodeAs: z.enum(['number', 'string']).default('number'),
  /** Whole shillings to claim instead of the true amount. */
  amount: z.number().optional(),
  withoutAmount: z.boolean().default(false),
  withoutReceipt: z.boolean().default(false),
})

/**
 * How pushes to one phone (or `*`, any phone without a script of its own) turn out by themselves.
 * `outcome`: `ask` leaves the prompt on the phone, `pay`, `wrong_pin`, `cancel` and `ignore` are a customer's answers,
 * anything else is a result code. `afterMs` after the push the outcome is known; the callback follows at once, or
 * `callbackDelayMs` later. `failure_then_success` first reports 1037, then that the money came. `replyDelayMs` holds
 * the answer to the push while the phone already prompts. `times` limits the script to so many pushes.
 */
export const StkScript = z.strictObject({
  msisdn: z.union([z.literal('*'), Msisdn]),
  outcome: z.union([z.enum(['ask', 'pay', 'wrong_pin', 'cancel', 'ignore']), ResultCode]).default('ask'),
  afterMs: z.int().min(0).default(0),
  callback: z.enum(['once', 'twice', 'drop', 'before_reply', 'failure_then_success']).default('once'),
  callbackDelayMs: z.int().min(0).default(0),
  shape: CallbackShape.prefault({}),
  query: QueryScript.prefault({}),
  replyDelayMs: z.int().min(0).default(0),
  times: z.int().min(1).optional(),
})
export type StkScript = z.input<typeof StkScript>
export type ParsedStkScript = z.infer<typeof StkScript>

/** What the customer does with a prompt. `pay` without `pin` types the right one. */
export const PromptAnswer = z.strictObject({
  action: z.enum(['pay', 'wrong_pin', 'cancel', 'ignore']),
  pin: z.string().max(12).optional(),
})
export type PromptAnswer = z.infer<typeof PromptAnswer>

export const PushFilter = z.strictObject({
  msisdn: Msisdn.optional(),
  shortcode: z.string().optional(),
  since: z.iso.datetime().optional(),
})
export type PushFilter = z.input<typeof PushFilter>
