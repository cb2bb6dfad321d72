import type { Ctx, Ids, Log, TxCtx } from '../../domain/context.ts'
import { sha256 } from '../../lib/sha256.ts'

/** A clock that stands where it is put. */
export interface StandingClock {
  now(): Date
  set(at: Date): void
}

export function standingClock(at: Date): StandingClock {
  let now = at
  return {
    now: () => now,
    set(at) {
      now = at
    },
  }
}

/** Ids and secrets that are the same in every run from the same seed. */
export function seededIds(ids: Pick<Ids, 'derive'>, seed: string): Ids {
  let drawn = 0
  const next = () => `${seed}:${drawn++}`
  return {
    derive: ids.derive,
    uuid: () => ids.derive(next()),
    secret(bytes) {
      let hex = ''
      while (hex.length < bytes * 2) hex += sha256(next())
      return hex.slice(0, bytes * 2)
    },
  }
}

const QUIET: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * A ctx whose transactions are parts of one that is open. What a verb throws takes back its own part alone, as it would by itself.
 * They come one after the other: parts of one transaction cannot run side by side.
 */
export function joinedCtx(within: TxCtx, own: Pick<Ctx, 'clock' | 'ids' | 'ports'>): Ctx {
  const { tx, wake, tell, transaction: join, statement } = within
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
  return {
    ...within,
    ...own,
    log: QUIET,
    caller: null,
    sql: { statements: 0, transactions: 0 },
    transaction(run) {
      return inTurn(async () => {
        await tx.$executeRaw`SAVEPOINT part`
        try {
          const done = await run({ ...this, tx, wake, tell, transaction: join, statement })
          await tx.$executeRaw`RELEASE SAVEPOINT part`
          return done
        } catch (error) {
          await tx.$executeRaw`ROLLBACK TO SAVEPOINT part`
          throw error
        }
      })
    },
    statement: (query, ...values) => inTurn(() => tx.$queryRaw(query, ...values)),
  }
}
