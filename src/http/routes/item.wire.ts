import { LOW_STOCK, type ShelfItem } from '../../domain/catalog/index.ts'
import type { Ctx } from '../../domain/context.ts'
import type { FileRef } from '../../domain/files/index.ts'
import type * as contract from '../contract/catalog.ts'
import { moneyWire } from './money.wire.ts'

/** An address lives to the end of the next such span, so that a browser meets the same one again. */
const SPAN_MS = 15 * 60_000

/** An item as it goes over the wire. The addresses of its pictures have no host, so that the page that shows them asks nobody else. */
export function itemWire(ctx: Ctx, item: ShelfItem): contract.ItemWire {
  const { itemId, sku, name, description, category, brand, tags, attributes, active, variants, version } = item
  return {
    ...{ item_id: itemId, sku, name, description, category, brand, tags, attributes, active, version },
    images: imagesOf(ctx, item),
    variants: variants.map(({ variantId, price, stock, held, ...variant }) => ({
      ...{ variant_id: variantId, ...variant, price: moneyWire(price), stock, held },
      low: stock - held <= LOW_STOCK,
    })),
  }
}

function imagesOf(ctx: Ctx, { itemId, pictureIds, hasShelfPicture }: ShelfItem): contract.ItemWire['images'] {
  const own = pictureIds.map((id) => ({ image_id: id, url: addressOf(ctx, { kind: 'catalog_picture', id }) }))
  if (own.length > 0 || !hasShelfPicture) return own
  return [{ image_id: null, url: addressOf(ctx, { kind: 'item_image', id: itemId }) }]
}

function addressOf({ tenantId, clock, ports }: Ctx, file: FileRef): string {
  const expiresAt = new Date((Math.floor(clock.now().getTime() / SPAN_MS) + 2) * SPAN_MS)
  return `/files/${ports.fileLinks.sign({ tenantId, file, expiresAt })}`
}
