import { createServer } from 'node:http'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import Koa from 'koa'
import pg from 'pg'
import getRawBody from 'raw-body'

// The floor of the webhook bench: a bare Koa that reads the body, inserts one row, adds one job and answers 204. No
// signature, no tenant, no duplicate check. Arguments: database URL, Redis URL, port.
const [databaseUrl, redisUrl, port] = process.argv.slice(2)
if (!databaseUrl || !redisUrl || !port) throw new Error('usage: bare-server DATABASE_URL REDIS_URL PORT')
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
await pool.query(
  'CREATE TABLE IF NOT EXISTS bare_messages (id bigserial PRIMARY KEY, body text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
)
const queue = new Queue('bare', { prefix: '{bare}', connection: new Redis(redisUrl, { maxRetriesPerRequest: 1 }) })
const app = new Koa()
app.use(async (http) => {
  const body = await getRawBody(http.req, { encoding: 'utf8', limit: 65_536 })
  await pool.query({ name: 'insert', text: 'INSERT INTO bare_messages (body) VALUES ($1)', values: [body] })
  await queue.add('turn', { n: 1 }, { removeOnComplete: true })
  http.status = 204
})
createServer(app.callback()).listen(Number(port), '127.0.0.1', () => process.stdout.write('bare_started\n'))
