import type { Ctx } from '../context.ts'
import type { Role } from '../identity/schemas.ts'
import { getMember } from './list-team.ts'
import { insistOnMayChange } from './may-change.ts'

/** Throws `forbidden` unless somebody of this role may change this colleague, and `not_found`. */
export async function insistOnMayChangeMember(ctx: Ctx, { userId, by }: { userId: string; by: Role }): Promise<void> {
  const { role } = await getMember(ctx, { userId })
  insistOnMayChange(by, role)
}
