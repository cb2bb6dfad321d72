import Router from '@koa/router'
import { getConsent } from '../../domain/customers/index.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { snakeCase } from '../snake-case.ts'
import { idIn } from './id-in.ts'

/** GET /v1/customers/:id/consent: where a customer's consents stand, and the whole ledger behind it. */
export function consentRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/customers' })
  router.get('/:id/consent', async (http) => {
    const ctx = await deps.staff(http)
    http.body = snakeCase(await getConsent(ctx, { customerId: idIn(http.params.id, 'customer') }))
  })
  return router
}
