import { validateRequest, validateRequestWithBody } from 'twilio/lib/webhooks/webhooks.js'

export interface SignedRequest {
  /** As configured at the provider: public scheme and host, path and query as they came. */
  url: string
  signature: string | null
  /** The raw body. */
  body: string
}

/** True when one of the tokens signed the request. Every parameter counts, also empty and unknown ones. */
export function verifySignature(tokens: readonly string[], { url, signature, body }: SignedRequest): boolean {
  if (signature === null || signature === '') return false
  const signedUrl = withoutFragmentAndUser(url)
  return tokens.some((token) => isSignedBy(token, signature, signedUrl, body))
}

function isSignedBy(token: string, signature: string, url: string, body: string): boolean {
  if (token === '') return false
  try {
    if (new URL(url).searchParams.has('bodySHA256')) return validateRequestWithBody(token, signature, url, body)
    return validateRequest(token, signature, url, signedParams(body))
  } catch {
    // The library throws for what it cannot take apart, such as a relative URL: nobody signed that.
    return false
  }
}

/** Flat pairs as they came; a name that repeats keeps all its values. In one pass, because strangers may send thousands of names. */
function signedParams(body: string): Record<string, string | string[]> {
  const params = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    const before = params.get(name)
    if (before === undefined) params.set(name, value)
    else if (typeof before === 'string') params.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(params)
}

function withoutFragmentAndUser(url: string): string {
  return (url.split('#', 1)[0] ?? '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, '$1')
}
