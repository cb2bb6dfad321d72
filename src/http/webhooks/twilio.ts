import Router from '@koa/router'
import { z } from 'zod'
import type { Clock, Ctx, Ids, Log } from '../../domain/context.ts'
import {
  type DeliveryLog,
  type InboundLog,
  isHurried,
  recordDelivery,
  recordInbound,
  recordStatus,
} from '../../domain/messaging/index.ts'
import type { ChannelAccount, MessageChannel, WebhookReading } from '../../domain/messaging/message-channel.ts'
import { fetchMediaJob } from '../../jobs/fetch-media.job.ts'
import { processTurnJob } from '../../jobs/process-turn.job.ts'
import type { WorkQueue } from '../../jobs/queue.ts'
import { sendMessagesJob } from '../../jobs/send-messages.job.ts'
import type { ChannelLookup, KnownChannel } from '../channel-lookup.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'

/** Made once: to make a schema costs more than to parse with it. */
const ChannelId = z.uuid()

export interface TwilioWebhookDeps {
  channels: ChannelLookup
  channel: Pick<MessageChannel, 'readWebhook'>
  inbound: InboundLog
  deliveries: DeliveryLog
  queue: WorkQueue
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
  ids: Ids
  log: Log
  publicBaseUrl: string
}

/**
 * POST /webhooks/twilio/:channelId, for messages and for delivery statuses. 204 once the row is safe; 403 forged, 404
 * unknown channel or closed shop, 400 malformed or meant for somebody else, 413 too large, 503 when nothing can be
 * stored, so that the provider tries again.
 */
export function twilioWebhooks(deps: TwilioWebhookDeps): Router {
  const router = new Router()
  router.post('/webhooks/twilio/:channelId', async (http) => {
    const body = await readRawBody(http)
    const channelId = ChannelId.safeParse(http.params.channelId)
    const channel = channelId.success ? await deps.channels.find(channelId.data) : null
    if (!channel) {
      deps.log.warn('webhook_refused', { channelId: channelId.data ?? null, problem: 'unknown_channel' })
      throw new HttpError('unknown_channel', 'No channel has this address.')
    }
    if (!http.is('application/x-www-form-urlencoded')) {
      throw new HttpError('malformed', 'The body must be form-encoded.')
    }
    const request = {
      url: `${deps.publicBaseUrl}${http.originalUrl}`,
      signature: http.get('x-twilio-signature') || null,
      body,
    }
    const event = accept(deps, channel.account, await read(deps, channel.account, request))
    if (event.kind === 'status') await follow(deps, channel.account.tenantId, event)
    else await receive(deps, channel, event)
    http.status = 204
  })
  return router
}

/** A signature that does not fit may have been made with a token that was rotated a moment ago. */
async function read(
  deps: TwilioWebhookDeps,
  account: ChannelAccount,
  request: { url: string; signature: string | null; body: string },
): Promise<WebhookReading> {
  const reading = deps.channel.readWebhook(account, request)
  if (reading.outcome !== 'forged' || request.signature === null) return reading
  const fresh = await deps.channels.find(account.channelId, { fresh: true })
  if (!fresh || JSON.stringify(fresh.account.credentials) === JSON.stringify(account.credentials)) return reading
  return deps.channel.readWebhook(fresh.account, request)
}

function accept(deps: TwilioWebhookDeps, { tenantId, channelId }: ChannelAccount, reading: WebhookReading) {
  if (reading.outcome === 'event') return reading.event
  const problem = reading.outcome === 'forged' ? 'forged' : reading.problem
  deps.log.warn('webhook_refused', { tenantId, channelId, problem })
  switch (reading.outcome) {
    case 'forged':
      throw new HttpError('forged', 'The signature does not fit.')
    case 'malformed':
      throw new HttpError('malformed', reading.problem)
  }
}

async function follow(
  deps: TwilioWebhookDeps,
  tenantId: string,
  event: Parameters<typeof recordStatus>[1],
): Promise<void> {
  const delivery = await recordDelivery({ log: deps.deliveries, clock: deps.clock }, tenantId, event)
  const recorded = delivery.outcome === 'unusual' ? await recordStatus(deps.ctxFor(tenantId), event) : delivery
  if (recorded.outcome !== 'released' && recorded.outcome !== 'again') return
  await deps.queue.enqueue(sendMessagesJob, { tenantId, conversationId: recorded.conversationId })
}

async function receive(
  deps: TwilioWebhookDeps,
  { account, quietMinMs }: KnownChannel,
  event: Parameters<typeof recordInbound>[2],
): Promise<void> {
  const recorded = await recordInbound({ log: deps.inbound, ids: deps.ids, clock: deps.clock }, account, event)
  if (recorded.outcome === 'duplicate') return
  const hurry = isHurried({ kind: event.messageKind, body: event.body })
  // The turn itself decides whether to wait longer; before this it would find nothing to do.
  const delayMs = hurry ? 0 : quietMinMs
  await deps.queue.enqueue(
    processTurnJob,
    { tenantId: account.tenantId, conversationId: recorded.conversationId },
    { delayMs, hurry },
  )
  if (event.payload.media === undefined) return
  await deps.queue.enqueue(fetchMediaJob, { tenantId: account.tenantId, messageId: recorded.messageId })
}
