import { holdsCanary } from '../canaries/index.ts'
import type { Ctx } from '../context.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { eventBody } from './event-body.ts'
import { settleTries } from './settle-tries.ts'
import { sign } from './sign.ts'
import type { WebhookAnswer } from './webhook-sender.ts'

/** Nobody was asked. */
const WITHHELD: WebhookAnswer = { failure: 'withheld', status: null, text: '', retryAfterMs: null }

/** What became of one request. */
export interface Tried extends Claimed {
  answer: WebhookAnswer
  tookMs: number
}

/**
 * Sends what is due for an endpoint, as much as it takes at once. A receiver may get the same thing again, after a crash or an answer that
 * was lost on the way, and then under the same id.
 * @returns whether there may be more right now
 */
export async function deliverWebhooks(ctx: Ctx, { endpointId }: { endpointId: string }): Promise<{ more: boolean }> {
  const claimed = await claimDeliveries(ctx, { endpointId })
  if (claimed.length === 0) return { more: false }
  const tried = await Promise.all(claimed.map((one) => post(ctx, endpointId, one)))
  await settleTries(ctx, { endpointId, tried })
  return { more: tried.some(({ answer: { failure } }) => failure === null || failure === 'withheld') }
}

async function post(ctx: Ctx, endpointId: string, claimed: Claimed): Promise<Tried> {
  const body = eventBody(claimed)
  const startedAt = ctx.clock.now()
  const timestamp = Math.floor(startedAt.getTime() / 1_000)
  const leaving = { place: 'webhook', subject: claimed.deliveryId, text: body } as const
  if (await holdsCanary(ctx, leaving)) return { ...claimed, answer: WITHHELD, tookMs: 0 }
  const answer = await ctx.ports.webhooks.post({
    url: claimed.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Tulia-Webhooks/1',
      'webhook-id': claimed.eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign({ id: claimed.eventId, timestamp, body }, secretsOf(ctx, endpointId, claimed)),
    },
    body,
  })
  return { ...claimed, answer, tookMs: Math.max(0, ctx.clock.now().getTime() - startedAt.getTime()) }
}

/** The newest first. */
function secretsOf(ctx: Ctx, endpointId: string, { secretEnc, oldSecretEnc }: Claimed): string[] {
  const { vault } = ctx.ports
  const place = { tenantId: ctx.tenantId, row: endpointId }
  const secret = vault.open(secretEnc, { ...place, column: 'webhook_endpoints.secret_enc' })
  if (oldSecretEnc === null) return [secret]
  return [secret, vault.open(oldSecretEnc, { ...place, column: 'webhook_endpoints.old_secret_enc' })]
}
