import type { FileRef } from '../../src/domain/files/schemas.ts'
import type { OutboundMedia } from '../../src/domain/messaging/schemas.ts'
import type { TurnState } from '../turn-state.ts'

type Pictured = Pick<TurnState, 'item' | 'picturedItemId' | 'pending' | 'cart'>

/**
 * The picture of the item that is being talked about, the first time it is, in the colour she has chosen.
 * @returns null for an item without a picture, and for one that she has just seen
 */
export function itemPicture(state: Pictured): OutboundMedia | null {
  const { item, picturedItemId } = state
  if (item === null || item.imagePath === null || item.itemId === picturedItemId) return null
  const extension = /\.(\w{3,4})$/.exec(item.imagePath)?.[1] ?? 'png'
  const filename = `${item.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.${extension}`
  return {
    kind: 'image',
    file: pictureOf(item.itemId, state),
    filename,
    caption: `${item.brand} ${item.name}`.slice(0, 200),
  }
}

function pictureOf(itemId: string, { pending, cart }: Pictured): FileRef {
  const inCart = cart.findLast((entry) => entry.itemId === itemId)?.variantSelection
  const { colour } = (pending?.kind === 'choose_option' ? pending.chosen : inCart) ?? {}
  // A shop may call a colour anything; what is no plain word names no other picture.
  const file = { kind: 'item_image', id: itemId } as const
  return colour !== undefined && /^[a-z]{1,20}$/.test(colour) ? { ...file, colour } : file
}
