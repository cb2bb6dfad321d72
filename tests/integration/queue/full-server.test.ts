import pg from 'pg'
import { expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { queueStage } from '../../support/queue-stage.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const db = await testDatabase()

async function connectionsAllowed(count: number): Promise<void> {
  const admin = new pg.Client({ connectionString: db.ownerUrl })
  await admin.connect()
  const name = new URL(db.ownerUrl).pathname.slice(1)
  await admin.query(`ALTER DATABASE ${name} CONNECTION LIMIT ${count}`).finally(() => admin.end())
}

it('work goes on after a process came up while PostgreSQL had no room for its connections', async () => {
  const stage = await queueStage({ kind: 'postgres', url: db.appUrl })
  const ran: string[] = []
  const payload = (key: string) => ({ tenantId: randomIds.uuid(), key })
  await connectionsAllowed(0)
  await stage.startProcess(
    async ({ key }) => {
      ran.push(key)
      return null
    },
    { concurrency: 2 },
  )
  // Whoever asks for work meets the same, and says so in the log: the sweep finds its rows.
  await stage.queue.enqueue(stage.job, payload('refused'))
  await connectionsAllowed(-1)
  await stage.queue.enqueue(stage.job, payload('taken'))
  await until(() => ran.length > 0, { within: 40_000, what: 'the work' })
  expect(ran).toEqual(['taken'])
})
