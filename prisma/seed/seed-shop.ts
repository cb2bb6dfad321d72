import type { Ctx, Ids } from '../../src/domain/context.ts'
import { ingestPlain, noticeConflicts } from '../../src/domain/knowledge/index.ts'
import { listProperties, loadProperty } from '../../src/domain/properties/index.ts'
import type { ShopFixture } from './shop-fixture.ts'

/** A demo shop has the same tenant id on every machine. */
export function demoTenantId(ids: Ids, slug: string): string {
  return ids.derive(`tenant ${slug}`)
}

/**
 * Makes a shop of a fixture, in bulk: tenant, catalog, offers, knowledge, property. What is there already stays as it is, so that
 * seeding again neither doubles a row nor undoes a sale or a changed setting.
 * @param ctx of the tenant `demoTenantId` gives for the shop
 */
export async function seedShop(ctx: Ctx, shop: ShopFixture): Promise<void> {
  const { tenantId, ids } = ctx
  const createdAt = ctx.clock.now()
  const missing = await ctx.transaction(async ({ tx }) => {
    await tx.tenant.createMany({
      data: [{ id: tenantId, slug: shop.slug, name: shop.name, settings: shop.settings, createdAt }],
      skipDuplicates: true,
    })
    await tx.catalogItem.createMany({
      data: shop.items.map(({ variants: _variants, ...item }) => ({ ...item, tenantId, id: itemId(ctx, item.sku) })),
      skipDuplicates: true,
    })
    await tx.catalogVariant.createMany({
      data: shop.items.flatMap((item) =>
        item.variants.map((variant) => ({
          ...variant,
          tenantId,
          id: ids.derive(`variant ${tenantId} ${variant.sku}`),
          itemId: itemId(ctx, item.sku),
          currency: shop.settings.currency,
        })),
      ),
      skipDuplicates: true,
    })
    await tx.offer.createMany({
      data: shop.offers.map((offer) => ({
        ...offer,
        tenantId,
        id: ids.derive(`offer ${tenantId} ${offer.code ?? offer.title.en}`),
      })),
      skipDuplicates: true,
    })
    const known = await tx.knowledgeDocument.findMany({ where: { tenantId }, select: { title: true, language: true } })
    const titles = new Set(known.map(named))
    return shop.documents.filter((document) => !titles.has(named(document)))
  })
  await ingestPlain(ctx, missing)
  if (shop.property !== null && (await listProperties(ctx)).length === 0) await loadProperty(ctx, shop.property)
  await noticeConflicts(ctx)
}

function itemId(ctx: Ctx, sku: string): string {
  return ctx.ids.derive(`item ${ctx.tenantId} ${sku}`)
}

function named({ language, title }: { language: string; title: string }): string {
  return `${language} ${title}`
}
