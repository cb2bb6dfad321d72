import { type StreamEvent, TRIP_STREAM } from '../../domain/trips/index.ts'

/** First what only says that a node is still at it, then that it began. What a node came to, and how a run ended, is always told. */
const DROPPED: readonly StreamEvent['status'][] = ['running', 'started']

/** No more than may wait, where that can be: the oldest that say the least are left out. */
export function makeRoom(waiting: readonly StreamEvent[]): StreamEvent[] {
  let left = [...waiting]
  for (const status of DROPPED) {
    let over = left.length - TRIP_STREAM.unsent
    if (over <= 0) break
    left = left.filter((event) => event.status !== status || over-- <= 0)
  }
  return left
}
