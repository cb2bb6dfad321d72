import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { getMember } from '../team/index.ts'
import { PLATFORM_TENANT } from '../tenancy/schemas.ts'

const ACTOR = /^staff:(.+)$/

/** An operator works for the platform and has a second step. Throws `not_found` for everybody else, and `forbidden` without that. */
export async function insistOnOperator(ctx: Ctx): Promise<void> {
  const [, userId] = ACTOR.exec(ctx.actor) ?? []
  if (ctx.tenantId !== PLATFORM_TENANT || userId === undefined) {
    throw new AppError('not_found', 'there is nothing here for a shop')
  }
  const { twoStep, role, state } = await getMember(ctx, { userId })
  if (role !== 'operator' || state !== 'active') throw new AppError('not_found', 'there is nothing here for a shop')
  if (!twoStep) throw new AppError('forbidden', 'an operator needs a second step: set it up in your own account')
}
