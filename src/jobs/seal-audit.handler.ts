import { sealDay } from '../domain/audit/index.ts'
import type { Ctx } from '../domain/context.ts'
import type { SweptHandler } from './define-job.ts'
import { type ShopRef, sealAuditJob } from './seal-audit.job.ts'

export function sealAuditHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ShopRef> {
  return {
    job: sealAuditJob,
    async run({ tenantId }) {
      // One day at a time, so that a shop with a year behind it holds nobody up.
      return (await sealDay(deps.ctxFor(tenantId))) === null ? null : { againInMs: 0 }
    },
  }
}
