import { z } from 'zod'
import { sha256 } from '../../lib/sha256.ts'
import type { Ctx } from '../context.ts'
import { LIFETIMES } from './lifetimes.ts'
import type { Email } from './schemas.ts'

/** Wrong proofs in a row that lock an address. */
const MOST_FAILURES = 5

export type Try = { outcome: 'granted'; isLast: boolean } | { outcome: 'locked'; until: Date }

/** What is counted: the address itself is not kept of somebody who does not exist. */
export function subjectOf(email: Email): string {
  return sha256(`login ${email}`)
}

/**
 * Counts a try as failed before it is made, and locks with the fifth: of any number that come at once, five are looked at. Who
 * succeeds clears the counter.
 */
export async function claimTry(ctx: Ctx, email: Email): Promise<Try> {
  const { tenantId } = ctx
  const subject = subjectOf(email)
  const now = ctx.clock.now()
  const past = new Date(now.getTime() - LIFETIMES.failures)
  const lockedUntil = new Date(now.getTime() + LIFETIMES.lockout)
  const claimed = await ctx.statement`
    INSERT INTO login_counters AS c (tenant_id, subject, failures, first_at)
    VALUES (${tenantId}::uuid, ${subject}, 1, ${now})
    ON CONFLICT (tenant_id, subject) DO UPDATE SET
      failures = CASE WHEN c.locked_until IS NOT NULL OR c.first_at <= ${past} THEN 1 ELSE c.failures + 1 END,
      first_at = CASE WHEN c.locked_until IS NOT NULL OR c.first_at <= ${past} THEN ${now} ELSE c.first_at END,
      locked_until = CASE WHEN c.locked_until IS NULL AND c.first_at > ${past} AND c.failures + 1 >= ${MOST_FAILURES}::int
        THEN ${lockedUntil}::timestamptz END
    WHERE c.locked_until IS NULL OR c.locked_until <= ${now}
    RETURNING failures`
  const [row] = z.array(z.object({ failures: z.int() })).parse(claimed)
  if (row) return { outcome: 'granted', isLast: row.failures >= MOST_FAILURES }
  const locks = await ctx.statement`
    SELECT locked_until AS until FROM login_counters WHERE tenant_id = ${tenantId}::uuid AND subject = ${subject}`
  const [lock] = z.array(z.object({ until: z.date().nullable() })).parse(locks)
  return { outcome: 'locked', until: lock?.until ?? now }
}

/** The proof was right: nothing counts any more. What is past of others in the shop goes with it. */
export async function clearTries(ctx: Ctx, email: Email): Promise<void> {
  const now = ctx.clock.now()
  const past = new Date(now.getTime() - LIFETIMES.failures)
  await ctx.transaction(async ({ tx, tenantId }) => {
    await tx.$executeRaw`
      DELETE FROM login_counters WHERE tenant_id = ${tenantId}::uuid
        AND (subject = ${subjectOf(email)} OR (first_at <= ${past} AND coalesce(locked_until, first_at) <= ${now}))`
  })
}

/** The try was no failure, and no success either: what failed before still counts. */
export async function withdrawTry(ctx: Ctx, email: Email): Promise<void> {
  await ctx.transaction(async ({ tx, tenantId }) => {
    await tx.$executeRaw`
      UPDATE login_counters SET failures = greatest(failures - 1, 0), locked_until = NULL
      WHERE tenant_id = ${tenantId}::uuid AND subject = ${subjectOf(email)}`
  })
}
