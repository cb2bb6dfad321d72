import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/adapters/postgres/migrate.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'

const OURS = '20261122000400_outreach_and_handoff'

describe('the migration to consent by purpose and human stretches', async () => {
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

  it('renames what was consented to and gives conversations that a person owns their stretch', async () => {
    const before = readdirSync('prisma/migrations').filter((entry) => /^\d/.test(entry) && entry < OURS)
    for (const entry of before) cpSync(`prisma/migrations/${entry}`, path.join(folder, entry), { recursive: true })
    await migrate({ ownerUrl: url.toString(), folder, secretKey: TEST_SECRET_KEY })
    await owner.connect()
    const [tenant, channel, customer, conversation] = [1, 2, 3, 4].map(() => randomIds.uuid())
    await owner.query(`INSERT INTO tenants (id, slug, name, settings) VALUES ($1, 'a', 'A', '{}')`, [tenant])
    await owner.query(
      `INSERT INTO channels (tenant_id, id, address, provider_account, credentials_enc) VALUES ($1, $2, 'x', 'y', 'z')`,
      [tenant, channel],
    )
    await owner.query(`INSERT INTO customers (tenant_id, id, address) VALUES ($1, $2, 'c')`, [tenant, customer])
    await owner.query(
      `INSERT INTO conversations (tenant_id, id, channel_id, customer_id, owner, owner_id) VALUES ($1, $2, $3, $4, 'human', 'amina')`,
      [tenant, conversation, channel, customer],
    )
    for (const purpose of ['messaging', 'marketing']) {
      await owner.query(
        `INSERT INTO consent_ledger (tenant_id, id, customer_id, purpose, action, source, wording_version)
         VALUES ($1, gen_random_uuid(), $2, $3, 'withdrawn', 'chat', '1')`,
        [tenant, customer, purpose],
      )
    }
    cpSync(`prisma/migrations/${OURS}`, path.join(folder, OURS), { recursive: true })
    await migrate({ ownerUrl: url.toString(), folder, secretKey: TEST_SECRET_KEY })
    const ledger = await owner.query('SELECT purpose FROM consent_ledger ORDER BY purpose')
    expect(ledger.rows).toEqual([{ purpose: 'marketing' }, { purpose: 'transactional' }])
    const stretches = await owner.query(
      'SELECT conversation_id AS conversation, operator, ended_at AS ended FROM human_stretches',
    )
    expect(stretches.rows).toEqual([{ conversation, operator: 'amina', ended: null }])
    const { rows } = await owner.query(
      `SELECT relforcerowsecurity AS forced FROM pg_class WHERE relname = 'consent_ledger'`,
    )
    expect(rows).toEqual([{ forced: true }])
  })
})
