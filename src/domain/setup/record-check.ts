import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'

/** What came of a try. `reference`: by which what is still waited for can be asked about. */
export type Tried =
  | { outcome: 'works' }
  | { outcome: 'failed'; reason: string; problem: string }
  | { outcome: 'waiting'; reference: string }

/** Writes what came of the last try of a step, in place of the one before. */
export async function recordCheck(ctx: TxCtx, step: 'webhook' | 'prompt', tried: Tried): Promise<void> {
  const { tenantId, tx } = ctx
  const row = { reason: null, problem: null, reference: null, ...tried, at: ctx.clock.now() }
  await tx.setupCheck.upsert({
    where: { tenantId_step: { tenantId, step } },
    create: { tenantId, id: ctx.ids.uuid(), step, ...row },
    update: row,
  })
  const { outcome } = tried
  await recordAudit(ctx, { action: 'setup.tried', subjectType: 'tenant', subjectId: tenantId, data: { step, outcome } })
}
