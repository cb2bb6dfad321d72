import type { Ctx } from '../domain/context.ts'
import { deliverWebhooks } from '../domain/webhooks/index.ts'
import type { SweptHandler } from './define-job.ts'
import { deliverWebhooksJob, type EndpointRef } from './deliver-webhooks.job.ts'

export function deliverWebhooksHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<EndpointRef> {
  return {
    job: deliverWebhooksJob,
    async run({ tenantId, endpointId }) {
      // A few at a time, so that between them other endpoints have their turn.
      const { more } = await deliverWebhooks(deps.ctxFor(tenantId), { endpointId })
      return more ? { againInMs: 0 } : null
    },
  }
}
