import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

const ShopSign = z.object({
  tenantId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  timezone: z.string(),
  currency: z.string(),
  plansTrips: z.boolean(),
})
export type ShopSign = z.infer<typeof ShopSign>

/** What stands over the door of a shop, or of the platform, whose settings are none. Throws `not_found`. */
export async function getShopSign(ctx: Ctx): Promise<ShopSign> {
  const rows = await ctx.statement`
    SELECT id AS "tenantId", slug, name, coalesce(settings -> 'allowedLanguages', '["en"]') AS languages,
      coalesce(settings ->> 'timezone', 'UTC') AS timezone, coalesce(settings ->> 'currency', 'USD') AS currency,
      settings ->> 'trips' IS NOT NULL AS "plansTrips"
    FROM tenants WHERE id = ${ctx.tenantId}::uuid AND disabled_at IS NULL`
  const [sign] = z.array(ShopSign).parse(rows)
  if (!sign) throw new AppError('not_found', 'there is no such shop')
  return sign
}
