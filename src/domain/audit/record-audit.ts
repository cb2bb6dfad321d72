import type { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'

export interface AuditFact {
  /** What happened, as `noun.verb` in the past tense: 'order.cancelled'. */
  action: string
  subjectType: string
  subjectId: string
  data: JsonObject
}

/** Appends who did what, and from where, in the caller's transaction: either both the change and its record exist, or neither. One statement. */
export async function recordAudit(ctx: TxCtx, ...facts: AuditFact[]): Promise<void> {
  if (facts.length === 0) return
  const { tenantId, actor, caller } = ctx
  const at = ctx.clock.now()
  const from = {
    ip: caller?.address ?? null,
    requestId: caller?.requestId ?? ctx.requestId,
    viaKey: caller?.viaKey ?? null,
  }
  await ctx.tx.auditEntry.createMany({
    data: facts.map((fact) => ({ tenantId, id: ctx.ids.uuid(), actor, ...fact, at, ...from })),
  })
}
