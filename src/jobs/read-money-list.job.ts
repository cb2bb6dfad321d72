import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const MoneyListRef = z.strictObject({ tenantId: z.uuid(), listId: z.uuid() })
export type MoneyListRef = z.infer<typeof MoneyListRef>

/** Reads the provider's list of what came to one shortcode, and takes what its reports never brought. */
export const readMoneyListJob: SweptJob<MoneyListRef> = {
  name: 'read-money-list',
  payload: MoneyListRef,
  attempts: 2,
  backoffMs: 5_000,
  key: ({ listId }) => listId,
  parallel: 'one',
  due: {
    rows: 'money_lists',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, listId: subjectId }),
  },
  // A day: then the list still has all of it, for whoever sets right what keeps us from reading it.
  deadAfter: 32,
}
