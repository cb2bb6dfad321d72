import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Role } from '../identity/schemas.ts'

const LockedMember = z.object({
  userId: z.uuid(),
  role: Role,
  capacity: z.int(),
  skills: z.array(z.string()),
  version: z.int(),
  otherOwners: z.int(),
})
export type LockedMember = z.infer<typeof LockedMember>

/**
 * One of the team, until the end of the transaction. The owners are locked with her, always in the same order: of two who leave at
 * the same moment, the second sees that the first has gone. Throws `not_found`.
 */
export async function lockMember(ctx: TxCtx, { userId }: { userId: string }): Promise<LockedMember> {
  const { tenantId, tx } = ctx
  await tx.$queryRaw`
    SELECT id FROM users WHERE tenant_id = ${tenantId}::uuid AND (id = ${userId}::uuid OR role = 'owner') ORDER BY id FOR UPDATE`
  const rows = await tx.$queryRaw`
    SELECT u.id AS "userId", u.role, u.capacity, u.skills, u.version,
      (SELECT count(*)::int FROM users o WHERE o.tenant_id = u.tenant_id AND o.role = 'owner' AND o.id <> u.id
        AND o.joined_at IS NOT NULL AND o.disabled_at IS NULL) AS "otherOwners"
    FROM users u WHERE u.tenant_id = ${tenantId}::uuid AND u.id = ${userId}::uuid AND u.disabled_at IS NULL`
  const [member] = z.array(LockedMember).parse(rows)
  if (!member) throw new AppError('not_found', 'there is nobody of this id on the team')
  return member
}
