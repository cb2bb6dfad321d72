import type { Ctx } from '../domain/context.ts'
import { forgetEvents } from '../domain/webhooks/index.ts'
import type { SweptHandler } from './define-job.ts'
import { forgetEventsJob, type ShopRef } from './forget-events.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200

export function forgetEventsHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: forgetEventsJob,
    async run({ tenantId }) {
      const { more } = await forgetEvents(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
