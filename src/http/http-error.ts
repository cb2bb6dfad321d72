import type { JsonObject } from '../lib/json.ts'
import { ERRORS, type ErrorCode, type FieldProblem } from './contract/errors.ts'

/** What an answer says beside its code and its message. */
export interface ErrorDetails {
  fields?: FieldProblem[]
  /** Whole seconds until the same request may succeed; sent as `Retry-After` too. */
  retryAfterS?: number
  /** What the caller needs to mend it. */
  more?: JsonObject
}

/** An answer that is not 2xx: its code is for programs and decides the status, its message is for the person who reads it. */
export class HttpError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorDetails
  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'HttpError'
    this.code = code
    this.status = ERRORS[code].status
    this.details = details
  }
}
