export interface FieldProblem {
  path: string
  code: string
  message: string
}

/** What an answer that is not 2xx says. Beside the code stands what the route adds to it, for whoever asked. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  readonly fields: readonly FieldProblem[]
  readonly retryAfterS: number | null
  /** The whole refusal, as it came. */
  readonly body: unknown

  constructor(status: number, body: unknown, retryAfter: string | null) {
    const refusal = readRefusal(body)
    super(refusal.message)
    this.name = 'ApiError'
    this.status = status
    this.code = refusal.code
    this.requestId = refusal.requestId
    this.fields = refusal.fields
    this.retryAfterS =
      refusal.retryAfterS ?? (retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null)
    this.body = body
  }
}

function readRefusal(body: unknown) {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  return {
    code: typeof error.code === 'string' ? error.code : 'unknown',
    message: typeof error.message === 'string' ? error.message : 'The product gave an answer that cannot be read.',
    requestId: typeof error.request_id === 'string' ? error.request_id : null,
    retryAfterS: typeof error.retry_after_s === 'number' ? error.retry_after_s : null,
    fields: Array.isArray(error.fields) ? error.fields.filter(isFieldProblem) : [],
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.message === 'string' &&
    typeof value.code === 'string'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
