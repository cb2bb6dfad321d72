import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import type { Clock } from '../../domain/context.ts'
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '../../domain/webhooks/webhook-sender.ts'
import { checkedAddresses, NotPublic, type Resolve } from './checked-addresses.ts'
import { retryAfterMs } from './retry-after-ms.ts'
import { hostOf, urlProblem } from './url-problem.ts'

const MOST_BYTES = 2_048
/** Of answers whose `Retry-After` is meant: the others may carry one by mistake. */
const ASKS_FOR_TIME = [429, 502, 503, 504]

interface SenderOptions {
  /** Programs on this machine may be told, by plain http too. */
  loopback: boolean
  timeoutMs: number
  clock: Clock
  resolve?: Resolve
}

/**
 * Requests to addresses of strangers. A name is resolved once for a request, all that it leads to is checked, and the connection is made to
 * what was checked: a name that leads elsewhere a moment later leads nowhere. No connection is used twice, and nothing is followed.
 */
export function httpWebhookSender(options: SenderOptions): WebhookSender {
  return {
    problemWith: (url) => urlProblem(url, options),
    async post(request) {
      if (urlProblem(request.url, options) !== null) return inVain('address')
      const signal = AbortSignal.timeout(options.timeoutMs)
      try {
        return await once(request, signal, options)
      } catch (error) {
        if (error instanceof NotPublic) return inVain('address')
        return inVain(signal.aborted ? 'timeout' : 'connection')
      }
    },
  }
}

async function once(
  { url: address, headers, body }: WebhookRequest,
  signal: AbortSignal,
  options: SenderOptions,
): Promise<WebhookAnswer> {
  const url = new URL(address)
  const found = await within(signal, addressesOf(url, options))
  const sent: RequestOptions = {
    method: 'POST',
    agent: false,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: (_host, { all }, done) => {
      const [first] = found
      if (all || first === undefined) done(null, found)
      else done(null, first.address, first.family)
    },
  }
  const request = url.protocol === 'https:' ? httpsRequest(url, sent) : httpRequest(url, sent)
  // From the answer on, what happens to the request changes nothing of what became of it.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', resolve)
    request.end(body)
  })
  const text = await readBeginning(response)
  request.destroy()
  return answerOf(response, text, options.clock)
}

/** An address that is written as one is not resolved: it was looked at with the rest of the URL. */
async function addressesOf(url: URL, options: SenderOptions) {
  const host = hostOf(url)
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const resolve = options.resolve ?? ((name: string) => lookup(name, { all: true }))
  return checkedAddresses(host, { resolve, loopback: options.loopback })
}

/** What breaks off is kept as far as it came: the status has said already what became of the request. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      const read = Buffer.from(chunk)
      chunks.push(read)
      bytes += read.byteLength
      if (bytes >= MOST_BYTES) break
    }
  } catch {
    // Nothing more comes.
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString()
}

function answerOf({ statusCode: status = 0, headers }: IncomingMessage, text: string, clock: Clock): WebhookAnswer {
  const asks = ASKS_FOR_TIME.includes(status)
  return {
    failure: status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status',
    ...{ status, text },
    retryAfterMs: asks ? retryAfterMs(headers['retry-after'], clock.now()) : null,
  }
}

function inVain(failure: 'address' | 'connection' | 'timeout'): WebhookAnswer {
  return { failure, status: null, text: '', retryAfterMs: null }
}

/** A resolver cannot be told to stop: whoever waits for it stops waiting. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
