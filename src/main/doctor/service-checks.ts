import { Redis } from 'ioredis'
import pg from 'pg'
import type { Config } from '../../config/config.ts'

/** PostgreSQL, new enough. */
export async function database(config: Config): Promise<string> {
  const url = config.database.owner ?? config.database.app
  if (url === null) return 'none configured: the embedded PostgreSQL will be used'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch((error: Error) => {
    throw new Error(`${error.message}: check DATABASE_URL and that the server accepts connections from here`)
  })
  try {
    const { rows } = await client.query<{ version: string; vector: boolean }>(
      "SELECT current_setting('server_version') AS version, EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') AS vector",
    )
    const [row] = rows
    if (Number.parseInt(row?.version ?? '0', 10) < 14)
      throw new Error(`PostgreSQL ${row?.version} is too old: use 14 or newer`)
    return `PostgreSQL ${row?.version}${row?.vector ? ' with pgvector' : ', without pgvector'}`
  } finally {
    await client.end()
  }
}

export async function redis(config: Config): Promise<string> {
  if (config.redisUrl === null) return 'none configured: queues and limits live in PostgreSQL'
  const client = new Redis(config.redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    retryStrategy: () => null,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const policy = await client.config('GET', 'maxmemory-policy').catch(() => [])
    const value = Array.isArray(policy) ? String(policy[1] ?? 'unknown') : 'unknown'
    if (value !== 'noeviction' && value !== 'unknown') {
      throw new Error(`maxmemory-policy is ${value}, which may drop queued work: set it to noeviction`)
    }
    return `connected, maxmemory-policy ${value}`
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}: check REDIS_URL`)
  } finally {
    client.disconnect()
  }
}
