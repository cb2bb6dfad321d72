import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import type { Email } from '../identity/schemas.ts'
import { invite } from '../team/index.ts'
import { addTenant } from '../tenancy/index.ts'
import { firstSettings } from './first-settings.ts'

/**
 * Opens a shop and invites its owner, both or neither; then the platform's audit says so. Throws `conflict` when the short name is taken.
 * @param shop a ctx of the shop that is to be
 */
export async function openTenant(
  ctx: Ctx,
  shop: Ctx,
  { slug, name, ownerEmail }: { slug: string; name: string; ownerEmail: Email },
): Promise<{ token: string; expiresAt: Date }> {
  const invitation = await shop.transaction(async (shop) => {
    await addTenant(shop, { slug, name, settings: firstSettings(name) })
    return invite(shop, { email: ownerEmail, name: ownerEmail.replace(/@.*/, ''), role: 'owner', by: null })
  })
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      action: 'tenant.opened',
      subjectType: 'tenant',
      subjectId: shop.tenantId,
      data: { slug, name },
    }),
  )
  return invitation
}
