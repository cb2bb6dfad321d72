import { lookWhile } from './look-while.ts'
import { stepAside } from './step-aside.ts'

/** One computes while the other waits for the database. */
const AT_ONCE = 2
/** How often those who wait look whether the thread has time to spare. Shorter looks would tell of single pieces of work. */
const LOOK_EVERY_MS = 50

export interface ThreadGate {
  /** Runs the work of a shop's lane as soon as it may begin. */
  run<T>(lane: number, work: () => Promise<T>): Promise<T>
  /** Between two steps of a piece: while the thread is busy, the pieces of a shop that has less running go first. */
  step(lane: number): Promise<void>
}

interface Waiting {
  lane: number
  begin: () => void
}

/**
 * Where work that computes begins. All of it shares one thread, on which more at once finishes nothing sooner and makes
 * everybody wait for everybody: while the thread is `busy` two pieces run side by side, and a third for another shop than
 * the one that has them all. Work that waits for others (a model, a provider) leaves the thread free, and then more of it
 * begins. Next is the shop that has least running, and of those the one that was served longest ago, so that a flood
 * delays another shop by a piece or two.
 * @param load tells, each time, whether the thread was busy since it told last
 */
export function threadGate(load: () => () => boolean): ThreadGate {
  const running = new Map<number, number>()
  const waiting: Waiting[] = []
  const served = new Map<number, number>()
  let serial = 0
  const runningOf = (lane: number) => running.get(lane) ?? 0
  const inAll = () => [...running.values()].reduce((sum, count) => sum + count, 0)
  const mayBegin = (lane: number) => inAll() < AT_ONCE || (running.size < AT_ONCE && runningOf(lane) === 0)
  const begins = (lane: number) => {
    running.set(lane, runningOf(lane) + 1)
    served.set(lane, ++serial)
  }
  const ends = (lane: number) => {
    const left = runningOf(lane) - 1
    if (left > 0) running.set(lane, left)
    else running.delete(lane)
    if (left === 0 && !waiting.some((one) => one.lane === lane)) served.delete(lane)
  }
  const order = (one: Waiting, other: Waiting) =>
    runningOf(one.lane) - runningOf(other.lane) || (served.get(one.lane) ?? 0) - (served.get(other.lane) ?? 0)
  const next = () => waiting.reduce<Waiting | null>((best, one) => (best && order(one, best) >= 0 ? best : one), null)
  const letIn = (one: Waiting) => {
    waiting.splice(waiting.indexOf(one), 1)
    begins(one.lane)
    one.begin()
  }
  const open = () => {
    for (let first = next(); first !== null && mayBegin(first.lane); first = next()) letIn(first)
  }
  const watch = lookWhile(LOOK_EVERY_MS, load(), (isFree) => {
    const first = next()
    if (first !== null && isFree) letIn(first)
    return waiting.length > 0
  })
  const wait = (lane: number) =>
    new Promise<void>((begin) => {
      waiting.push({ lane, begin })
      watch()
    })
  const givesWay = (lane: number) => [...running].some(([other, count]) => other !== lane && count < runningOf(lane))
  const aside = stepAside(givesWay, load())
  return {
    step: aside.step,
    async run(lane, work) {
      if (mayBegin(lane)) begins(lane)
      else await wait(lane)
      try {
        return await work()
      } finally {
        ends(lane)
        aside.goOn()
        open()
      }
    },
  }
}
