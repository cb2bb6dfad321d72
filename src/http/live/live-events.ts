import type { LiveBus, LiveNews } from '../../domain/live/index.ts'
import type { ChangeEvent } from '../contract/live.ts'
import type { ServerEvent } from '../event-stream.ts'
import { pause } from '../pause.ts'

/** So many events at once, and then ten a second: a browser that reads its rows for each has time to. */
const BURST = 20
const PAUSE_MS = 2_000
/** More than this waiting, and one `resync` says it all. */
const MOST_WAITING = 200

export const POLL_AFTER_MS = 5_000

export interface Watched {
  bus: LiveBus
  tenantId: string
  /** Whose own presence is no news to her. */
  actor: string
  /** What of some news she may hear. */
  heard: (news: readonly LiveNews[]) => Promise<LiveNews[]>
  now: () => Date
  /** How often a sign of life is given, and asked whether she still may. */
  signMs: number
  /** Whether what she came with is still good: a token ends, a session is closed, a role changes. */
  stillMay: () => Promise<boolean>
  /** The reader went away. */
  gone: AbortSignal
  stopping: AbortSignal
}

/**
 * News of a tenant for one reader, as long as she may hear it: `hello`, then a `change` for each thing that changed, `resync` where
 * some are lost, and `end`.
 */
export async function* liveEvents(watched: Watched): AsyncGenerator<ServerEvent | null> {
  const ends = AbortSignal.any([watched.gone, watched.stopping])
  let askAt = performance.now() + watched.signMs
  let may = true
  const waiting = waitingNews(watched)
  try {
    yield { name: 'hello', data: { now: watched.now().toISOString(), poll_after_ms: POLL_AFTER_MS } }
    for (;;) {
      if (performance.now() >= askAt) {
        may = await watched.stillMay()
        askAt = performance.now() + watched.signMs
      }
      if (!may || ends.aborted) break
      const { lost, news } = waiting.take()
      const changes = news.length === 0 ? [] : await watched.heard(news)
      const events: ServerEvent[] = [
        ...(lost ? [{ name: 'resync', data: {} }] : []),
        ...changes.map((one) => ({ name: 'change', data: changeOf(one) })),
      ]
      yield* events.length === 0 ? [null] : events
      if (events.length >= BURST) await pause(PAUSE_MS, ends)
      else if (waiting.isEmpty()) await waiting.arrive(ends)
    }
  } finally {
    waiting.end()
  }
  yield { name: 'end', data: { reason: may ? 'stopping' : 'token' } }
}

/** What has been heard and not yet told, each thing once. */
function waitingNews({ bus, tenantId, actor, signMs }: Watched) {
  const waiting = new Map<string, LiveNews>()
  let lost = false
  let arrived: (() => void) | null = null
  const end = bus.watch(tenantId, (news) => {
    if (news !== 'gap' && !concerns(news, actor)) return
    if (news === 'gap' || waiting.size >= MOST_WAITING) {
      waiting.clear()
      lost = true
    } else waiting.set([news.kind, news.id, news.presence?.actor].join(' '), news)
    arrived?.()
  })
  return {
    end,
    isEmpty: () => waiting.size === 0 && !lost,
    take() {
      const taken = [...waiting].slice(0, BURST)
      for (const [key] of taken) waiting.delete(key)
      const told = { lost, news: taken.map(([, news]) => news) }
      lost = false
      return told
    },
    /** Until there is news, or a sign of life is due. */
    async arrive(ends: AbortSignal): Promise<void> {
      await pause(signMs, ends, (resume) => {
        arrived = resume
      })
      arrived = null
    },
  }
}

/** Her own presence is no news to her, nor is what somebody else was told. */
export function concerns({ presence, reader }: LiveNews, actor: string): boolean {
  return presence?.actor !== actor && (reader === undefined || reader === actor)
}

/** A change as it goes over the wire. */
export function changeOf({ kind, id, presence }: LiveNews): ChangeEvent {
  return { kind, id, ...(presence && { presence: { user_id: presence.actor, doing: presence.doing } }) }
}
