import type { TxCtx } from '../context.ts'

/** How the other staff know who did something; whoever is no member of staff goes by the name of the actor. */
export async function staffName(ctx: TxCtx, actor: string | null): Promise<string> {
  const [staff] = await ctx.tx.$queryRaw<{ name: string | null }[]>`
    SELECT staff_name(${ctx.tenantId}::uuid, ${actor}::text) AS name`
  return staff?.name ?? actor ?? 'nobody'
}
