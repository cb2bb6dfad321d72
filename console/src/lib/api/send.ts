import { randomUuid } from '../random.ts'
import { ApiError } from './api-error.ts'
import type { Session } from './session.ts'

/** What goes into a request beside its method and path. */
export interface Sent {
  /** What stands for `:name` in the path. */
  params?: Readonly<Record<string, string>>
  /** Left out where undefined. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  body?: unknown
  /** Sent again with the same key, a request is done once. Each write has one of its own otherwise. */
  key?: string
  /** The version that is changed; the write is refused when there is a newer one. */
  seen?: number
  signal?: AbortSignal
}

/** Gives the JSON of an answer, else the answer itself. */
export type Send = (method: string, path: string, sent?: Sent) => Promise<unknown>

/**
 * Asks the product as whoever is signed in. A token that ended is renewed once; what is then refused is an `ApiError`.
 * @param askPassword is called when a route wants the password again; the request is repeated when it was given
 */
export function createSend(session: Session, askPassword: () => Promise<boolean>): Send {
  return async (method, path, sent = {}) => {
    const key = method === 'GET' ? undefined : (sent.key ?? randomUuid())
    const ask = async (renew: boolean) =>
      fetch(addressOf(path, sent), requestOf(method, sent, key, await session.token(renew)))
    let answer = await ask(false)
    if (answer.status === 401) answer = await ask(true)
    if (answer.ok) return contentOf(answer)
    const refusal = await refusalOf(answer)
    if (refusal.code !== 'reauth_required' || !(await askPassword())) throw refusal
    answer = await ask(false)
    if (!answer.ok) throw await refusalOf(answer)
    return contentOf(answer)
  }
}

async function contentOf(answer: Response): Promise<unknown> {
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer
}

async function refusalOf(answer: Response): Promise<ApiError> {
  return new ApiError(answer.status, await answer.json().catch(() => null), answer.headers.get('retry-after'))
}

function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size === 0 ? filled : `${filled}?${asked}`
}

function requestOf(method: string, sent: Sent, key: string | undefined, token: string | null): RequestInit {
  const { body, signal, seen } = sent
  return {
    method,
    ...(signal ? { signal } : {}),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(seen === undefined ? {} : { 'if-match': `"${seen}"` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  }
}
