import * as catalog from '../../domain/catalog/index.ts'
import * as contract from '../contract/catalog.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { itemWire } from './item.wire.ts'

const Cursor = pageCursor(catalog.ShelfCursor)

/** The goods of the shop. */
export function serveCatalog(api: Api): void {
  serve(api, contract.listCatalogItems, async (ctx, { query }) => {
    const { q, limit } = query
    const filter = { q, active: flagOf(query.active), low: flagOf(query.low_stock) }
    const { items, next } = await catalog.listShelf(ctx, { filter, after: Cursor.read(query), limit })
    return { items: items.map((item) => itemWire(ctx, item)), next_cursor: Cursor.write(next, query) }
  })
  serve(api, contract.getCatalogItem, async (ctx, { params }) => ({
    item: itemWire(ctx, await catalog.getShelfItem(ctx, { itemId: params.id })),
  }))
  serve(api, contract.createCatalogItem, async (ctx, { body }) => ({
    item: itemWire(ctx, await catalog.createItem(ctx, { ...body, variants: body.variants.map(variantOf) })),
  }))
  serve(api, contract.changeCatalogItem, async (ctx, { params, body }, http) =>
    unlessStale(ctx, await catalog.changeItem(ctx, { itemId: params.id, change: body, seen: versionSeen(http) })),
  )
  serve(api, contract.deactivateCatalogItem, async (ctx, { params }, http) => {
    const off = { itemId: params.id, change: { active: false }, seen: versionSeen(http) }
    return unlessStale(ctx, await catalog.changeItem(ctx, off))
  })
  serve(api, contract.setCatalogVariants, async (ctx, { params, body }, http) => {
    const wanted = { itemId: params.id, variants: body.variants.map(variantOf), seen: versionSeen(http) }
    return unlessStale(ctx, await catalog.setVariants(ctx, wanted))
  })
  serve(api, contract.changeCatalogStock, async (ctx, { body }) => {
    const { sku, reason, ...change } = body
    const { itemId, variantId, stock, held } = await catalog.changeStock(ctx, { sku, reason, change })
    return { item_id: itemId, variant_id: variantId, sku, stock, held }
  })
  serveImages(api)
}

function serveImages(api: Api): void {
  serve(api, contract.addCatalogImage, async (ctx, { params, body }) => {
    const { pictureId, item } = await catalog.addPicture(ctx, { itemId: params.id, bytes: body.file.bytes })
    return { image_id: pictureId, item: itemWire(ctx, item) }
  })
  serve(api, contract.deleteCatalogImage, async (ctx, { params }) => ({
    item: itemWire(ctx, await catalog.removePicture(ctx, { pictureId: params.id })),
  }))
}

function unlessStale(ctx: StaffCtx, { outcome, item }: { outcome: 'changed' | 'stale'; item: catalog.ShelfItem }) {
  if (outcome === 'stale') throw staleVersion(itemWire(ctx, item))
  return { item: itemWire(ctx, item) }
}

function variantOf({
  price_minor: priceMinor,
  ...variant
}: { price_minor: number } & Omit<catalog.NewVariant, 'priceMinor'>) {
  return { ...variant, priceMinor }
}

function flagOf(flag: 'true' | 'false' | undefined): boolean | undefined {
  return flag && flag === 'true'
}
