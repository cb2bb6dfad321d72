import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { openMigrating } from '../../support/migrating.ts'

const OURS = '20261122000400_outreach_and_handoff'

describe('the migration to consent by purpose and human stretches', async () => {
  const { owner, take } = await openMigrating()

  it('renames what was consented to and gives conversations that a person owns their stretch', async () => {
    await take((entry) => entry < OURS)
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
    await take((entry) => entry === OURS)
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
