import type { Clock, Ctx, Log } from '../domain/context.ts'
import { forgetFailures } from '../domain/failed-work/index.ts'
import type { JobHandler, SweepAges } from './define-job.ts'
import type { WorkDirectory } from './directory.ts'
import { dueAt } from './due-at.ts'
import { forgetFailuresJob } from './forget-failures.job.ts'
import type { Nothing } from './sweep.job.ts'
import type { SweptWork } from './swept-work.ts'

const BATCH = 1_000

/** Here and not where work succeeds: a job that never failed asks nothing of the table of failures. */
export function forgetFailuresHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  directory: WorkDirectory
  clock: Clock
  log: Log
  works: readonly SweptWork[]
  ages: SweepAges
}): JobHandler<Nothing> {
  return {
    job: forgetFailuresJob,
    async run() {
      const now = deps.clock.now()
      for (const work of deps.works) {
        const done = await deps.directory.undue(work.due.rows, dueAt(deps.ages, work, now), BATCH)
        for (const tenantId of new Set(done.map((ref) => ref.tenantId))) {
          const failedIds = done.filter((ref) => ref.tenantId === tenantId).map((ref) => ref.failedId)
          await forgetFailures(deps.ctxFor(tenantId), { failedIds, before: now })
        }
        if (done.length > 0) deps.log.info('failures_forgotten', { work: work.name, count: done.length })
      }
      return null
    },
  }
}
