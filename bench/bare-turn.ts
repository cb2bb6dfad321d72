import { createServer } from 'node:http'
import { Annotation, END, START, StateGraph } from '@langchain/langgraph/web'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import Koa from 'koa'
import pg from 'pg'
import getRawBody from 'raw-body'

// The floor of the turn bench: what an answer costs when there is nothing to think about. The web inserts the message and
// adds a de-duplicated job; the worker loads in one transaction, runs a graph of three nodes, commits in one transaction
// and sends one message. No tenant, no rule, no fence, no trace. Two processes, like the product's own.
const [role, databaseUrl, redisUrl, providerUrl, account, token, sender, port] = process.argv.slice(2)
if (!databaseUrl || !redisUrl || !providerUrl || !account || !token || !sender || !port) {
  throw new Error('usage: bare-turn web|worker DATABASE_URL REDIS_URL PROVIDER_URL ACCOUNT TOKEN SENDER PORT')
}
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
const connection = () => new Redis(redisUrl, { maxRetriesPerRequest: null })

if (role === 'web') await serve(Number(port))
else work({ url: `${providerUrl}/2010-04-01/Accounts/${account}/Messages.json`, account, token, sender })
process.stdout.write('bare_started\n')

async function serve(port: number): Promise<void> {
  const queue = new Queue('bare-turn', { prefix: '{bare}', connection: connection() })
  const app = new Koa()
  app.use(async (http) => {
    const form = new URLSearchParams(await getRawBody(http.req, { encoding: 'utf8', limit: 65_536 }))
    const address = form.get('From') ?? ''
    await pool.query({
      name: 'in',
      text: 'INSERT INTO bare_in (address, body) VALUES ($1, $2)',
      values: [address, form.get('Body') ?? ''],
    })
    const deduplication = { id: address, keepLastIfActive: true }
    await queue.add('turn', { address }, { removeOnComplete: true, attempts: 3, deduplication })
    http.status = 204
  })
  await new Promise<void>((resolve) => createServer(app.callback()).listen(port, '127.0.0.1', resolve))
}

function work(provider: { url: string; account: string; token: string; sender: string }): void {
  const State = Annotation.Root({ heard: Annotation<string[]>, reply: Annotation<string> })
  const graph = new StateGraph(State)
    .addNode('govern', () => ({}))
    .addNode('act', ({ heard }) => ({ reply: `Heard ${heard.length} of you.` }))
    .addNode('finish', ({ reply }) => ({ reply: reply.trim() }))
    .addEdge(START, 'govern')
    .addEdge('govern', 'act')
    .addEdge('act', 'finish')
    .addEdge('finish', END)
    .compile()
  const authorization = `Basic ${Buffer.from(`${provider.account}:${provider.token}`).toString('base64')}`
  const answer = async ({ address }: { address: string }) => {
    const from = performance.now()
    const waiting = await inTransaction((client) =>
      client.query<{ id: string; body: string }>({ name: 'load', text: LOAD, values: [address] }),
    )
    if (waiting.rows.length === 0) return
    const { reply } = await graph.invoke({ heard: waiting.rows.map(({ body }) => body), reply: '' })
    const ids = waiting.rows.map(({ id }) => id)
    const written = await inTransaction((client) =>
      client.query<{ id: string }>({ name: 'commit', text: COMMIT, values: [address, reply, ids] }),
    )
    const turnMs = performance.now() - from
    const body = new URLSearchParams({ From: provider.sender, To: address, Body: reply })
    const sent = await fetch(provider.url, { method: 'POST', headers: { authorization }, body })
    if (sent.status !== 201) throw new Error(`the provider answered ${sent.status}`)
    await sent.arrayBuffer()
    const values = [written.rows[0]?.id, turnMs]
    await pool.query({ name: 'sent', text: 'UPDATE bare_out SET turn_ms = $2 WHERE id = $1', values })
  }
  new Worker<{ address: string }>('bare-turn', ({ data }) => answer(data), {
    prefix: '{bare}',
    connection: connection(),
    concurrency: 8,
  })
}

const LOAD = 'SELECT id, body FROM bare_in WHERE address = $1 AND NOT handled ORDER BY id'
const COMMIT = `WITH state AS (INSERT INTO bare_conversations (address, turns) VALUES ($1, 1)
    ON CONFLICT (address) DO UPDATE SET turns = bare_conversations.turns + 1),
  handled AS (UPDATE bare_in SET handled = true WHERE id = ANY($3::bigint[]))
  INSERT INTO bare_out (address, body) VALUES ($1, $2) RETURNING id`

async function inTransaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const done = await run(client)
    await client.query('COMMIT')
    return done
  } finally {
    client.release()
  }
}
