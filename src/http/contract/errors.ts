import { z } from 'zod'

/** Every code that an answer may refuse with: its status, and what it means to whoever called. The one table of both. */
export const ERRORS = {
  invalid_json: { status: 400, means: 'The body is not JSON.' },
  unreadable_body: { status: 400, means: 'The body is cut short, or no form.' },
  unreadable_address: { status: 400, means: 'The query is no text in UTF-8.' },
  unstorable_text: { status: 400, means: 'A text holds NUL or half a character.' },
  idempotency_key_required: { status: 400, means: 'A call that changes something carries an `Idempotency-Key`.' },
  malformed: { status: 400, means: 'The report of a provider lacks what it must have.' },
  unauthorized: { status: 401, means: 'No valid credentials were sent.' },
  token_expired: {
    status: 401,
    means: 'The access token is past, or its holder has another role now: ask for another.',
  },
  code_needed: { status: 401, means: 'The password was right; the code of the second step is needed too.' },
  forbidden: { status: 403, means: 'The role or the scope of the credentials does not allow it.' },
  reauth_required: { status: 403, means: 'The password must be given again: the last time was too long ago.' },
  forged: { status: 403, means: 'The signature does not fit.' },
  origin_not_allowed: { status: 403, means: 'The page that asks is not one that may.' },
  not_found: { status: 404, means: 'There is no such thing, or it is of another shop.' },
  unknown_token: { status: 404, means: 'Nothing is expected at this address.' },
  unknown_channel: { status: 404, means: 'No channel has this address.' },
  unknown_chat: { status: 404, means: 'No chat has this address.' },
  no_default_chat: { status: 404, means: 'No chat is that of the addresses without a key.' },
  unknown_thread: { status: 404, means: 'The chat has no such thread.' },
  method_not_allowed: { status: 405, means: 'The address takes other methods.' },
  too_slow: { status: 408, means: 'The body did not arrive in time.' },
  conflict: { status: 409, means: 'What is there now does not allow it.' },
  newer_messages: {
    status: 409,
    means: 'Somebody has written what the author has not seen; `details.messages` has it.',
  },
  stale_version: {
    status: 409,
    means: 'It was changed since the version that you have seen; `details.current` is what it is now.',
  },
  idempotency_in_progress: { status: 409, means: 'The same request is still running: ask again in a second.' },
  connection_refused: {
    status: 409,
    means: 'A provider does not let this account in: `details.reason` says why, and nothing is stored.',
  },
  window_closed: { status: 409, means: 'WhatsApp closed the chat 24 hours after the last message of the customer.' },
  opted_out: { status: 409, means: 'The customer said STOP.' },
  out_of_stock: { status: 409, means: 'The shop has too few of it.' },
  not_confirmed: { status: 409, means: 'The customer has not confirmed it.' },
  not_enabled: { status: 409, means: 'The shop has not switched it on.' },
  expired: { status: 410, means: 'The address has ended.' },
  too_large: { status: 413, means: 'The body, or a part of it, is too large.' },
  address_too_long: { status: 414, means: 'The address, or a part of it, is too long.' },
  unsupported_media_type: { status: 415, means: 'The body is of a kind that the route does not take.' },
  invalid_input: { status: 422, means: 'A field is missing, unknown or wrong; `fields` names each.' },
  idempotency_mismatch: { status: 422, means: 'The `Idempotency-Key` was sent with another request.' },
  bad_property_data: { status: 422, means: 'The file of a property has problems: the message names each by its path.' },
  misconfigured: { status: 422, means: 'The shop has not set what this needs.' },
  wait_before_retry: { status: 429, means: 'It was done a moment ago; `retry_after_s` says when again.' },
  locked: { status: 429, means: 'Too many wrong passwords or codes; `retry_after_s` says when again.' },
  limit_exceeded: { status: 429, means: 'A limit of the shop is reached.' },
  rate_limited: { status: 429, means: 'Too many requests in a minute; `Retry-After` says when again.' },
  too_many: { status: 429, means: 'Too many messages from one visitor.' },
  internal: { status: 500, means: 'A mistake of ours. It is in the log under the request id.' },
  unavailable: { status: 503, means: 'Nothing can be stored right now. Try again.' },
  read_only: { status: 503, means: 'The database takes no writes right now. Try again.' },
  exhausted: { status: 503, means: 'The database has no room right now. Try again.' },
  contended: { status: 503, means: 'Others changed the same thing at the same moment. Try again.' },
  busy: { status: 503, means: 'Too many are asking. Try again.' },
  stopping: { status: 503, means: 'The process is stopping. Try again.' },
  provider_unavailable: { status: 503, means: 'A provider does not answer. Try again.' },
  timeout: { status: 504, means: 'It took too long. Try again.' },
} as const satisfies Record<string, { status: number; means: string }>

export type ErrorCode = keyof typeof ERRORS

/** One field that is wrong, by its path in the body, the query or the form. */
export const FieldProblem = z.strictObject({ path: z.string(), code: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof FieldProblem>

/** The body of every answer that is not 2xx: `code` is for programs, `message` for whoever reads it. */
export const ErrorBody = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    request_id: z.string(),
    fields: z.array(FieldProblem).optional(),
    retry_after_s: z.int().min(1).optional(),
    /** What the caller needs to mend it, as the code says. */
    details: z.looseObject({}).optional(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
