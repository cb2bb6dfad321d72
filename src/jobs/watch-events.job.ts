import type { Job } from './define-job.ts'
import { Nothing } from './sweep.job.ts'

/** Looks for facts that programs of shops want to hear of, and for what is to be sent again. On a schedule, once for all workers. */
export const watchEventsJob: Job<Nothing> = {
  name: 'watch-events',
  payload: Nothing,
  attempts: 1,
  backoffMs: 1_000,
  key: () => 'watch-events',
  parallel: 'one',
}
