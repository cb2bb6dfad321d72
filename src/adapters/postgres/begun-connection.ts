import type pg from 'pg'
import type { SqlCount } from '../../domain/context.ts'

/** What can be asked. */
export interface Connection {
  query(statement: string | pg.QueryConfig): Promise<pg.QueryResult>
}

/** A connection of its own, on which a transaction is begun. */
export interface BegunConnection extends Connection {
  /** The first statement need not wait for it: BEGIN's answer comes before that one's. */
  begun: Promise<unknown>
  /** @param unclear nobody knows what it is in the middle of: the pool replaces it */
  release(unclear: boolean): void
}

/**
 * Takes a connection of the pool and sends BEGIN, together with what is asked within the same tick. The server may have ended
 * connections while they lay idle, after a failover all of them, and the pool lends them until it reads of it. Where BEGIN finds
 * one dead nothing was done, and all is said again on the next. Where BEGIN fails otherwise, every statement fails with its error.
 * @param isLost whether BEGIN's error says that the connection was dead and that saying it again does no harm
 */
export async function begunConnection(
  pool: pg.Pool,
  begin: string,
  count: SqlCount,
  isLost: (error: unknown) => boolean,
): Promise<BegunConnection> {
  let client = await pool.connect()
  let isBegun = false
  const send = (to: pg.PoolClient, statement: string | pg.QueryConfig) => {
    count.statements += 1
    return to.query(statement)
  }
  const beginOn = async (to: pg.PoolClient, others: number): Promise<pg.PoolClient> => {
    try {
      await send(to, begin)
      isBegun = true
      return to
    } catch (error) {
      to.release(true)
      if (others === 0 || !isLost(error)) throw error
    }
    client = await pool.connect()
    return beginOn(client, others - 1)
  }
  const begun = beginOn(client, pool.options.max)
  begun.catch(() => undefined)
  return {
    begun,
    query: async (statement) => {
      if (isBegun) return send(client, statement)
      const asked = client
      const answer = send(asked, statement)
      answer.catch(() => undefined)
      // Where BEGIN failed the statement ran by itself and saw no rows: that is no answer.
      const living = await begun
      return living === asked ? answer : send(living, statement)
    },
    release: (unclear) => {
      if (isBegun) client.release(unclear)
    },
  }
}
