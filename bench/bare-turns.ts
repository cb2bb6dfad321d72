import { type ChildProcess, spawn } from 'node:child_process'
import pg from 'pg'
import { nextFreePort } from '../src/adapters/system/next-free-port.ts'
import { projectFile } from '../src/main/project-file.ts'
import type { Installation } from './chaos/installation.ts'
import { processorMs } from './cluster.ts'
import { percentile } from './load.ts'
import { untilNone, writeAtRate } from './messages.ts'

/** What the same traffic costs where an answer needs no thought: see bare-turn.ts. */
export interface BareFigures {
  turns: number
  perSecond: number
  /** Load to commit, in ms: [p50, p95]. */
  total: [number, number]
  /** Processor time per turn of web and worker together, in ms. */
  processorMs: number
}

export interface BareTurns {
  run(options: { perSecond: number; seconds: number; batch: string }): Promise<BareFigures>
  stop(): Promise<void>
}

const SENDER = 'whatsapp:+254700990099'
const ACCOUNT = `AC${'ba'.repeat(16)}`
const TOKEN = 'bare'.repeat(8)

/** The bare program in its two processes, on the database, the Redis and the sandbox of the installation. */
export async function startBareTurns(house: Installation): Promise<BareTurns> {
  const client = new pg.Client({ connectionString: house.ownerUrl })
  await client.connect()
  await client.query(TABLES)
  const port = await nextFreePort(0)
  const start = (role: string) =>
    spawn(
      process.execPath,
      [
        '--max-semi-space-size=16',
        projectFile('dist/bench/bare-turn.js'),
        role,
        house.ownerUrl,
        house.redisUrl ?? '',
        house.sandbox.baseUrl,
        ACCOUNT,
        TOKEN,
        SENDER,
        String(port),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
  const processes = [start('web'), start('worker')]
  await Promise.all(processes.map(started))
  await house.sandbox.twilio.registerSender({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    number: SENDER,
    webhookUrl: `http://127.0.0.1:${port}/`,
    displayName: 'Bare',
  })
  const spent = () => processes.reduce((sum, child) => sum + processorMs(child), 0)
  return {
    async run(options) {
      await client.query('TRUNCATE bare_in, bare_out')
      const [before, from] = [spent(), performance.now()]
      await writeAtRate(house, SENDER, options)
      await untilNone(client, OPEN, [])
      const elapsed = performance.now() - from
      const { rows } = await client.query<{ ms: number }>('SELECT turn_ms AS ms FROM bare_out ORDER BY turn_ms')
      const times = rows.map(({ ms }) => ms)
      return {
        turns: times.length,
        perSecond: (times.length * 1000) / elapsed,
        total: [percentile(times, 0.5), percentile(times, 0.95)],
        processorMs: (spent() - before) / Math.max(1, times.length),
      }
    },
    async stop() {
      for (const child of processes) child.kill('SIGKILL')
      await client.end()
    },
  }
}

const OPEN = `SELECT (SELECT count(*) FROM bare_in WHERE NOT handled)
  + (SELECT count(*) FROM bare_out WHERE turn_ms IS NULL) AS open`
const TABLES = `
  CREATE TABLE IF NOT EXISTS bare_in (id bigserial PRIMARY KEY, address text NOT NULL, body text NOT NULL, handled boolean NOT NULL DEFAULT false);
  CREATE INDEX IF NOT EXISTS bare_in_open ON bare_in (address) WHERE NOT handled;
  CREATE TABLE IF NOT EXISTS bare_out (id bigserial PRIMARY KEY, address text NOT NULL, body text NOT NULL, turn_ms float8);
  CREATE TABLE IF NOT EXISTS bare_conversations (address text PRIMARY KEY, turns int NOT NULL)`

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`the bare program ended with ${code}`)))
  })
}
