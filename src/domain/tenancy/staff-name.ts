import type { TxCtx } from '../context.ts'

/** How the other staff know who did something; whoever is no member of staff goes by the name of the actor. */
export async function staffName(ctx: TxCtx, actor: string | null): Promise<string> {
  const [staff] = await ctx.tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM staff_tokens WHERE tenant_id = ${ctx.tenantId}::uuid AND 'staff:' || id = ${actor}`
  return staff?.name ?? actor ?? 'nobody'
}
