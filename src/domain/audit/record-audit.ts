import type { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'

export interface AuditFact {
  /** What happened, as `noun.verb` in the past tense: 'order.cancelled'. */
  action: string
  subjectType: string
  subjectId: string
  data: JsonObject
}

/** Appends who did what, in the caller's transaction: either both the change and its record exist, or neither. One statement. */
export async function recordAudit(ctx: TxCtx, ...facts: AuditFact[]): Promise<void> {
  if (facts.length === 0) return
  const at = ctx.clock.now()
  await ctx.tx.auditEntry.createMany({
    data: facts.map((fact) => ({ tenantId: ctx.tenantId, id: ctx.ids.uuid(), actor: ctx.actor, ...fact, at })),
  })
}
