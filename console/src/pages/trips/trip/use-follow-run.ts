import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/api/session-context.ts'
import { readEvents } from '../../../lib/live/read-events.ts'
import { isUnderWay, stepOf, type TripWhole } from '../trip-of.ts'

/** So often a stream is tried again before the run is asked for now and then. */
const MOST_FAILURES = 3
const AGAIN_MS = 1_000
const POLL_MS = 2_000

/**
 * Follows a run while it is under way: each step as the product tells it, from where the stream broke, and the whole run when it
 * has ended. Where no stream holds it is read again every two seconds.
 */
export function useFollowRun(run: TripWhole['run'] | undefined): void {
  const session = useSession()
  const queries = useQueryClient()
  const runId = run && isUnderWay(run.status) ? run.run_id : null
  useEffect(() => {
    if (runId === null) return
    const gone = new AbortController()
    const queryKey = ['trip', runId]
    const follow = async () => {
      let [lastId, failures]: [string | null, number] = [null, 0]
      const onEvent = ({ id, data }: { id: string | null; data: string }): boolean => {
        const step = stepOf(JSON.parse(data))
        if (step === null) return false
        lastId = id
        failures = 0
        const { node } = step
        queries.setQueryData<TripWhole>(queryKey, (known) => known && { ...known, run: { ...known.run, node } })
        return step.isLast
      }
      while (failures < MOST_FAILURES && !gone.signal.aborted) {
        const path = `/v1/trips/${runId}/stream`
        const by = await readEvents(session, path, { lastId, onEvent }, gone.signal).catch(() => null)
        if (by === 'reader') return void queries.invalidateQueries({ queryKey })
        failures += 1
        await rest(AGAIN_MS)
      }
      while (!gone.signal.aborted) {
        await queries.invalidateQueries({ queryKey })
        await rest(POLL_MS)
      }
    }
    void follow()
    return () => gone.abort()
  }, [runId, session, queries])
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
