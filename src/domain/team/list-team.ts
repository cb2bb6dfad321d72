import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Member } from './schemas.ts'

const MOST = 500

/** Everybody of the shop, who was removed last. */
export async function listTeam(ctx: Ctx): Promise<Member[]> {
  return readMembers(ctx, Prisma.sql`true`)
}

/** One of the team. Throws `not_found`. */
export async function getMember(ctx: Ctx, { userId }: { userId: string }): Promise<Member> {
  const [member] = await readMembers(ctx, Prisma.sql`u.id = ${userId}::uuid`)
  if (!member) throw new AppError('not_found', 'there is nobody of this id on the team')
  return member
}

async function readMembers(ctx: Ctx, where: Prisma.Sql): Promise<Member[]> {
  const rows = await ctx.statement`
    SELECT u.id AS "userId", u.email, u.name, u.role, u.capacity, u.skills, u.available, u.last_seen_at AS "lastSeenAt",
      u.created_at AS "createdAt", u.version,
      CASE WHEN u.disabled_at IS NOT NULL THEN 'removed' WHEN u.joined_at IS NULL THEN 'invited' ELSE 'active' END AS state,
      EXISTS (SELECT FROM credentials c WHERE c.tenant_id = u.tenant_id AND c.user_id = u.id AND c.kind = 'totp'
        AND c.confirmed_at IS NOT NULL) AS "twoStep"
    FROM users u WHERE u.tenant_id = ${ctx.tenantId}::uuid AND ${where}
    ORDER BY u.disabled_at IS NOT NULL, u.name, u.id LIMIT ${MOST}::int`
  return z.array(Member).parse(rows)
}
