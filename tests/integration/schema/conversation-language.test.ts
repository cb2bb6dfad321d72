import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/adapters/postgres/migrate.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'

const OURS = '20261122000100_conversation_language'

describe('the migration to a language column', async () => {
  const name = `tulia_before_${randomIds.secret(6)}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-migrations-'))
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  const owner = new pg.Client({ connectionString: url.toString() })
  afterAll(async () => {
    await owner.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
    rmSync(folder, { recursive: true, force: true })
  })
  const take = (entry: string) => cpSync(`prisma/migrations/${entry}`, path.join(folder, entry), { recursive: true })

  it('takes the language out of every stored session, also where later migrations were applied before it', async () => {
    for (const entry of readdirSync('prisma/migrations')) if (/^\d/.test(entry) && entry !== OURS) take(entry)
    await migrate({ ownerUrl: url.toString(), folder, secretKey: TEST_SECRET_KEY })
    await owner.connect()
    const [tenant, channel] = [randomIds.uuid(), randomIds.uuid()]
    await owner.query(`INSERT INTO tenants (id, slug, name, settings) VALUES ($1, 'a', 'A', '{}')`, [tenant])
    await owner.query(
      `INSERT INTO channels (tenant_id, id, address, provider_account, credentials_enc) VALUES ($1, $2, 'x', 'y', 'z')`,
      [tenant, channel],
    )
    const stored: [string, object][] = [
      ['she spoke Swahili', { responseLanguage: 'sw' }],
      ['she has not been answered', {}],
    ]
    for (const [address, state] of stored) {
      const [customer, conversation] = [randomIds.uuid(), randomIds.uuid()]
      await owner.query('INSERT INTO customers (tenant_id, id, address) VALUES ($1, $2, $3)', [
        tenant,
        customer,
        address,
      ])
      await owner.query(
        'INSERT INTO conversations (tenant_id, id, channel_id, customer_id, state) VALUES ($1, $2, $3, $4, $5)',
        [tenant, conversation, channel, customer, JSON.stringify(state)],
      )
      await owner.query(
        `INSERT INTO corrupt_states (tenant_id, id, conversation_id, state, problem) VALUES ($1, $2, $3, '{}', 'x')`,
        [tenant, randomIds.uuid(), conversation],
      )
    }
    take(OURS)
    await migrate({ ownerUrl: url.toString(), folder, secretKey: TEST_SECRET_KEY })
    const { rows } = await owner.query(
      `SELECT c.address, v.language FROM conversations v JOIN customers c ON c.id = v.customer_id ORDER BY c.address`,
    )
    expect(rows).toEqual([
      { address: 'she has not been answered', language: null },
      { address: 'she spoke Swahili', language: 'sw' },
    ])
    const parts = await owner.query('SELECT DISTINCT part FROM corrupt_states')
    expect(parts.rows).toEqual([{ part: 'session' }])
    const forced = await owner.query(
      `SELECT relforcerowsecurity AS forced FROM pg_class WHERE relname = 'conversations'`,
    )
    expect(forced.rows).toEqual([{ forced: true }])
  })
})
