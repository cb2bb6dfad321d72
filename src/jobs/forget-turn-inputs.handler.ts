import type { Ctx } from '../domain/context.ts'
import { forgetTurnInputs } from '../domain/turns/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { ShopRef } from './forget-events.job.ts'
import { forgetTurnInputsJob } from './forget-turn-inputs.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200

export function forgetTurnInputsHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: forgetTurnInputsJob,
    async run({ tenantId }) {
      const { more } = await forgetTurnInputs(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
