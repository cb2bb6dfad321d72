import { afterAll, inject } from 'vitest'
import { redisInstalled, startRedis } from '../../bench/redis-server.ts'

/** The Redis of REDIS_URL, or a private one where redis-server is installed; null where there is neither. */
export async function testRedis(): Promise<string | null> {
  const given = inject('redisUrl')
  if (given !== null) return given
  if (!redisInstalled()) return null
  const server = await startRedis()
  afterAll(() => server.stop())
  return server.url
}
