import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getShelfItem } from '../desk/get-shelf-item.ts'
import { lockItem } from '../desk/lock-item.ts'
import type { ShelfItem } from '../desk/schemas.ts'

/** Takes a picture from an item, for good. Throws `not_found`. */
export async function removePicture(ctx: Ctx, { pictureId }: { pictureId: string }): Promise<ShelfItem> {
  return ctx.transaction(async (ctx) => {
    const { tx, tenantId } = ctx
    const picture = await tx.catalogPicture.findFirst({
      where: { tenantId, id: pictureId },
      select: { itemId: true },
    })
    if (picture === null) throw new AppError('not_found', 'there is no such picture')
    const { itemId } = picture
    const before = await lockItem(ctx, itemId)
    await tx.catalogPicture.deleteMany({ where: { tenantId, id: pictureId } })
    await tx.catalogItem.updateMany({ where: { tenantId, id: itemId }, data: { version: before.version + 1 } })
    await recordAudit(ctx, {
      ...{ action: 'item.picture_removed', subjectType: 'item', subjectId: itemId },
      data: { name: before.name, pictureId },
    })
    return getShelfItem(ctx, { itemId })
  })
}
