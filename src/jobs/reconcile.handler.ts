import type { Clock } from '../domain/context.ts'
import type { JobHandler } from './define-job.ts'
import type { WorkDirectory } from './directory.ts'
import type { WorkQueue } from './queue.ts'
import { reconcile } from './reconcile.job.ts'
import { reconcilePayments } from './reconcile-payments.job.ts'
import type { Nothing } from './sweep.job.ts'

const SHOPS = 1_000

export function reconcileHandler(deps: {
  directory: Pick<WorkDirectory, 'dueReconciliations'>
  queue: WorkQueue
  clock: Clock
}): JobHandler<Nothing> {
  return {
    job: reconcile,
    async run() {
      const shops = await deps.directory.dueReconciliations(deps.clock.now(), SHOPS)
      await Promise.all(shops.map(({ tenantId }) => deps.queue.enqueue(reconcilePayments, { tenantId })))
      return null
    },
  }
}
