import { NO_LANE } from './lane.ts'

/** What one worker process must say to the store when it asks for the next job. */
export interface Ask {
  /** The lane that was served last: the next one after it is served now, and after the highest the lowest. */
  after: number
  /** Lanes that have their share of this process already. */
  full: number[]
}

/** Whose work one queue's worker in this process runs, and whose turn it is next. */
export interface Turns {
  /** Jobs that run side by side at most. */
  slots: number
  ask(): Ask
  /** The last ask left work waiting, or the next one may: nobody else will say when there is room for it. */
  holdsBack(): boolean
  began(jobId: string, lane: number): void
  ended(jobId: string): void
}

/**
 * Ordinary slots are as many as `concurrency`. Who has less than an even share of them gets a slot also when all are taken, so that
 * a shop whose work hangs in every slot does not keep the others out. A shop that is alone has all.
 *
 * Nothing of this is stored: what waits is in the store, lane by lane, what runs is known here, and a process that dies takes
 * its count with it.
 */
export function turnsOf(concurrency: number, options: { spare: boolean }): Turns {
  const laneOfJob = new Map<string, number>()
  let served = NO_LANE
  let heldBack = false
  return {
    slots: options.spare ? concurrency + Math.ceil(concurrency / 2) : concurrency,
    ask() {
      const full = fullLanes(laneOfJob, concurrency)
      heldBack = full.length > 0
      return { after: served, full }
    },
    holdsBack: () => heldBack || laneOfJob.size >= concurrency,
    began(jobId, lane) {
      laneOfJob.set(jobId, lane)
      served = lane
    },
    ended(jobId) {
      laneOfJob.delete(jobId)
    },
  }
}

function fullLanes(laneOfJob: ReadonlyMap<string, number>, slots: number): number[] {
  if (laneOfJob.size < slots) return []
  const running = new Map<number, number>()
  for (const lane of laneOfJob.values()) running.set(lane, (running.get(lane) ?? 0) + 1)
  const share = Math.max(1, Math.floor(slots / running.size))
  return [...running].filter(([, count]) => count >= share).map(([lane]) => lane)
}
