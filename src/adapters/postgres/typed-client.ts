import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../domain/context.ts'
import { LONGEST_MS, type OpenTransaction } from './tenant-transaction.ts'

export interface TypedClient {
  /** Outside of transactions, where no tenant is set. */
  client: PrismaClient
  /** Within one that is open: `tx` takes part in it from its first typed statement until `leave`. */
  join(open: OpenTransaction): { tx: Tx; leave(): void }
}

interface Entered {
  tx: Tx
  leave(): void
}

/**
 * The typed client, which joins transactions that are open already: one of its own costs several times as much as the
 * statements in it, and most of ours send nothing but hand-written SQL. It can begin none itself.
 */
export function typedClient(
  pool: pg.Pool,
  statementName: (sql: string) => string,
  longestMs = LONGEST_MS,
): TypedClient {
  let offered: OpenTransaction | null = null
  const take = () => {
    if (offered === null) throw new Error('the typed client begins no transaction: its tenant would not be set')
    const open = offered
    offered = null
    return open
  }
  const adapter = new PrismaPg(lending(pool, take), { statementNameGenerator: ({ sql }) => statementName(sql) })
  const client = new PrismaClient({ adapter })
  const enter = (open: OpenTransaction) =>
    new Promise<Entered>((resolve, reject) => {
      offered = open
      const stay = (tx: Tx) => new Promise<void>((leave) => resolve({ tx, leave }))
      client.$transaction(stay, { timeout: 2 * longestMs }).catch(reject)
    })
  // One after the other: so nobody takes what is offered but the one it is offered to.
  let last: Promise<unknown> = Promise.resolve()
  const enterInTurn = (open: OpenTransaction) => {
    const entered = last.then(() => enter(open))
    last = entered.catch(() => undefined)
    return entered
  }
  return {
    client,
    join(open) {
      let entered: Promise<Entered> | null = null
      const enterOnce = () => {
        open.connection()
        entered ??= enterInTurn(open)
        return entered
      }
      const leave = () => entered?.then((joined) => joined.leave()).catch(() => undefined)
      return { tx: entering(client, enterOnce), leave }
    },
  }
}

/** The client's models, each of which enters the transaction before it asks anything. */
function entering(client: PrismaClient, enter: () => Promise<Entered>): Tx {
  return new Proxy(client, {
    get(target, name) {
      const model: unknown = Reflect.get(target, name)
      if (typeof model !== 'object' || model === null) return model
      return new Proxy(model, {
        get:
          (_model, verb) =>
          async (...args: unknown[]) => {
            const own = Reflect.get((await enter()).tx, name)
            return Reflect.apply(own[verb], own, args)
          },
      })
    },
  })
}

/** The pool as the typed client sees it: who connects in order to begin a transaction gets the one that is open. */
function lending(pool: pg.Pool, take: () => OpenTransaction): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'connect') return async () => guestOf(take())
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const SAID_BY_THE_HOST = new Set(['BEGIN', 'COMMIT', 'ROLLBACK'])
const NOTHING = { rows: [], fields: [], rowCount: 0 }

/** A connection on which the guest neither begins nor ends a transaction. */
function guestOf(open: OpenTransaction) {
  const ignore = () => undefined
  return {
    query: async (statement: pg.QueryConfig) =>
      SAID_BY_THE_HOST.has(statement.text) ? NOTHING : open.connection().query(statement),
    on: ignore,
    removeListener: ignore,
    release: ignore,
  }
}
