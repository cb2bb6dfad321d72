import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { nextFreePort } from '../../../src/adapters/system/next-free-port.ts'
import { startWeb } from '../../../src/main/web.ts'
import { startProduct } from '../../support/product.ts'
import { readEvents, type SentEvent } from '../../support/read-events.ts'
import { until } from '../../support/until.ts'
import { openWebChat, readAll } from '../../support/web-visitor.ts'

describe('streams of a chat', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const chat = await openWebChat(product, shop)
  const listeners = async (after: (client: pg.Client, pids: number[]) => Promise<unknown> = async () => undefined) => {
    const client = new pg.Client({ connectionString: inject('adminUrl') })
    await client.connect()
    const name = new URL(product.db.ownerUrl).pathname.slice(1)
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = 'tulia live'",
      [name],
    )
    const pids = rows.map(({ pid }) => pid)
    await after(client, pids).finally(() => client.end())
    return pids
  }

  it('share one listening connection, which is made again after the server has ended it, and miss nothing', async () => {
    const port = await nextFreePort(0)
    const web = await startWeb({ ...product.runtime, config: { ...product.config, port } })
    const visitor = chat.visitor(`http://127.0.0.1:${port}/w/${chat.key}`)
    await visitor.say('Hello')
    const answer = await visitor.events({ stay: true })
    const told: SentEvent[] = []
    const reading = (async () => {
      for await (const event of readEvents(answer)) told.push(event)
    })()
    await until(() => told.length > 1)
    const [before] = await until(async () => {
      const pids = await listeners()
      return pids.length === 1 ? pids : null
    })
    await listeners((client, pids) =>
      client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids]),
    )
    await visitor.say('What are your opening hours?')
    await until(() => told.filter(({ name, data }) => name === 'message' && data.from === 'guest').length === 2)
    const [after] = await until(async () => {
      const pids = await listeners()
      return pids.length === 1 && pids[0] !== before ? pids : null
    })
    expect(after).not.toBe(before)
    // A process that stops ends them, each with its last event.
    await web.close()
    await reading
    expect(told.at(-1)).toMatchObject({ name: 'done' })
  })

  it('take nothing while the database takes no writes, and the same message later', async () => {
    const name = new URL(product.db.ownerUrl).pathname.slice(1)
    const onServer = (sql: string) => listeners((client) => client.query(sql))
    const endAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
    const visitor = chat.visitor()
    const message = { message: 'Hello', message_id: product.runtime.ids.uuid() }
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await onServer(endAll)
    const refused = await visitor.post(message)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, 2])
    await onServer(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await onServer(endAll)
    const taken = await until(async () => {
      const answer = await visitor.post(message)
      if (answer.status === 200) return answer
      await answer.arrayBuffer()
      return null
    })
    expect((await readAll(taken)).events.at(-1)?.name).toBe('done')
  })
})
