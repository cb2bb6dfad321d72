import type pg from 'pg'
import type { Connection } from './begun-connection.ts'
import { isDeadConnection } from './dead-connection.ts'

/**
 * The pool, for statements outside of transactions: the directory functions, which do no harm when they run twice. So a
 * statement that meets a dead connection is asked again on the next.
 */
export function directoryConnection(pool: pg.Pool): Connection {
  return {
    async query(statement) {
      for (let others = pool.options.max; ; others -= 1) {
        const client = await pool.connect()
        try {
          const answer = await client.query(statement)
          client.release()
          return answer
        } catch (error) {
          client.release(true)
          if (others === 0 || !isDeadConnection(error)) throw error
        }
      }
    },
  }
}
