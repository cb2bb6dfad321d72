import { AppError, type ErrorCode as DomainCode } from '../domain/errors.ts'
import { type DatabaseFailure, databaseFailure } from '../lib/database-failure.ts'
import { ERRORS, type ErrorBody, type ErrorCode } from './contract/errors.ts'
import { type ErrorDetails, HttpError } from './http-error.ts'

/**
 * What the domain refuses to webhooks and guests. A shop whose settings cannot be read is a mistake of ours to them, so that a
 * provider sends again; the REST API says it to the shop (`serve`).
 */
const STATUS: Partial<Record<DomainCode, number>> = { invalid_input: 400, misconfigured: 500 }

/**
 * All of them are 503: nothing was stored, and the same request may succeed in a moment. A conflict too, because providers
 * send again after 5xx only; a 409 would lose their message.
 */
const OUTAGE: Record<DatabaseFailure, string> = {
  unavailable: 'The service cannot store anything right now. Try again.',
  read_only: 'The database takes no writes right now. Try again.',
  exhausted: 'The database has no room for more right now. Try again.',
  conflict: 'Others changed the same thing at the same moment. Try again.',
}

/** A failure of the database by its code: what another request holds is no conflict that the caller could mend. */
const CODE = {
  unavailable: 'unavailable',
  read_only: 'read_only',
  exhausted: 'exhausted',
  conflict: 'contended',
} as const

/** Long enough for a retry to be another attempt, short enough for a provider's own patience. */
const RETRY_AFTER_SECONDS = 2

export interface Refusal {
  status: number
  /** Seconds until the same may succeed; null where waiting changes nothing. */
  retryAfterS: number | null
  body: ErrorBody
}

/** What an error is to who asked. Only errors made for the reader show their text. */
export function refusalOf(error: unknown, requestId: string): Refusal {
  const { status, code, message, details } = answerTo(error)
  const retryAfterS = details.retryAfterS ?? (status === 503 ? RETRY_AFTER_SECONDS : null)
  const { fields, more } = details
  const body = {
    error: {
      ...{ code, message, request_id: requestId },
      ...(fields !== undefined && { fields }),
      ...(retryAfterS !== null && { retry_after_s: retryAfterS }),
      ...(more !== undefined && { details: more }),
    },
  }
  return { status, retryAfterS, body }
}

interface Answer {
  status: number
  code: ErrorCode
  message: string
  details: ErrorDetails
}

function answerTo(error: unknown): Answer {
  if (error instanceof HttpError) return error
  if (error instanceof AppError) {
    const { code, message } = error
    return { status: STATUS[code] ?? ERRORS[code].status, code, message, details: {} }
  }
  const failure = databaseFailure(error)
  if (failure !== null) return toAnswer(CODE[failure], OUTAGE[failure])
  return cannotBeStored(error)
    ? toAnswer('unstorable_text', 'The request holds characters that no text has, such as NUL.')
    : toAnswer('internal', 'Something went wrong on our side.')
}

function toAnswer(code: ErrorCode, message: string): Answer {
  return { status: ERRORS[code].status, code, message, details: {} }
}

/** PostgreSQL's words for a NUL, a broken byte or half a character in a text or in JSON (22021, 22P05). */
function cannotBeStored(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invalid byte sequence for encoding|unsupported Unicode escape sequence/.test(error.message)
  )
}
