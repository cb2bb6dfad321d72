import { describe, expect, it } from 'vitest'
import { StreamEvent, TRIP_STREAM } from '../../../../src/domain/trips/index.ts'
import { makeRoom } from '../../../../src/http/trips/make-room.ts'

function events(...statuses: StreamEvent['status'][]): StreamEvent[] {
  return statuses.map((status, at) =>
    StreamEvent.parse({
      ...{ seq: at + 1, trace_id: 't', run_id: 'r', node: 'rag', status },
      ...{ ts: '2026-11-24T00:00:00.000Z', args_digest: 'a'.repeat(64) },
    }),
  )
}
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

describe('what waits for a slow reader', () => {
  it('is whole as long as there is room', () => {
    const waiting = events(...many(TRIP_STREAM.unsent, 'running' as const))
    expect(makeRoom(waiting)).toEqual(waiting)
  })

  it('loses the oldest signs of being at it first, and in order', () => {
    const waiting = events('started', ...many(TRIP_STREAM.unsent, 'running' as const), 'completed', 'done')
    const left = makeRoom(waiting)
    expect(left).toHaveLength(TRIP_STREAM.unsent)
    expect(left.map(({ seq }) => seq)).toEqual([1, ...waiting.slice(4).map(({ seq }) => seq)])
  })

  it('never loses what a node came to, nor an end', () => {
    const waiting = events(
      ...many(TRIP_STREAM.unsent + 30, 'completed' as const),
      'running',
      'error',
      'cancelled',
      'done',
    )
    expect(makeRoom(waiting).map(({ status }) => status)).toEqual([
      ...many(TRIP_STREAM.unsent + 30, 'completed'),
      ...['error', 'cancelled', 'done'],
    ])
  })
})
