import type { Ctx } from '../domain/context.ts'
import { forgetSessions } from '../domain/playground/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { ShopRef } from './forget-events.job.ts'
import { forgetPlaygroundJob } from './forget-playground.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200

export function forgetPlaygroundHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: forgetPlaygroundJob,
    async run({ tenantId }) {
      const { more } = await forgetSessions(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
