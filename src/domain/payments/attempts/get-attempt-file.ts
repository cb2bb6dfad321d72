import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readAttempts } from './read-attempts.ts'
import { AttemptEvent, type ListedAttempt } from './schemas.ts'

/** A try to pay with all that was heard about it, the oldest first. Throws `not_found`. */
export async function getAttemptFile(
  ctx: Ctx,
  { attemptId }: { attemptId: string },
): Promise<{ attempt: ListedAttempt; events: AttemptEvent[] }> {
  return ctx.transaction(async (ctx) => {
    const which = Prisma.sql`a.tenant_id = ${ctx.tenantId}::uuid AND a.id = ${attemptId}::uuid`
    const [attempt] = await readAttempts(ctx, { which, limit: 1 })
    if (!attempt) throw new AppError('not_found', 'there is no such payment attempt')
    const rows = await ctx.tx.$queryRaw`
      SELECT e.id AS "eventId", e.source, e.received_at AS "receivedAt", e.handled_at AS "handledAt", e.verdict,
        coalesce(e.claim->>'resultCode', e.raw->>'resultCode') AS "resultCode",
        (e.claim->>'amountMinor')::int AS "amountMinor", e.claim->>'receipt' AS receipt
      FROM payment_events e WHERE e.tenant_id = ${ctx.tenantId}::uuid AND e.attempt_id = ${attemptId}::uuid
      ORDER BY e.received_at, e.id`
    return { attempt, events: z.array(AttemptEvent).parse(rows) }
  })
}
