import type { DeliveryVariant } from '../delivery-faults.ts'
import type { Delivery } from '../outgoing.ts'
import type { Runtime } from '../runtime.ts'
import type { Sender } from './schemas.ts'
import { signForm } from './signature.ts'

export interface SignedPost {
  sender: Sender
  url: string
  params: Record<string, string>
  variant: DeliveryVariant
}

interface RetryPolicy {
  retries: number
  retryOn: ReadonlySet<string>
}

/**
 * Posts a form as the provider does, signed with the account's token over the URL as configured. One retry, on a
 * failed connection only, unless the fragment of the URL asks for more. Gives the last HTTP status, null for none.
 */
export async function postSigned(
  runtime: Runtime,
  { sender, url, params, variant }: SignedPost,
): Promise<number | null> {
  const policy = retryPolicy(url)
  const target = url.split('#', 1)[0] ?? url
  const token = variant === 'bad_signature' ? `${sender.authToken}-wrong` : sender.authToken
  const request = {
    url: target,
    connectOrigin: connectOrigin(sender, target),
    body: variant === 'malformed' ? '%%%=&&&' : new URLSearchParams(params).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signForm(token, target, params),
      'i-twilio-idempotency-token': runtime.newHex(),
    },
  }
  for (let attempt = 0; ; attempt += 1) {
    const delivery = await runtime.outgoing.post(request)
    if (attempt >= policy.retries || !isRetried(policy, delivery)) return 'status' in delivery ? delivery.status : null
    await runtime.timers.wait(100 * 2 ** attempt)
  }
}

function connectOrigin(sender: Sender, url: string): string | undefined {
  return new URL(url).origin === new URL(sender.webhookUrl).origin ? sender.connectOrigin : undefined
}

function retryPolicy(url: string): RetryPolicy {
  const overrides = new URLSearchParams(url.split('#')[1] ?? '')
  return {
    retries: Math.min(5, Math.max(0, Number(overrides.get('rc') ?? 1) || 0)),
    retryOn: new Set((overrides.get('rp') ?? 'ct').split(',')),
  }
}

function isRetried({ retryOn }: RetryPolicy, delivery: Delivery): boolean {
  const reason =
    'failure' in delivery
      ? { connect: 'ct', read: 'rt' }[delivery.failure]
      : delivery.status >= 500
        ? '5xx'
        : delivery.status >= 400
          ? '4xx'
          : null
  return reason !== null && (retryOn.has(reason) || retryOn.has('all'))
}
