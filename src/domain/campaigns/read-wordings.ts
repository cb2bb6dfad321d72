import type { TxCtx } from '../context.ts'
import type { TenantSettings } from '../tenancy/index.ts'
import { approvedWordings } from './approved-wordings.ts'
import type { Campaign } from './schemas.ts'
import type { Wordings } from './word-for.ts'

/** What the words of a campaign are made of, for whomever they are. */
export async function readWordings(
  ctx: TxCtx,
  { template }: Pick<Campaign, 'template'>,
  { defaultLanguage }: Pick<TenantSettings, 'defaultLanguage'>,
): Promise<Wordings> {
  const { name: shop } = await ctx.tx.tenant.findUniqueOrThrow({ where: { id: ctx.tenantId }, select: { name: true } })
  return { bodies: await approvedWordings(ctx, template), shop, defaultLanguage }
}
