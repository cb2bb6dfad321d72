import type { Ctx } from '../domain/context.ts'
import { openUnsettledReview, readMoneyList } from '../domain/payments/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type MoneyListRef, readMoneyListJob } from './read-money-list.job.ts'

export function readMoneyListHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<MoneyListRef> {
  return {
    job: readMoneyListJob,
    async run({ tenantId, listId }) {
      await readMoneyList(deps.ctxFor(tenantId), { listId })
      return null
    },
    async died(ctx, { listId }) {
      await openUnsettledReview(ctx, { subjectId: listId })
      return 'stays'
    },
  }
}
