import twilio from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import type { ChannelAccount } from '../../domain/messaging/message-channel.ts'
import type { Deadline } from './deadline.ts'

export interface RestBases {
  apiBase: string
  contentBase: string
  messagingBase: string
}

/** An answer of the provider. `body` is parsed JSON, or the text when it was none. */
export interface RestReply {
  status: number
  body: unknown
}

/** No answer came. `notSent`: the request never reached the provider; `retryInMs` says when another makes sense, if known. */
export class RestUnreachable extends Error {
  readonly notSent: boolean
  readonly retryInMs: number | null
  constructor(notSent: boolean, message: string, retryInMs: number | null = null) {
    super(message)
    this.name = 'RestUnreachable'
    this.notSent = notSent
    this.retryInMs = retryInMs
  }
}

export interface RestClient {
  /** One request with the account's credentials. Throws RestUnreachable, and nothing that holds them. */
  request(account: ChannelAccount, call: RestCall): Promise<RestReply>
}

export interface RestCall {
  method: 'get' | 'post'
  /** With the provider's public host; the configured base takes its place. */
  url: string
  contentType?: 'application/x-www-form-urlencoded' | 'application/json'
  data?: Record<string, unknown>
  params?: Record<string, string>
  /** Nothing is sent after it or shortly before, and an answer that is not there by then is not waited for. */
  deadline?: Deadline
}

/**
 * With less time than this nothing is asked: no answer could come, and whether it arrived would never be known. It also
 * covers the millisecond by which a timer may come before the clock that the deadline reads.
 */
const LEAST_MS = 20

/** Failures before a single byte of the request was taken. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The provider's library behind our own bases and time-out. It retries nothing by itself. */
export function createRestClient(bases: RestBases, timeoutMs: number): RestClient {
  const httpClient = new RebasedRequestClient(bases, timeoutMs)
  return {
    async request(account, { method, url, contentType, data, params, deadline }) {
      const { authToken, apiKey } = account.credentials
      const [user, secret] = apiKey === null ? [account.providerAccount, authToken] : [apiKey.sid, apiKey.secret]
      const client = twilio(user, secret, {
        accountSid: account.providerAccount,
        httpClient,
        autoRetry: false,
        env: {},
      })
      const leftMs = deadline?.leftMs() ?? timeoutMs
      if (leftMs < LEAST_MS) throw new RestUnreachable(true, 'the time for this message is over')
      const asked = client.request({
        method,
        uri: url,
        timeout: Math.min(timeoutMs, leftMs),
        headers: contentType === undefined ? {} : { 'Content-Type': contentType },
        ...(data && { data }),
        ...(params && { params }),
      })
      try {
        const { statusCode, body } = await (deadline ? within(leftMs, asked) : asked)
        return { status: statusCode, body }
      } catch (error) {
        throw toUnreachable(error)
      }
    },
  }
}

class RebasedRequestClient extends twilio.RequestClient {
  readonly #bases: ReadonlyMap<string, string>

  constructor({ apiBase, contentBase, messagingBase }: RestBases, timeoutMs: number) {
    super({ timeout: timeoutMs, autoRetry: false, keepAlive: true })
    this.#bases = new Map([
      ['api', apiBase],
      ['content', contentBase],
      ['messaging', messagingBase],
    ])
  }

  override request<TData>(opts: RequestClient.RequestOptions<TData>) {
    const { hostname, pathname, search } = new URL(opts.uri)
    const base = this.#bases.get(hostname.split('.', 1)[0] ?? '')
    if (base === undefined) throw new Error(`no base is configured for ${hostname}`)
    return super.request<TData>({ ...opts, uri: `${base.replace(/\/+$/, '')}${pathname}${search}` })
  }
}

/** The library's own time-out looks at single bytes: an answer that drips in would be waited for without end. */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('the deadline has passed'), { code: 'EDEADLINE' })), ms)
  })
  try {
    return await Promise.race([asked, over])
  } finally {
    clearTimeout(timer)
  }
}

/** The library's error holds the Authorization header and the message: only its code may leave. */
function toUnreachable(error: unknown): RestUnreachable {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN'
  return new RestUnreachable(NOT_SENT.has(code), `no answer from the provider (${code.slice(0, 60)})`)
}
