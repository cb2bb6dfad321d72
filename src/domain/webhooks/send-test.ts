import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { TEST_EVENT } from './catalogue/schemas.ts'
import { getEndpoint } from './get-endpoint.ts'
import { lockEndpoint } from './lock-endpoint.ts'

/**
 * Sends an endpoint something that is no fact, so that its owner sees whether it arrives. Throws `not_found`, `conflict` while it is
 * switched off.
 */
export async function sendTest(ctx: Ctx, { endpointId }: { endpointId: string }): Promise<{ deliveryId: string }> {
  const deliveryId = ctx.ids.uuid()
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    await lockEndpoint(ctx, endpointId)
    const { state } = await getEndpoint(ctx, { endpointId })
    if (state !== 'active') throw new AppError('conflict', 'the endpoint is switched off')
    const now = ctx.clock.now()
    const eventId = ctx.ids.uuid()
    const data = { endpoint_id: endpointId }
    await tx.webhookEvent.create({ data: { tenantId, id: eventId, sequence: 0, type: TEST_EVENT, at: now, data } })
    await tx.webhookDelivery.create({
      data: { tenantId, id: deliveryId, endpointId, eventId, nextTryAt: now, createdAt: now },
    })
    await tx.webhookEndpoint.updateMany({ where: { tenantId, id: endpointId }, data: { notBefore: null } })
    ctx.wake({ work: 'webhooks', endpointId })
  })
  return { deliveryId }
}
