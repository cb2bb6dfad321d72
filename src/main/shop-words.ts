import type { EngineDeps } from '../../journeys/turn-context.ts'
import { listShopVocabulary } from '../domain/catalog/index.ts'
import type { TenantSettings } from '../domain/tenancy/schemas.ts'
import { attributeWords } from '../language/attribute-words.ts'
import { buildShopIndex, type ShopIndex } from '../language/linking/build-index.ts'
import { SHOP_LANGUAGE } from '../language/packs/shop-language.ts'
import { lastUsed } from '../lib/last-used.ts'

/** Shops whose words are kept at a time; an index of 10,000 items takes some tens of megabytes. */
const KEPT_SHOPS = 50

interface Kept {
  catalogRevision: string
  /** The shop's name and places as they were then: settings have no revision of their own. */
  shop: string
  index: Promise<ShopIndex>
}

/**
 * What messages can name in each shop, read once per revision of its catalogue and of what the shop is called and where it delivers. A turn that finds it here
 * asks the database nothing.
 */
export function shopWordsCache(): EngineDeps['shopWords'] {
  const kept = lastUsed<string, Kept>({ room: KEPT_SHOPS })
  return (ctx, { catalogRevision, name, settings }) => {
    const shop = JSON.stringify([name, settings.fulfilment])
    const known = kept.find(ctx.tenantId)
    if (known?.catalogRevision === catalogRevision && known.shop === shop) return known.index
    const index = readIndex(ctx, name, settings)
    kept.keep(ctx.tenantId, { catalogRevision, shop, index })
    // A read that failed is not kept: the next turn tries again.
    index.catch(() => kept.find(ctx.tenantId)?.index === index && kept.forget(ctx.tenantId))
    return index
  }
}

async function readIndex(
  ctx: Parameters<EngineDeps['shopWords']>[0],
  name: string,
  { fulfilment }: Pick<TenantSettings, 'fulfilment'>,
): Promise<ShopIndex> {
  const { revision, items } = await listShopVocabulary(ctx)
  const { zones, pickup } = fulfilment
  return buildShopIndex(
    {
      revision,
      name,
      items: items.map((item) => ({ ...item, attributes: attributeWords(item.attributes) })),
      zones: zones.map(({ id, name, aliases, elsewhere }) => ({ id, name, aliases, elsewhere })),
      pickups: pickup.map(({ id, name }) => ({ id, name })),
      coupons: [],
    },
    SHOP_LANGUAGE,
  )
}
