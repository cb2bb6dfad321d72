import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { ConsentView } from './schemas.ts'

/** Where the consents of a customer stand and the whole ledger behind it. Throws `not_found`, also for another shop's customer. */
export async function getConsent(ctx: Ctx, input: { customerId: string }): Promise<ConsentView> {
  const { customerId } = input
  const where = { tenantId: ctx.tenantId, customerId }
  const { customer, entries } = await ctx.transaction(async ({ tx }) => ({
    customer: await tx.customer.findUnique({ where: { tenantId_id: { tenantId: ctx.tenantId, id: customerId } } }),
    entries: await tx.consentEntry.findMany({
      where,
      orderBy: [{ at: 'desc' }, { purpose: 'asc' }],
      select: { purpose: true, action: true, source: true, wordingVersion: true, at: true },
    }),
  }))
  if (!customer) throw new AppError('not_found', 'there is no such customer')
  const trail = ConsentView.shape.trail.parse(entries)
  const since = (purpose: string) => trail.find((entry) => entry.purpose === purpose)?.at ?? null
  const spoke = since('transactional')
  const { optedOutAt, marketingOptIn, memoryOptIn, tripWatchOptIn } = customer
  const asked = (optIn: boolean | null) => (optIn === null ? 'never_asked' : optIn ? 'granted' : 'withdrawn')
  return {
    customerId,
    current: {
      transactional: {
        state: optedOutAt !== null ? 'withdrawn' : spoke === null ? 'implied' : 'granted',
        since: optedOutAt ?? spoke,
      },
      marketing: {
        state: asked(marketingOptIn),
        since: since('marketing'),
      },
      memory: { state: asked(memoryOptIn), since: since('memory') },
      tripWatch: { state: asked(tripWatchOptIn), since: since('trip_watch') },
    },
    trail,
  }
}
