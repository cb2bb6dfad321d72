import { lookWhile } from './look-while.ts'

/** How soon those who stepped aside see that the thread has nothing to do. */
const LOOK_EVERY_MS = 10

export interface StepAside {
  /** Resolves at once for a lane that gives way to nobody. */
  step(lane: number): Promise<void>
  /** Lets go on who gives way to nobody any more. */
  goOn(): void
}

/** Where pieces of work wait between two steps while others go first: as long as that is so and the thread is `busy` with it. */
export function stepAside(givesWay: (lane: number) => boolean, busy: () => boolean): StepAside {
  const aside: { lane: number; goOn: () => void }[] = []
  const letGo = (isFree: boolean) => {
    for (const one of [...aside]) {
      if (!isFree && givesWay(one.lane)) continue
      aside.splice(aside.indexOf(one), 1)
      one.goOn()
    }
  }
  const watch = lookWhile(LOOK_EVERY_MS, busy, (isFree) => {
    letGo(isFree)
    return aside.length > 0
  })
  return {
    async step(lane) {
      if (!givesWay(lane)) return
      await new Promise<void>((goOn) => {
        aside.push({ lane, goOn })
        watch()
      })
    },
    goOn: () => letGo(false),
  }
}
