import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { openMigrating } from '../../support/migrating.ts'

const OURS = '20261122000100_conversation_language'

describe('the migration to a language column', async () => {
  const { owner, take } = await openMigrating()

  it('takes the language out of every stored session, also where later migrations were applied before it', async () => {
    await take((entry) => entry !== OURS)
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
    await take((entry) => entry === OURS)
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
