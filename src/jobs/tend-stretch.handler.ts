import type { Ctx } from '../domain/context.ts'
import { tendStretch } from '../domain/handoff/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type StretchRef, tendStretchJob } from './tend-stretch.job.ts'

export function tendStretchHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<StretchRef> {
  return {
    job: tendStretchJob,
    async run({ tenantId, stretchId }) {
      await tendStretch(deps.ctxFor(tenantId), { stretchId })
      return null
    },
  }
}
