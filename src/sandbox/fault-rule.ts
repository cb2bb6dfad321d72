import { z } from 'zod'

const REQUEST_KINDS = [
  'delay',
  'http_429',
  'http_500',
  'http_503_html',
  'timeout_before_accept',
  'timeout_after_accept',
  'reset_before_accept',
  'reset_after_accept',
  'malformed',
] as const
const DELIVERY_KINDS = ['duplicate', 'delay', 'drop', 'reorder', 'malformed'] as const

const KINDS_OF_TARGET = {
  'twilio.messages': [...REQUEST_KINDS, 'error', 'accept_late'],
  'twilio.content': [...REQUEST_KINDS],
  'twilio.list': [...REQUEST_KINDS],
  'twilio.inbound': [...DELIVERY_KINDS, 'bad_signature'],
  'twilio.status': [...DELIVERY_KINDS, 'bad_signature'],
  'daraja.token': [...REQUEST_KINDS, 'http_403_html'],
  'daraja.push': [...REQUEST_KINDS, 'http_403_html', 'token_rejected'],
  'daraja.query': [...REQUEST_KINDS, 'http_403_html', 'token_rejected', 'no_answer', 'pending'],
  'daraja.callback': [...DELIVERY_KINDS],
  'daraja.register': [...REQUEST_KINDS, 'http_403_html', 'token_rejected'],
  'daraja.c2b': [...DELIVERY_KINDS],
  'daraja.pull': [...REQUEST_KINDS, 'http_403_html', 'token_rejected'],
  'daraja.status': [...REQUEST_KINDS, 'http_403_html', 'token_rejected'],
  'daraja.reversal': [...REQUEST_KINDS, 'http_403_html', 'token_rejected'],
  'daraja.result': [...DELIVERY_KINDS],
  'pesapal.token': [...REQUEST_KINDS, 'null_error'],
  'pesapal.setup': [...REQUEST_KINDS, 'token_rejected', 'error_in_message'],
  'pesapal.submit': [...REQUEST_KINDS, 'token_rejected', 'null_error', 'error_in_message'],
  'pesapal.status': [...REQUEST_KINDS, 'token_rejected', 'error_in_message'],
  'pesapal.cancel': [...REQUEST_KINDS, 'token_rejected'],
  'pesapal.ipn': [...DELIVERY_KINDS],
  'model.messages': [...REQUEST_KINDS, 'http_529', 'invalid_answer'],
  'search.query': [...REQUEST_KINDS, 'empty', 'engines_silent', 'injected_text', 'redirect_inside'],
  'hooks.receive': [...REQUEST_KINDS, 'http_410', 'redirect_inside'],
  'weather.forecast': [...REQUEST_KINDS],
  'trips.search': [...REQUEST_KINDS, 'empty', 'redirect_inside'],
} as const

export const FaultTarget = z.enum([
  'twilio.messages',
  'twilio.content',
  'twilio.list',
  'twilio.inbound',
  'twilio.status',
  'daraja.token',
  'daraja.push',
  'daraja.query',
  'daraja.callback',
  'daraja.register',
  'daraja.c2b',
  'daraja.pull',
  'daraja.status',
  'daraja.reversal',
  'daraja.result',
  'pesapal.token',
  'pesapal.setup',
  'pesapal.submit',
  'pesapal.status',
  'pesapal.cancel',
  'pesapal.ipn',
  'model.messages',
  'search.query',
  'hooks.receive',
  'weather.forecast',
  'trips.search',
])
export type FaultTarget = z.infer<typeof FaultTarget>

export const FaultKind = z.enum([
  ...REQUEST_KINDS,
  'duplicate',
  'drop',
  'reorder',
  'error',
  'accept_late',
  'bad_signature',
  'http_403_html',
  'http_410',
  'http_529',
  'token_rejected',
  'no_answer',
  'pending',
  'invalid_answer',
  'null_error',
  'error_in_message',
  'empty',
  'engines_silent',
  'injected_text',
  'redirect_inside',
])
export type FaultKind = z.infer<typeof FaultKind>

/**
 * One switch. `timeout_after_accept` and `reset_after_accept`: the provider did accept, the client never hears of it.
 * `accept_late`: the client gets no answer, and the provider accepts after `delayMs`, or when it is told to.
 * `times` and `probability` (seeded dice) may be combined; without either the rule always applies. `skip`: so many pass first. `delayMs` is the
 * length of a delay, how long a `reorder` waits for a successor (default 1000) or a time-out holds the socket (60000).
 * `code` is the Twilio error code of kind `error`: 63xxx and 30xxx fail later by status callback, the rest at once.
 * `match` compares addresses by their digits.
 */
export const FaultRule = z
  .strictObject({
    target: FaultTarget,
    kind: FaultKind,
    probability: z.number().min(0).max(1).optional(),
    times: z.int().min(1).optional(),
    skip: z.int().min(1).optional(),
    delayMs: z.int().min(0).max(3_600_000).optional(),
    code: z.int().optional(),
    match: z.strictObject({ msisdn: z.string().optional(), to: z.string().optional() }).optional(),
  })
  .refine(({ target, kind }) => KINDS_OF_TARGET[target].some((known) => known === kind), {
    message: 'this target has no fault of this kind',
  })
export type FaultRule = z.infer<typeof FaultRule>

/** A rule as the sandbox holds it. `hits` counts how often it has applied. */
export type ActiveFault = FaultRule & { id: string; hits: number }
