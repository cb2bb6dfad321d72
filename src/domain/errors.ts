/** The closed list of reasons why a verb cannot continue. Each edge translates them once. */
export type ErrorCode =
  | 'not_found'
  | 'invalid_input'
  | 'conflict'
  | 'forbidden'
  | 'out_of_stock'
  | 'not_confirmed'
  | 'not_enabled'
  | 'wait_before_retry'
  | 'limit_exceeded'
  | 'misconfigured'
  | 'provider_unavailable'
  | 'timeout'

/** "Cannot continue", with what the caller may do about it. A bug is a plain Error; an alternative is a returned outcome. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryable: boolean
  constructor(code: ErrorCode, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryable = options.retryable ?? false
  }
}
