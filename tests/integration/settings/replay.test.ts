import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { FulfilmentSettings } from '../../../src/domain/tenancy/fulfilment-settings.ts'
import { hireStaff } from '../../contract/staff.ts'
import { createItem } from '../../support/builders.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const FEE = 25_000
/** What replays write of themselves, and what goes on at any shop. */
const THEIRS = ['replays', 'replay_diffs', 'rate_buckets', 'idempotency_keys', 'failed_work', 'audit_seals']

const product = await startProduct()
const fulfilment = FulfilmentSettings.parse({
  feeCollected: 'with_order',
  zones: [{ id: 'west', name: 'Nairobi West', aliases: ['Westlands', 'Kilimani'], feeMinor: FEE }],
})
const shop = await product.openShop({ settings: { fulfilment } })
for (const name of ['Rift Runner', 'Savanna Glide']) {
  const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }]
  await createItem(product.db, shop, { name, category: 'running shoes', tags: ['shoes', 'running'], variants })
}
const { token } = await hireStaff(product, shop)

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...onceKey(method) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: Object(await answer.json()) }
}

/** A customer who looks around, and one who orders, pays on her phone, and asks. */
async function tellStory(): Promise<void> {
  const looking = shop.customer()
  await looking.ask('Hello')
  await looking.ask('Do you have Rift Runner?')
  const buying = shop.customer()
  await buying.ask('I want Savanna Glide size 42, deliver to Kilimani')
  await buying.ask('yes')
  const { daraja } = product.sandbox
  const prompt = await until(async () => (await daraja.prompts({ msisdn: buying.msisdn })).at(0))
  await daraja.answerPrompt(prompt.id, { action: 'pay' })
  await buying.next()
  await buying.ask('Where is my order?')
}

async function replay(settings: object) {
  const { draft } = (await call('PUT', '/settings/draft', { settings })).json
  const started = await call('POST', '/replays', { draft_version: draft.version })
  expect(started.status).toBe(202)
  const before = await countRows()
  const { replay_id: id } = started.json
  const done = await until(
    async () => {
      const { json } = await call('GET', `/replays/${id}`)
      return ['done', 'failed'].includes(json.status) ? json : null
    },
    { what: 'the replay to be through', within: 120_000 },
  )
  expect(await countRows()).toEqual(before)
  const { diffs } = (await call('GET', `/replays/${id}/diffs`)).json
  return { done, diffs, draft }
}

/** How many rows every table of shops has. */
async function countRows(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: product.db.ownerUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'tenant_id' ORDER BY 1`)
    const names = tables.rows.map(({ name }) => name).filter((name) => !THEIRS.includes(name))
    const counted = await client.query<{ name: string; count: string }>(
      names.map((name) => `SELECT '${name}' AS name, count(*) AS count FROM "${name}"`).join(' UNION ALL '),
    )
    return Object.fromEntries(counted.rows.map(({ name, count }) => [name, Number(count)]))
  } finally {
    await client.end()
  }
}

const sentSoFar = async () => (await product.sandbox.daraja.pushes({})).length

describe('a replay of a draft', async () => {
  await tellStory()
  const { live } = (await call('GET', '/settings')).json
  const dearer = {
    ...live.settings,
    fulfilment: { ...fulfilment, zones: fulfilment.zones.map((zone) => ({ ...zone, feeMinor: FEE + 5_000 })) },
  }

  it('of what holds already comes out as everything did, and leaves nothing behind', async () => {
    const pushes = await sentSoFar()
    const { done, diffs } = await replay(live.settings)
    expect(done).toMatchObject({
      status: 'done',
      conversations: { total: 2, done: 2, same: 2, different: 0, not_comparable: 0 },
      fidelity: { exact: done.turns, unlike: {} },
      kinds: {},
    })
    expect(done.turns).toBe(5)
    expect([diffs, await sentSoFar()]).toEqual([[], pushes])
  })

  it('says in which conversation money comes out otherwise, the same each time', async () => {
    const first = await replay(dearer)
    expect(first.done).toMatchObject({ conversations: { same: 1, different: 1 }, kinds: { money: 1 } })
    const [diff] = first.diffs
    expect(diff).toMatchObject({
      message: expect.stringContaining('Savanna Glide'),
      kinds: expect.arrayContaining(['money']),
    })
    expect(diff.draft.orders[0].total_minor - diff.live.orders[0].total_minor).toBe(5_000)
    const { took_ms: _once, replay_id: _first, ...counts } = first.done
    const again = await replay(dearer)
    const { took_ms: _twice, replay_id: _second, ...same } = again.done
    expect([{ ...same, draft_version: counts.draft_version }, again.diffs]).toEqual([counts, first.diffs])
    expect((await call('GET', `/replays/${again.done.replay_id}/diffs?kind=consent`)).json.diffs).toEqual([])
  })

  it('demands a reason before what changes money is published', async () => {
    const { draft } = await replay(dearer)
    const refused = await call('POST', '/settings/publish', { version: draft.version })
    expect([refused.status, refused.json.error.fields[0].path]).toEqual([422, 'reason'])
    const given = { version: draft.version, reason: 'Riders cost more since July' }
    expect((await call('POST', '/settings/publish', given)).status).toBe(200)
    const [newest] = (await call('GET', '/settings/versions')).json.versions
    expect(newest).toMatchObject({ version: 2, reason: 'Riders cost more since July' })
  })

  it('is for the draft that was seen, one at a time, and ends when it is cancelled', async () => {
    const { draft } = (await call('PUT', '/settings/draft', { settings: live.settings })).json
    expect((await call('POST', '/replays', { draft_version: draft.version + 1 })).status).toBe(409)
    const started = await call('POST', '/replays', { draft_version: draft.version })
    const cancelled = await call('POST', `/replays/${started.json.replay_id}/cancel`, {})
    expect(['cancelled', 'done']).toContain(cancelled.json.status)
    expect((await call('POST', `/replays/${started.json.replay_id}/cancel`, {})).json.status).toBe(
      cancelled.json.status,
    )
  })
})
