import type { OutboundMedia } from '../../src/domain/messaging/schemas.ts'
import type { TurnState } from '../turn-state.ts'

/**
 * The picture of the item that is being talked about, the first time it is.
 * @returns null for an item without a picture, and for one that she has just seen
 */
export function itemPicture({
  item,
  picturedItemId,
}: Pick<TurnState, 'item' | 'picturedItemId'>): OutboundMedia | null {
  if (item === null || item.imagePath === null || item.itemId === picturedItemId) return null
  const extension = /\.(\w{3,4})$/.exec(item.imagePath)?.[1] ?? 'png'
  const filename = `${item.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.${extension}`
  return {
    kind: 'image',
    file: { kind: 'item_image', id: item.itemId },
    filename,
    caption: `${item.brand} ${item.name}`.slice(0, 200),
  }
}
