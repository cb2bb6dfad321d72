import type { Ctx } from '../domain/context.ts'
import { forgetSilentGuest } from '../domain/customers/index.ts'
import type { SweptHandler } from './define-job.ts'
import { forgetGuestJob, type GuestRef } from './forget-guest.job.ts'

export function forgetGuestHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<GuestRef> {
  return {
    job: forgetGuestJob,
    async run({ tenantId, customerId }) {
      await forgetSilentGuest(deps.ctxFor(tenantId), { customerId })
      return null
    },
  }
}
