import type { z } from 'zod'
import type { Form, Kinds } from './bodies.ts'
import { ErrorBody } from './errors.ts'
import type { Routes } from './index.ts'

type AddressOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never
type ByAddress = { [N in keyof Routes as AddressOf<Routes[N]>]: Routes[N] }

/** "GET /v1/tickets/:id": what a route is called by whoever calls it. */
export type Address = keyof ByAddress

type Nothing = Record<never, never>

type Kind<K extends Kinds> =
  | (K extends { data: infer D extends z.ZodType } ? z.input<D> : never)
  | (K extends { form: Form } ? FormData : never)
  | (K extends { json: true } ? object : never)
  | (K extends { csv: true } ? Blob : never)
type Sent<S> = S extends z.ZodType ? z.input<S> : S extends { kinds: infer K extends Kinds } ? Kind<K> : never
type Part<Name extends string, S> = [Sent<S>] extends [never]
  ? unknown
  : Nothing extends Sent<S>
    ? { [N in Name]?: Sent<S> }
    : { [N in Name]: Sent<S> }
type Has<R, Name extends string> = R extends Record<Name, infer S> ? Part<Name, S> : unknown

/** What a call of this route takes. A key of its own says that the same call is made once more; `seen` is the version that it changes. */
export type RequestOf<A extends Address> = Has<ByAddress[A], 'params'> &
  Has<ByAddress[A], 'query'> &
  Has<ByAddress[A], 'body'> & { key?: string; seen?: number; signal?: AbortSignal }

type Got<S> = S extends z.ZodType
  ? z.output<S>
  : S extends { json: infer J extends z.ZodType }
    ? z.output<J> | Response
    : Response
/** What it answers when it went well; a table and events as they come. */
export type AnswerTo<A extends Address> = Got<ByAddress[A]['answers'][keyof ByAddress[A]['answers']]>

/** What a route answered when it did not go well. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody['error']
  constructor(status: number, body: ErrorBody['error']) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

interface ClientDeps {
  /** Where the service is, without a slash at the end; '' for where the page comes from. */
  baseUrl: string
  send: (url: string, init: RequestInit) => Promise<Response>
  /** Null: nobody has signed in. */
  token: () => string | null
  /** A new `Idempotency-Key`. */
  newKey: () => string
}

type Loose = { params?: object; query?: object; body?: unknown; key?: string; seen?: number; signal?: AbortSignal }

/** Calls the REST API as its contract says: other addresses, other fields and other answers do not compile. Throws `ApiError`. */
export function createClient({ baseUrl, send, token, newKey }: ClientDeps) {
  return async <A extends Address>(
    address: A,
    ...[request]: Nothing extends RequestOf<A> ? [RequestOf<A>?] : [RequestOf<A>]
  ): Promise<AnswerTo<A>> => {
    const { params, query, body, key, seen, signal }: Loose = request ?? {}
    const [method = '', path = ''] = address.split(' ')
    const asItIs = body instanceof FormData || body instanceof Blob
    const bearer = token()
    const response = await send(`${baseUrl}${fill(path, params)}${search(query)}`, {
      method,
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(method !== 'GET' && { 'idempotency-key': key ?? newKey() }),
        ...(seen !== undefined && { 'if-match': `"${seen}"` }),
        ...(body !== undefined && !asItIs && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: asItIs ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (!response.ok) throw await failure(response)
    const isJson = response.headers.get('content-type')?.includes('json')
    // The contract says what the address answers, and the service keeps to it.
    return (isJson ? await response.json() : response) as AnswerTo<A>
  }
}

/** The names of a path filled in. */
function fill(path: string, params: object = {}): string {
  const values = new Map(Object.entries(params))
  return path.replace(/:(\w+)/g, (_hole, name: string) => encodeURIComponent(String(values.get(name))))
}

function search(query: object = {}): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value))
  return given.size === 0 ? '' : `?${given}`
}

/** What does not come from us, such as the page of a proxy, has no code of ours. */
async function failure(response: Response): Promise<ApiError> {
  const read = ErrorBody.safeParse(await response.json().catch(() => null))
  const nobody = { code: 'internal', message: response.statusText, request_id: '' }
  return new ApiError(response.status, read.success ? read.data.error : nobody)
}
