import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { Role } from './schemas.ts'

const FoundUser = z.object({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  passwordHash: z.string().nullable(),
  twoStepId: z.uuid().nullable(),
  twoStepEnc: z.string().nullable(),
})
export type FoundUser = z.infer<typeof FoundUser>

/** A user who has joined and was not taken off the team, with what she proves herself with. */
export async function findUser(ctx: Ctx, by: { email: string } | { userId: string }): Promise<FoundUser | null> {
  const which = 'email' in by ? Prisma.sql`u.email = ${by.email}` : Prisma.sql`u.id = ${by.userId}::uuid`
  const rows = await ctx.statement`
    SELECT u.id AS "userId", u.email, u.name, u.role, p.hash AS "passwordHash", t.id AS "twoStepId", t.secret_enc AS "twoStepEnc"
    FROM users u
    LEFT JOIN credentials p ON p.tenant_id = u.tenant_id AND p.user_id = u.id AND p.kind = 'password'
    LEFT JOIN credentials t ON t.tenant_id = u.tenant_id AND t.user_id = u.id AND t.kind = 'totp' AND t.confirmed_at IS NOT NULL
    WHERE u.tenant_id = ${ctx.tenantId}::uuid AND ${which} AND u.joined_at IS NOT NULL AND u.disabled_at IS NULL`
  return z.array(FoundUser).parse(rows)[0] ?? null
}
