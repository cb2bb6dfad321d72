import { describe, expect, it } from 'vitest'
import { StreamEvent } from '../../../../src/domain/trips/index.ts'
import { type FollowedRun, tripEvents } from '../../../../src/http/trips/trip-events.ts'
import { testLog } from '../../../support/test-ctx.ts'

function eventsOf(...statuses: StreamEvent['status'][]): StreamEvent[] {
  return statuses.map((status, at) =>
    StreamEvent.parse({
      ...{ seq: at + 1, trace_id: 't', run_id: 'r', node: 'rag', status },
      ...{ ts: `2026-11-24T00:00:0${at}.000Z`, args_digest: 'a'.repeat(64) },
    }),
  )
}

/** A run whose rows are a list that the test adds to; `ring` says that there is something new. */
function aRun(rows: StreamEvent[], over: Partial<FollowedRun> = {}) {
  let ring: () => void = () => undefined
  let watched = 0
  const run: FollowedRun = {
    bus: {
      publish: () => undefined,
      watch: (_tenantId, onNews) => {
        watched += 1
        ring = () => onNews({ kind: 'trip', id: 'r' })
        return () => {
          watched -= 1
        }
      },
    },
    ...{ tenantId: 'shop', runId: 'r', after: { seq: 0, ts: null } },
    eventsAfter: async (seq, limit) => rows.filter((row) => row.seq > seq).slice(0, limit),
    hasEnded: async () => rows.at(-1)?.status === 'done',
    stillMay: async () => true,
    ends: new AbortController().signal,
    log: testLog(),
    ...over,
  }
  return { run, ring: () => ring(), watched: () => watched }
}

async function idsOf(run: FollowedRun): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = []
  for await (const event of tripEvents(run)) if (event !== null) ids.push(event.id)
  return ids
}

describe('the stream of a run', () => {
  it('tells each event once, and ends with the run', async () => {
    const { run, watched } = aRun(eventsOf('started', 'completed', 'done'))
    expect(await idsOf(run)).toEqual(['1', '2', '3'])
    expect(watched()).toBe(0)
  })

  it('goes on behind what the reader has, or after a moment', async () => {
    const rows = eventsOf('started', 'completed', 'done')
    expect(await idsOf(aRun(rows, { after: { seq: 2, ts: null } }).run)).toEqual(['3'])
    expect(await idsOf(aRun(rows, { after: { seq: 0, ts: '2026-11-24T00:00:00Z' } }).run)).toEqual(['2', '3'])
    expect(await idsOf(aRun(rows, { after: { seq: 3, ts: null } }).run)).toEqual([])
  })

  it('goes on through the end of a run that was taken up again', async () => {
    expect(await idsOf(aRun(eventsOf('started', 'cancelled', 'completed', 'done')).run)).toEqual(['1', '2', '3', '4'])
  })

  it('tells what comes while it is read, and gives a sign of life while nothing does', async () => {
    const rows = eventsOf('started', 'completed', 'done')
    const shown = rows.slice(0, 1)
    const { run, ring } = aRun(shown)
    const stream = tripEvents(run)
    expect((await stream.next()).value?.id).toBe('1')
    expect((await stream.next()).value).toBeNull()
    const next = stream.next()
    shown.push(...rows.slice(1))
    ring()
    expect((await next).value?.id).toBe('2')
    expect((await stream.next()).value?.id).toBe('3')
    expect((await stream.next()).done).toBe(true)
  })

  it('lets go when the reader goes away', async () => {
    const gone = new AbortController()
    const { run, watched } = aRun(eventsOf('started'), { ends: gone.signal })
    const stream = tripEvents(run)
    await stream.next()
    const next = stream.next()
    gone.abort()
    let left = await next
    while (!left.done) left = await stream.next()
    expect(watched()).toBe(0)
  })
})
