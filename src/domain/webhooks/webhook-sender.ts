import type { TryFailure } from './schemas.ts'

export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** What became of a request. `failure` is null for an answer of 2xx. */
export interface WebhookAnswer {
  failure: TryFailure | null
  /** Null when none came. */
  status: number | null
  /** The beginning of it. */
  text: string
  /** For how long it asks to be left alone. */
  retryAfterMs: number | null
}

/** Sends requests to addresses that strangers to this installation have chosen. */
export interface WebhookSender {
  /** What is wrong with an address by its looks, in a sentence; null for nothing. Where its name leads is asked with each request. */
  problemWith(url: string): string | null
  /** Never throws, and ends within its time limit. Nothing is followed, and nothing is reached that is not public. */
  post(request: WebhookRequest): Promise<WebhookAnswer>
}
