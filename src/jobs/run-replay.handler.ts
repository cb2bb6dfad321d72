import { type ReplayDeps, runReplay } from '../conversation/replay/run-replay.ts'
import { failReplay } from '../domain/replay/index.ts'
import type { SweptHandler } from './define-job.ts'
import { type ReplayRef, runReplayJob } from './run-replay.job.ts'

/** Between two conversations: whoever writes now comes first. */
const REST_MS = 5

export function runReplayHandler(deps: ReplayDeps): SweptHandler<ReplayRef> {
  return {
    job: runReplayJob,
    async run({ tenantId, replayId }) {
      return (await runReplay(deps, { tenantId, replayId })) === 'more' ? { againInMs: REST_MS } : null
    },
    async died(ctx, { replayId }) {
      await failReplay(ctx, replayId)
      return 'put_aside'
    },
  }
}
