import Router from '@koa/router'
import { z } from 'zod'
import { ConsentView, getConsent } from '../../domain/customers/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { idIn } from './id-in.ts'

const { transactional, marketing, memory } = ConsentView.shape.current.shape
const Entry = ConsentView.shape.trail.element.shape
const Instant = z.iso.datetime()

const ConsentWire = z.strictObject({
  customer_id: z.uuid(),
  current: z.strictObject({
    transactional: z.strictObject({ state: transactional.shape.state, since: Instant.nullable() }),
    marketing: z.strictObject({ state: marketing.shape.state, since: Instant.nullable() }),
    memory: z.strictObject({ state: memory.shape.state, since: Instant.nullable() }),
  }),
  trail: z.array(
    z.strictObject({
      purpose: Entry.purpose,
      action: Entry.action,
      source: z.string(),
      wording_version: z.string(),
      at: Instant,
    }),
  ),
})

/** GET /v1/customers/:id/consent: where a customer's consents stand, and the whole ledger behind it. */
export function consentRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/customers' })
  router.get('/:id/consent', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, ConsentWire, consentWire(await getConsent(ctx, { customerId: idIn(http.params.id, 'customer') })))
  })
  return router
}

function consentWire({ customerId, current, trail }: ConsentView): z.infer<typeof ConsentWire> {
  const { transactional, marketing, memory } = current
  return {
    customer_id: customerId,
    current: {
      transactional: { state: transactional.state, since: transactional.since?.toISOString() ?? null },
      marketing: { state: marketing.state, since: marketing.since?.toISOString() ?? null },
      memory: { state: memory.state, since: memory.since?.toISOString() ?? null },
    },
    trail: trail.map(({ wordingVersion, at, ...entry }) => ({
      ...entry,
      wording_version: wordingVersion,
      at: at.toISOString(),
    })),
  }
}
