import type { Log } from '../../domain/context.ts'
import type { LiveBus } from '../../domain/live/index.ts'
import { type StreamEvent, TRIP_STREAM } from '../../domain/trips/index.ts'
import { tokenBuckets } from '../../lib/token-buckets.ts'
import type { ServerEvent } from '../event-stream.ts'
import { pause } from '../pause.ts'
import { makeRoom } from './make-room.ts'

/** News may be lost: how many signs of life pass before the rows are looked at without any. */
const PINGS_PER_LOOK = 3
/** How often it is asked whether who reads still may. */
const ASK_MS = 15_000
const LAST: readonly StreamEvent['status'][] = ['done', 'error', 'cancelled']

export interface FollowedRun {
  bus: LiveBus
  tenantId: string
  runId: string
  /** What the reader has: all up to an event, or up to a moment. */
  after: { seq: number; ts: string | null }
  eventsAfter: (seq: number, limit: number) => Promise<StreamEvent[]>
  hasEnded: () => Promise<boolean>
  stillMay: () => Promise<boolean>
  /** The reader went away, or the process stops. */
  ends: AbortSignal
  log: Pick<Log, 'info'>
}

/**
 * What a run tells, from its rows, in their order and each once: as fast as a reader can take it, and to the end of the run. Null is
 * a sign of life. News only says "look", so that it does not matter which process runs and which is read.
 */
export async function* tripEvents(run: FollowedRun): AsyncGenerator<ServerEvent | null> {
  const { ends } = run
  const unsent = unsentEvents(run)
  const alarm = alarmOf(run)
  const wait = tokenBuckets(TRIP_STREAM)
  const sent: Record<string, number> = {}
  let quiet = 0
  let askAt = performance.now() + ASK_MS
  let last = await run.hasEnded()
  try {
    for (;;) {
      alarm.begin()
      if (quiet % PINGS_PER_LOOK === 0) await unsent.look()
      for (let event = unsent.take(); event !== undefined && !ends.aborted; event = unsent.take()) {
        for (let ms = wait('', clock()); ms > 0 && !ends.aborted; ms = wait('', clock())) await alarm.sleep(ms)
        yield { name: 'node_event', id: String(event.seq), data: event }
        sent[event.node] = (sent[event.node] ?? 0) + 1
        last = LAST.includes(event.status)
        await unsent.look()
      }
      // One that was taken up again has told of its end before, and goes on.
      if (ends.aborted || (last && (await run.hasEnded()))) return
      if (performance.now() >= askAt) {
        if (!(await run.stillMay())) return
        askAt = performance.now() + ASK_MS
      }
      quiet = (await alarm.arrive(TRIP_STREAM.heartbeatMs)) ? 0 : quiet + 1
      if (quiet > 0) yield null
    }
  } finally {
    alarm.end()
    const { tenantId, runId, after } = run
    run.log.info('trip_stream', { tenantId, runId, sent, dropped: unsent.dropped(), wentOn: after.seq > 0 })
  }
}

/** The clock of a pace, which no change of the time of day disturbs. */
function clock(): Date {
  return new Date(performance.now())
}

/** What is read and not yet sent. */
function unsentEvents({ after, eventsAfter }: FollowedRun) {
  let waiting: StreamEvent[] = []
  let { seq } = after
  let dropped = 0
  return {
    async look(): Promise<void> {
      for (;;) {
        const page = await eventsAfter(seq, TRIP_STREAM.unsent)
        seq = page.at(-1)?.seq ?? seq
        const news = page.filter(({ ts }) => after.ts === null || Date.parse(ts) > Date.parse(after.ts))
        const all = [...waiting, ...news]
        waiting = makeRoom(all)
        dropped += all.length - waiting.length
        if (page.length < TRIP_STREAM.unsent) return
      }
    },
    take: () => waiting.shift(),
    /** How many were left out. */
    dropped: () => dropped,
  }
}

/** Says when there is something to look at. */
function alarmOf({ bus, tenantId, runId, ends }: FollowedRun) {
  let rung = false
  let arrived: (() => void) | null = null
  const end = bus.watch(tenantId, (news) => {
    if (news !== 'gap' && !(news.kind === 'trip' && news.id === runId)) return
    rung = true
    arrived?.()
  })
  return {
    end,
    sleep: (ms: number) => pause(ms, ends),
    /** What rings from now on is news. */
    begin(): void {
      rung = false
    },
    /** Whether something came before the time was over. */
    async arrive(ms: number): Promise<boolean> {
      if (!rung) {
        await pause(ms, ends, (resume) => {
          arrived = resume
        })
        arrived = null
      }
      return rung
    },
  }
}
