import type { Ctx } from '../domain/context.ts'
import { numberEvents } from '../domain/webhooks/index.ts'
import type { SweptHandler } from './define-job.ts'
import { numberEventsJob, type ShopRef } from './number-events.job.ts'

export function numberEventsHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: numberEventsJob,
    async run({ tenantId }) {
      const { more } = await numberEvents(deps.ctxFor(tenantId))
      return more ? { againInMs: 0 } : null
    },
  }
}
