import type { Clock, Ctx } from '../domain/context.ts'
import { pruneOld } from '../domain/retention/index.ts'
import type { SweptHandler } from './define-job.ts'
import type { WorkDirectory } from './directory.ts'
import type { ShopRef } from './forget-events.job.ts'
import { processTurnJob } from './process-turn.job.ts'
import { pruneJob } from './prune.job.ts'

/** Between two batches of one shop: others have work too. */
const PAUSE_MS = 200
/** While customers of any shop have waited for longer than this, nothing is thrown away; and how long until that is asked again. */
const WAITING = { forMs: 5_000, againInMs: 60_000 }

export function pruneHandler(deps: {
  ctxFor: (tenantId: string) => Ctx
  directory: WorkDirectory
  clock: Clock
}): SweptHandler<ShopRef> {
  const turnsWait = async () => {
    const now = deps.clock.now()
    const before = new Date(now.getTime() - WAITING.forMs)
    return (await deps.directory.due(processTurnJob.due.rows, { now, before }, { each: 1, all: 1 })).length > 0
  }
  return {
    job: pruneJob,
    async run({ tenantId }) {
      if (await turnsWait()) return { againInMs: WAITING.againInMs }
      const { more } = await pruneOld(deps.ctxFor(tenantId))
      return more ? { againInMs: PAUSE_MS } : null
    },
  }
}
