import type { Ctx } from '../domain/context.ts'
import { forgetAnswers } from '../domain/idempotency/index.ts'
import type { SweptHandler } from './define-job.ts'
import { forgetAnswersJob, type ShopRef } from './forget-answers.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200

export function forgetAnswersHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: forgetAnswersJob,
    async run({ tenantId }) {
      const { more } = await forgetAnswers(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
