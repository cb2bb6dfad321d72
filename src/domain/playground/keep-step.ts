import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { SessionStep } from './schemas.ts'
import { KEPT_MS } from './session-limits.ts'

/**
 * Keeps what a move came to as the next step of its session. Throws `conflict` when another move was faster: this one was played upon
 * what is not the end of the session any more.
 */
export async function keepStep(ctx: Ctx, sessionId: string, step: SessionStep): Promise<void> {
  const { tenantId } = ctx
  await ctx.transaction(async ({ tx }) => {
    const row = { tenantId, sessionId, ...step }
    const { count } = await tx.playgroundStep.createMany({ data: row, skipDuplicates: true })
    if (count === 0) throw new AppError('conflict', 'something else was said meanwhile: read the session again')
    const expiresAt = new Date(step.doneAt.getTime() + KEPT_MS)
    await tx.playgroundSession.updateMany({ where: { tenantId, id: sessionId }, data: { expiresAt } })
  })
}
