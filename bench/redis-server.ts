import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { nextFreePort } from '../src/adapters/system/next-free-port.ts'

/** A private redis-server with an append-only file, on a loopback port. */
export interface RedisServer {
  url: string
  /** Kills it and starts it again on the same files. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** True where a redis-server is installed: it ships in no npm package. */
export function redisInstalled(): boolean {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0
}

export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-redis-'))
  const port = await nextFreePort(0)
  const url = `redis://127.0.0.1:${port}`
  const start = async () => {
    const child = spawn(
      'redis-server',
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--save',
        '',
        '--appendonly',
        'yes',
        '--maxmemory-policy',
        'noeviction',
      ],
      { stdio: 'ignore' },
    )
    const probe = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 })
    probe.on('error', () => undefined)
    await probe.ping()
    probe.disconnect()
    return child
  }
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  let server = await start()
  return {
    url,
    async restart() {
      await end(server, 'SIGKILL')
      server = await start()
    },
    async stop() {
      await end(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
