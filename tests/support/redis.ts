import { inject } from 'vitest'
import { redisInstalled, startRedis } from '../../bench/redis-server.ts'
import { afterFile } from './after-file.ts'

/** The Redis of REDIS_URL, or a private one where redis-server is installed; null where there is neither. */
export async function testRedis(): Promise<string | null> {
  const given = inject('redisUrl')
  if (given !== null) return given
  if (!redisInstalled()) return null
  const server = await startRedis()
  afterFile(() => server.stop())
  return server.url
}
