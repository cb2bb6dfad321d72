import type { TxCtx } from '../context.ts'

/** Whether an actor is somebody who works for this shop now. */
export async function isStaff(ctx: TxCtx, actor: string): Promise<boolean> {
  const [staff] = await ctx.tx.$queryRaw<{ works: boolean }[]>`
    SELECT EXISTS (SELECT FROM users u
        WHERE u.tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || u.id = ${actor} AND u.disabled_at IS NULL)
      OR EXISTS (SELECT FROM staff_tokens k
        WHERE k.tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || k.id = ${actor} AND k.revoked_at IS NULL) AS works`
  return staff?.works === true
}
