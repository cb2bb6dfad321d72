import { PostgresConnection, type PostgresConnectionOptions } from 'bullmq'
import { databaseFailure } from '../../lib/database-failure.ts'

/**
 * A connection of BullMQ to PostgreSQL that outlives times in which the server takes none. BullMQ keeps the answer of its first
 * try for ever, a refusal as well, so that a process that came up then would never take or give work again; here a refusal is
 * forgotten. And a worker asks for its next job again at once when that failed: for one, each failure is told after a pause.
 * @param pauseMs 0 for who asks for work, and must not wait
 */
export function lastingConnection(options: PostgresConnectionOptions, pauseMs: number): PostgresConnection {
  const connection = new PostgresConnection(options)
  const query = connection.pool.query.bind(connection.pool)
  const whenReady = connection.waitUntilReady.bind(connection)
  const told = async (error: unknown): Promise<never> => {
    if (pauseMs > 0 && databaseFailure(error) !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    throw error
  }
  connection.pool.query = (text, params) => query(text, params).catch(told)
  connection.waitUntilReady = () =>
    whenReady().catch((error) => {
      Reflect.deleteProperty(connection, 'readyPromise')
      return told(error)
    })
  return connection
}
