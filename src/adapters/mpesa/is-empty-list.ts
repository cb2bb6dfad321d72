import type { HttpReply } from '../http-reply.ts'
import { providerError } from './provider-error.ts'

/** True when an error only says that nothing came in the window that was asked for. */
export function isEmptyList(reply: HttpReply): boolean {
  const error = reply.kind === 'json' ? providerError(reply.body) : null
  return error !== null && /not have any available transactions|no transactions/i.test(error.text)
}
