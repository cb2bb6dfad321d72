import { AppError } from '../../domain/errors.ts'
import type { ChannelAccount, FetchedMedia } from '../../domain/messaging/message-channel.ts'
import { sniffType } from '../../lib/sniff-type.ts'

/** The provider's own limit for anything on WhatsApp. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST_REDIRECTS = 3
const PUBLIC_API = 'https://api.twilio.com'
/** Where the provider keeps the bytes. */
const STORES = /(?:^|\.)(?:twilio\.com|twiliocdn\.com|amazonaws\.com)$/

export interface MediaOptions {
  apiBase: string
  timeoutMs: number
}

/**
 * Reads one attachment. The address came in a request, so only the account's own media at the provider's API is asked
 * for, credentials go nowhere else, and redirects lead to the provider's stores alone.
 */
export async function fetchMedia(options: MediaOptions, account: ChannelAccount, url: string): Promise<FetchedMedia> {
  const start = mediaAddress(options, account, url)
  if (start === null) return { outcome: 'refused', reason: 'bad_address' }
  try {
    return await follow(options, start, account)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw unavailable(error instanceof Error ? error.name : 'no answer')
  }
}

/** The address at the configured base; null when it is not one of this account's media. */
function mediaAddress({ apiBase }: MediaOptions, account: ChannelAccount, url: string): URL | null {
  if (!URL.canParse(url)) return null
  const given = new URL(url)
  const base = new URL(apiBase)
  const isApi = given.origin === base.origin || given.origin === PUBLIC_API
  const isOwn = given.pathname.startsWith(`/2010-04-01/Accounts/${account.providerAccount}/Messages/`)
  return isApi && isOwn ? new URL(`${base.origin}${given.pathname}`) : null
}

async function follow(options: MediaOptions, start: URL, account: ChannelAccount): Promise<FetchedMedia> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const { authToken, apiKey } = account.credentials
  const login = apiKey === null ? `${account.providerAccount}:${authToken}` : `${apiKey.sid}:${apiKey.secret}`
  let headers: Record<string, string> = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
  let at = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(at, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return read(response)
    await response.body?.cancel()
    at = new URL(location, at)
    headers = {}
    if (!isStore(at, options)) return { outcome: 'refused', reason: 'bad_address' }
  }
  return { outcome: 'refused', reason: 'bad_address' }
}

function isStore(url: URL, { apiBase }: MediaOptions): boolean {
  return url.origin === new URL(apiBase).origin || (url.protocol === 'https:' && STORES.test(url.hostname))
}

async function read(response: Response): Promise<FetchedMedia> {
  if (response.status === 404 || response.status === 410) return { outcome: 'refused', reason: 'not_found' }
  if (response.status !== 200 || response.body === null) throw unavailable(`the media answered ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = Number(response.headers.get('content-length') ?? 0)
  if (size <= MOST_BYTES) {
    size = 0
    for await (const chunk of response.body) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > MOST_BYTES) break
    }
  }
  if (size > MOST_BYTES) {
    await response.body.cancel().catch(() => undefined)
    return { outcome: 'refused', reason: 'too_large' }
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  const contentType = sniffType(bytes, response.headers.get('content-type') ?? '')
  return contentType === null
    ? { outcome: 'refused', reason: 'unknown_type' }
    : { outcome: 'fetched', bytes, contentType }
}

function unavailable(message: string): AppError {
  return new AppError('provider_unavailable', message, { retryable: true })
}
