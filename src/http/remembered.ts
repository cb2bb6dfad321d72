import type { Clock } from '../domain/context.ts'
import { lastUsed } from '../lib/last-used.ts'
import { HttpError } from './http-error.ts'

/** What exists and what does not are kept apart: strangers can make up any number of keys, and must not push out real ones. */
const MOST_PRESENT = 2_000
const MOST_ABSENT = 10_000
/** However many strangers ask, they take this many connections of the pool and no more; the rest stand in line. */
const AT_ONCE = 3
const LONGEST_LINE = 1_000
/** While the database hangs nobody waits for all who came before: providers give up, and come again after 503. */
const LONGEST_WAIT_MS = 3_000
/** How often those who fail a check may have a known key read again. More than once, so that a rotation between two forgeries is seen. */
const REREADS = { most: 3, perMs: 5_000 }

export interface Remembered<Value> {
  find(key: string): Promise<Value | null>
  /** What is there now: read again, but a few times in a few seconds per key; after those, as it was read last. */
  reread(key: string): Promise<Value | null>
  /** It is not so any more: the next one who asks is told what is there. */
  forget(key: string): void
}

/**
 * A look-up that anybody can cause, made cheap: found values are kept for `presentMs`, misses for `absentMs`, equal
 * questions share one answer, and few run at once. Failures are not kept. Throws 503 when the line is full or does not
 * move.
 * @param options.presentMs 0 for what may be revoked at any moment
 */
export function remembered<Value>(
  look: (key: string) => Promise<Value | null>,
  { clock, presentMs, absentMs }: { clock: Clock; presentMs: number; absentMs: number },
): Remembered<Value> {
  const present = lastUsed<string, { value: Value; until: number }>({ room: MOST_PRESENT })
  const absent = lastUsed<string, number>({ room: MOST_ABSENT })
  const rereads = lastUsed<string, { left: number; until: number }>({ room: MOST_PRESENT })
  const underWay = new Map<string, Promise<Value | null>>()
  const inLine = line()
  const now = () => clock.now().getTime()

  const ask = async (key: string): Promise<Value | null> => {
    const value = await inLine(() => look(key))
    present.forget(key)
    absent.forget(key)
    if (value === null) absent.keep(key, now() + absentMs)
    else if (presentMs > 0) present.keep(key, { value, until: now() + presentMs })
    return value
  }
  const askOnce = (key: string): Promise<Value | null> => {
    const running = underWay.get(key)
    if (running) return running
    const asked = ask(key).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
  return {
    forget: (key) => present.forget(key),
    async find(key) {
      const known = present.find(key)
      if (known !== null && known.until > now()) return known.value
      if ((absent.find(key) ?? 0) > now()) return null
      return askOnce(key)
    },
    async reread(key) {
      const known = present.find(key)
      if (known === null) return askOnce(key)
      const before = rereads.find(key)
      const span = before && before.until > now() ? before : { left: REREADS.most, until: now() + REREADS.perMs }
      if (span.left === 0) return known.value
      rereads.keep(key, { ...span, left: span.left - 1 })
      return askOnce(key)
    },
  }
}

function line(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= LONGEST_LINE) throw busy()
      // Whoever goes hands over its place.
      await standIn(waiting)
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function standIn(waiting: (() => void)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(busy())
    }, LONGEST_WAIT_MS)
    waiting.push(turn)
  })
}

function busy(): HttpError {
  return new HttpError('busy', 'Too many are asking. Try again.')
}
