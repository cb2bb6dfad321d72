import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { Session } from './schemas.ts'

/** A session with all its steps. Throws `not_found`, also for one that is over. */
export async function findSession(ctx: Ctx, sessionId: string): Promise<Session> {
  return ctx.transaction((ctx) => readSession(ctx, sessionId))
}

/** The same in a transaction that has just begun it. */
export async function readSession({ tx, tenantId, clock }: TxCtx, id: string): Promise<Session> {
  const found = await tx.playgroundSession.findFirst({
    where: { tenantId, id, expiresAt: { gt: clock.now() } },
    include: { steps: { orderBy: { place: 'asc' } } },
  })
  if (found === null) throw new AppError('not_found', 'there is no such session, or it is over')
  return Session.parse(found)
}
