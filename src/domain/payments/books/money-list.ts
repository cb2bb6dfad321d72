import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'

export interface MoneyList {
  id: string
  shortcode: string
  readTo: Date
  readWideAt: Date
}

/** Throws `not_found`. */
export async function getMoneyList(ctx: TxCtx, listId: string): Promise<MoneyList> {
  const list = await ctx.tx.moneyList.findFirst({
    where: { tenantId: ctx.tenantId, id: listId },
    select: { id: true, shortcode: true, readTo: true, readWideAt: true },
  })
  if (!list) throw new AppError('not_found', 'there is no such list of money')
  return list
}
