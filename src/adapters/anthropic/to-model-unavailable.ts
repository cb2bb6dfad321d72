import Anthropic from '@anthropic-ai/sdk'
import { ModelUnavailable } from '../../llm/model-port.ts'

/**
 * The reason of a failed call in our words. The vendor's error object holds headers and may quote the request, so
 * nothing but its status and its type leaves.
 */
export function toModelUnavailable(error: unknown, signal: AbortSignal): ModelUnavailable {
  // A time limit of the caller that passed says as much about the vendor as our own.
  if (isTimeout(signal)) return new ModelUnavailable('timeout', 'no answer within the time of the call')
  if (error instanceof Anthropic.APIUserAbortError) return new ModelUnavailable('aborted', 'the call was given up')
  if (error instanceof Anthropic.APIConnectionTimeoutError) return new ModelUnavailable('timeout', 'no answer in time')
  if (error instanceof Anthropic.APIConnectionError)
    return new ModelUnavailable('network', 'the vendor was not reached')
  if (error instanceof Anthropic.APIError && typeof error.status === 'number') {
    const kind = error.status === 429 || error.status >= 500 ? 'overloaded' : 'refused'
    return new ModelUnavailable(kind, `the vendor answered ${error.status} ${error.type ?? ''}`.trim())
  }
  return new ModelUnavailable('network', 'the answer could not be read')
}

function isTimeout({ aborted, reason }: AbortSignal): boolean {
  return aborted && reason instanceof Error && reason.name === 'TimeoutError'
}
