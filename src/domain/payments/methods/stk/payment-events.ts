import { Prisma } from '../../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../../context.ts'
import type { OpenEvent } from './weigh-evidence.ts'

/** Events that count as evidence: those nobody has looked at, and successes that wait for the provider's word. */
export const UNDECIDED_EVENTS = { OR: [{ handledAt: null }, { verdict: 'unproven' }] }

/** Those of the gathered events that nobody has decided meanwhile. Call under the lock of their attempt. */
export async function stillOpen(ctx: TxCtx, events: readonly OpenEvent[]): Promise<OpenEvent[]> {
  if (events.length === 0) return []
  const rows = await ctx.tx.paymentEvent.findMany({
    where: { tenantId: ctx.tenantId, id: { in: events.map(({ eventId }) => eventId) }, ...UNDECIDED_EVENTS },
    select: { id: true },
  })
  const open = new Set(rows.map(({ id }) => id))
  return events.filter(({ eventId }) => open.has(eventId))
}

/** Writes down what was made of each callback, and the answer to our own question when there was one. Two statements. */
export async function closeEvents(
  ctx: TxCtx,
  attemptId: string,
  verdicts: readonly { eventId: string; verdict: string }[],
  queryCode: string | null,
): Promise<void> {
  const now = ctx.clock.now()
  if (verdicts.length > 0) {
    const pairs = verdicts.map(({ eventId, verdict }) => Prisma.sql`(${eventId}::uuid, ${verdict}::text)`)
    await ctx.tx.$executeRaw`
      UPDATE payment_events e SET verdict = w.verdict, handled_at = ${now}::timestamptz
      FROM (VALUES ${Prisma.join(pairs)}) AS w (id, verdict)
      WHERE e.tenant_id = ${ctx.tenantId}::uuid AND e.id = w.id`
  }
  if (queryCode === null) return
  await ctx.tx.paymentEvent.createMany({
    data: {
      tenantId: ctx.tenantId,
      id: ctx.ids.uuid(),
      attemptId,
      source: 'query',
      eventKey: `${attemptId}:query:${queryCode}`,
      claim: {},
      raw: { resultCode: queryCode },
      verdict: 'answered',
      receivedAt: now,
      handledAt: now,
    },
    skipDuplicates: true,
  })
}
