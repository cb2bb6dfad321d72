import type { Clock, Log } from '../domain/context.ts'
import type { Job, JobHandler, SweepAges } from './define-job.ts'
import type { WorkDirectory } from './directory.ts'
import { dueAt } from './due-at.ts'
import type { WorkQueue } from './queue.ts'
import type { Nothing } from './sweep.job.ts'
import type { SweptWork } from './swept-work.ts'

/** What one run wakes of one kind of work: of a shop, and in all. The rest is there in the next run. */
const MOST = { each: 50, all: 500 }

export interface SweepDeps {
  directory: WorkDirectory
  queue: WorkQueue
  clock: Clock
  log: Log
  works: readonly SweptWork[]
  ages: SweepAges
}

/** One kind of work that cannot be looked for keeps none of the others from it, and one row none of the other rows. */
export function sweepHandler(job: Job<Nothing>, deps: SweepDeps): JobHandler<Nothing> {
  return {
    job,
    async run() {
      const now = deps.clock.now()
      const found = await Promise.all(deps.works.map(async (work) => [work.due.rows, await wakeDue(deps, work, now)]))
      const some = found.filter(([, count]) => count !== 0)
      if (some.length > 0) deps.log.info(job.name, Object.fromEntries(some))
      return null
    },
  }
}

async function wakeDue({ directory, queue, log, ages }: SweepDeps, work: SweptWork, now: Date): Promise<number> {
  try {
    const refs = await directory.due(work.due.rows, dueAt(ages, work, now), MOST)
    const woken = await Promise.allSettled(refs.map((ref) => work.wake(queue, ref)))
    const lost = woken.find((result) => result.status === 'rejected')
    if (lost) log.error('wake_failed', { work: work.name, problem: String(lost.reason) })
    return refs.length
  } catch (error) {
    log.error('sweep_failed', { work: work.name, problem: error instanceof Error ? error.message : String(error) })
    return 0
  }
}
