import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readMoneyList } from './read-money-list.ts'

export interface ReadLists {
  /** Money on the providers' lists that nobody had reported. */
  reportsMissed: number
  /** Reports that nobody could believe, and that a list has proven. */
  reportsProven: number
  /** Why a list could not be read to its end. */
  listProblems: string[]
}

/** Reads every list of the shop now, for a person who wants to know. What cannot be read is said, not thrown. */
export async function readMoneyLists(ctx: Ctx): Promise<ReadLists> {
  const lists = await ctx.transaction(({ tx }) =>
    tx.moneyList.findMany({
      where: { tenantId: ctx.tenantId },
      orderBy: { registeredAt: 'asc' },
      select: { id: true },
    }),
  )
  const read: ReadLists = { reportsMissed: 0, reportsProven: 0, listProblems: [] }
  for (const { id: listId } of lists) {
    try {
      const { missed, proven } = await readMoneyList(ctx, { listId })
      read.reportsMissed += missed
      read.reportsProven += proven
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      read.listProblems.push(error.message)
    }
  }
  return read
}
