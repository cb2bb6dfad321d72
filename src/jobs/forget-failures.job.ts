import type { Job } from './define-job.ts'
import { Nothing } from './sweep.job.ts'

/** Forgets failures of work that has been done since. On a schedule, once for all workers. */
export const forgetFailuresJob: Job<Nothing> = {
  name: 'forget-failures',
  payload: Nothing,
  attempts: 1,
  backoffMs: 1_000,
  key: () => 'forget-failures',
  parallel: 'one',
}
