import type pg from 'pg'

/** Tells of every connection that the pool gives out how long it was waited for, in seconds. */
export function timeWaits(pool: pg.Pool, onWait: (seconds: number) => void): void {
  pool.connect = new Proxy(pool.connect, {
    apply(target, self, args: unknown[]) {
      const from = performance.now()
      const answer = Reflect.apply(target, self, args)
      if (answer instanceof Promise) {
        const told = () => onWait((performance.now() - from) / 1_000)
        answer.then(told, told)
      }
      return answer
    },
  })
}
