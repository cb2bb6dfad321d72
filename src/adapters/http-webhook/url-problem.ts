import { isIP } from 'node:net'
import { isLoopback, isPublic } from './is-public.ts'

const LONGEST = 2_000
/** 443, and where people put a second server. No other service of anybody's speaks there. */
const PORTS = ['', '443', '8443']

/** What is wrong with an address that a shop gives, by its looks; null for nothing. @param options.loopback this machine is fine, and plain http to it */
export function urlProblem(text: string, options: { loopback: boolean }): string | null {
  if (text.length > LONGEST) return `it has more than ${LONGEST} characters`
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) return 'this is no address'
  if (url.username !== '' || url.password !== '') return 'an address holds no user and no password'
  if (url.hash !== '') return 'nothing behind a "#" is ever sent'
  const host = hostOf(url)
  if (options.loopback && (host === 'localhost' || isLoopback(host))) {
    return url.protocol === 'http:' || url.protocol === 'https:' ? null : 'it must begin with https://'
  }
  if (url.protocol !== 'https:') return 'it must begin with https://'
  if (!PORTS.includes(url.port)) return 'its port must be 443 or 8443'
  if (isIP(host) !== 0 && !isPublic(host)) return 'this address is not on the public internet'
  return null
}

/** The name or address of a host, without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}
