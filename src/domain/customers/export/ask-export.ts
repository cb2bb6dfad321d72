import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** As long may it take until whoever asked gives it to her. */
const ENDS_MS = 86_400_000

/** An address where all that is known of a customer can be taken, once. Throws `not_found`. */
export async function askExport(
  ctx: Ctx,
  { customerId }: { customerId: string },
): Promise<{ url: string; expiresAt: Date }> {
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx, actor } = ctx
    const askedAt = ctx.clock.now()
    const expiresAt = new Date(askedAt.getTime() + ENDS_MS)
    const known = await tx.customer.findFirst({ where: { tenantId, id: customerId }, select: { id: true } })
    if (known === null) throw new AppError('not_found', 'there is no such customer')
    const id = ctx.ids.uuid()
    await tx.customerExport.create({ data: { tenantId, id, customerId, askedBy: actor, askedAt, expiresAt } })
    const audited = { action: 'customer.exported', subjectType: 'customer', subjectId: customerId }
    await recordAudit(ctx, { ...audited, data: { exportId: id, until: expiresAt.toISOString() } })
    const token = ctx.ports.fileLinks.sign({ tenantId, file: { kind: 'customer_export', id }, expiresAt })
    return { url: `${ctx.publicBaseUrl}/files/${token}`, expiresAt }
  })
}
