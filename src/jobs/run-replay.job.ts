import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ReplayRef = z.strictObject({ tenantId: z.uuid(), replayId: z.uuid() })
export type ReplayRef = z.infer<typeof ReplayRef>

/** Plays conversations again with a draft of the settings, a few and then a rest, until all are through. */
export const runReplayJob: SweptJob<ReplayRef> = {
  name: 'run-replay',
  payload: ReplayRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ replayId }) => replayId,
  parallel: 'one',
  due: {
    rows: 'replays',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, replayId: subjectId }),
  },
  deadAfter: 8,
}
