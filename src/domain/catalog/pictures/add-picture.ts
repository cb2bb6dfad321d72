import { barePicture } from '../../../lib/bare-picture.ts'
import { sniffType } from '../../../lib/sniff-type.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getShelfItem } from '../desk/get-shelf-item.ts'
import { lockItem } from '../desk/lock-item.ts'
import type { ShelfItem } from '../desk/schemas.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_OF_ITEM = 10
const KINDS = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Puts a picture to an item, behind those that it has. It is what its bytes say, and tells nothing but what it shows. Throws
 * `not_found`, `invalid_input` for what is no picture or too large, and `limit_exceeded`.
 */
export async function addPicture(
  ctx: Ctx,
  { itemId, bytes }: { itemId: string; bytes: Uint8Array },
): Promise<{ pictureId: string; item: ShelfItem }> {
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId, ids, clock } = ctx
    const before = await lockItem(ctx, itemId)
    const contentType = sniffType(bytes, '') ?? ''
    if (!KINDS.includes(contentType)) throw new AppError('invalid_input', 'file: send a JPEG, PNG or WebP picture')
    if (bytes.byteLength > MOST_BYTES) throw new AppError('invalid_input', 'file: a picture has at most 5 MB')
    const bare = barePicture(contentType, bytes)
    if (before.pictureIds.length >= MOST_OF_ITEM) {
      throw new AppError('limit_exceeded', `an item has at most ${MOST_OF_ITEM} pictures: delete one first`)
    }
    const pictureId = ids.uuid()
    const last = await tx.catalogPicture.aggregate({ where: { tenantId, itemId }, _max: { position: true } })
    await tx.catalogPicture.create({
      data: {
        ...{ tenantId, id: pictureId, itemId, contentType, bytes: Uint8Array.from(bare), createdAt: clock.now() },
        position: (last._max.position ?? 0) + 1,
      },
      select: { id: true },
    })
    await tx.catalogItem.updateMany({ where: { tenantId, id: itemId }, data: { version: before.version + 1 } })
    await recordAudit(ctx, {
      ...{ action: 'item.picture_added', subjectType: 'item', subjectId: itemId },
      data: { name: before.name, pictureId, sizeBytes: bare.byteLength },
    })
    return { pictureId, item: await getShelfItem(ctx, { itemId }) }
  })
}
