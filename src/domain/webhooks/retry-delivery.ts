import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/**
 * Sends one thing once more, now, whatever became of it; its tries count anew. Throws `not_found`, and `conflict` while its endpoint is
 * switched off.
 */
export async function retryDelivery(ctx: Ctx, { deliveryId }: { deliveryId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const where = { tenantId, id: deliveryId }
    const found = await tx.webhookDelivery.findFirst({
      where,
      select: { endpointId: true, eventId: true, state: true, endpoint: { select: { state: true } } },
    })
    if (found === null) throw new AppError('not_found', 'there is no such delivery')
    if (found.endpoint.state !== 'active') throw new AppError('conflict', 'its endpoint is switched off')
    const { endpointId, eventId, state } = found
    const anew = { state: 'waiting', tries: 0, nextTryAt: ctx.clock.now(), endedAt: null }
    await tx.webhookDelivery.updateMany({ where, data: anew })
    await tx.webhookEndpoint.updateMany({ where: { tenantId, id: endpointId }, data: { notBefore: null } })
    await recordAudit(ctx, {
      action: 'webhook_delivery.retried',
      subjectType: 'webhook_delivery',
      subjectId: deliveryId,
      data: { endpointId, eventId, before: state },
    })
    ctx.wake({ work: 'webhooks', endpointId })
  })
}
