import type { Middleware } from 'koa'
import { HttpError } from '../http-error.ts'

const LONGEST_ADDRESS = 8_192
/** Longer than any token or id that we hand out. */
const LONGEST_SEGMENT = 1_024

/**
 * Refuses an address that is no text before any route reads it: PostgreSQL stores no NUL, and half a character, a control
 * character or a broken escape is nothing that we ever handed out. Throws 404 for the path, 400 for the query, 414 when it
 * is too long.
 */
export const readableAddress: Middleware = async (http, next) => {
  const address = http.req.url ?? ''
  if (address.length > LONGEST_ADDRESS) throw new HttpError('address_too_long', 'The address is too long.')
  // An absolute address is what a client sends to a proxy; "*" is what OPTIONS asks about the whole server with.
  if (!address.startsWith('/') && address !== '*') throw unreadable('The address must begin with "/".')
  const cut = address.indexOf('?')
  const path = cut === -1 ? address : address.slice(0, cut)
  const query = cut === -1 ? '' : address.slice(cut + 1)
  if (path.split('/').some((segment) => segment.length > LONGEST_SEGMENT)) {
    throw new HttpError('address_too_long', 'A part of the path is too long.')
  }
  const wrongPath = whyNoText(path)
  if (wrongPath !== null) throw new HttpError('not_found', `There is nothing at this address: it ${wrongPath}`)
  const wrongQuery = whyNoText(query)
  if (wrongQuery !== null) throw unreadable(`The query ${wrongQuery}`)
  await next()
}

function whyNoText(escaped: string): string | null {
  let text: string
  try {
    text = decodeURIComponent(escaped)
  } catch {
    return 'holds "%" escapes that are not UTF-8: write each character as its UTF-8 bytes.'
  }
  return /\p{Cc}/u.test(text) ? 'holds control characters: leave them out.' : null
}

function unreadable(message: string): HttpError {
  return new HttpError('unreadable_address', message)
}
