import type { Context } from 'koa'
import { refusalOf } from '../refusal.ts'
import type { Said } from './steps.ts'

/** Who she is and how often she asks may change before she asks again. */
const MAY_CHANGE = [401, 403, 429]

/** A refusal that stands however often the same is asked, as it is said. Throws every other error on. */
export function keptRefusal(http: Context, error: unknown): Said {
  const { status, body } = refusalOf(error, http.response.get('x-request-id'))
  if (status >= 500 || MAY_CHANGE.includes(status)) throw error
  return { status, text: JSON.stringify(body) }
}
