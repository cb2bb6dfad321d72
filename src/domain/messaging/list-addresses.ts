import type { Ctx } from '../context.ts'

/** The addresses that customers of the shop write to, as the provider writes them: "whatsapp:+254…", "web:…". */
export async function listAddresses(ctx: Ctx): Promise<string[]> {
  const channels = await ctx.transaction(({ tx }) =>
    tx.channel.findMany({ where: { tenantId: ctx.tenantId }, select: { address: true } }),
  )
  return channels.map(({ address }) => address)
}
