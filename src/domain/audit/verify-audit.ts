import { z } from 'zod'
import type { Ctx } from '../context.ts'

const CheckedDays = z.object({
  days: z.int(),
  entries: z.int(),
  firstBroken: z.string().nullable(),
  lastHash: z.string().nullable(),
})
export type CheckedDays = z.infer<typeof CheckedDays>

/**
 * Makes the hash of every sealed day again. `firstBroken` is the first day that is not as it was sealed, or is missing; whoever keeps
 * `lastHash` somewhere else can tell later whether the seals themselves were made anew.
 */
export async function verifyAudit(ctx: Ctx): Promise<CheckedDays> {
  const rows = await ctx.statement`
    SELECT days, entries, first_broken::text AS "firstBroken", last_hash AS "lastHash" FROM audit_check(${ctx.tenantId}::uuid)`
  return CheckedDays.parse(rows[0])
}
