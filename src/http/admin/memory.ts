import Router from '@koa/router'
import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { forgetGuest, getMemory, MemoryEntry } from '../../domain/customers/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { idIn } from './id-in.ts'

const { kind, value, dates } = MemoryEntry.shape

const MemoryWire = z.strictObject({
  customer_id: z.uuid(),
  /** Null: she was never asked. */
  consent: z.boolean().nullable(),
  entries: z.array(z.strictObject({ kind, value, dates, message_id: z.uuid(), at: z.iso.datetime() })),
})

/**
 * GET /v1/customers/:id/memory: what is remembered of a customer, each with the message that said it. DELETE erases it at once and
 * withdraws her consent, for who asks staff for that.
 */
export function memoryRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/customers' })
  router.get('/:id/memory', async (http) => {
    const ctx = await deps.staff(http)
    const customerId = idIn(http.params.id, 'customer')
    answer(http, MemoryWire, await memoryOf(ctx, customerId))
  })
  router.delete('/:id/memory', async (http) => {
    const ctx = await deps.staff(http)
    const customerId = idIn(http.params.id, 'customer')
    await forgetGuest(ctx, { customerId })
    answer(http, MemoryWire, await memoryOf(ctx, customerId))
  })
  return router
}

async function memoryOf(ctx: Ctx, customerId: string): Promise<z.infer<typeof MemoryWire>> {
  const { memoryOptIn, memories } = await getMemory(ctx, { customerId })
  const entries = memories.map(({ messageId, at, ...entry }) => ({
    ...entry,
    message_id: messageId,
    at: new Date(at).toISOString(),
  }))
  return { customer_id: customerId, consent: memoryOptIn, entries }
}
