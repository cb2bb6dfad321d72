import { createHmac } from 'node:crypto'

/**
 * The `X-Twilio-Signature` of a form post: HMAC-SHA1, base64, over the URL without fragment and user information,
 * followed by every parameter name and value in byte order of the names.
 */
export function signForm(authToken: string, url: string, params: Record<string, string>): string {
  const names = Object.keys(params).sort()
  const signed = names.reduce((text, name) => text + name + params[name], signedUrl(url))
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

function signedUrl(url: string): string {
  const withoutFragment = url.split('#', 1)[0] ?? url
  return withoutFragment.replace(/^(https?:\/\/)[^/?@]*@/, '$1')
}
