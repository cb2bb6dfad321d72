import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { CANARY } from '../../support/canary-of.ts'
import { openMigrating } from '../../support/migrating.ts'

const OURS = '20261128000100_document_versions'

describe('the migration from chunks to versions', async () => {
  const { owner, take } = await openMigrating()
  const [one, other] = [randomIds.uuid(), randomIds.uuid()]
  const chunks: { id: string; text: string; section: number; title: string }[] = []
  let minute = 0
  const add = async (tenant: string, title: string, texts: readonly [number, string][], language = 'en') => {
    const document = randomIds.uuid()
    await owner.query(
      `INSERT INTO knowledge_documents (tenant_id, id, title, type, language, topic, created_at) VALUES ($1, $2, $3, 'faq', $4, 'x', $5)`,
      [tenant, document, title, language, new Date(Date.UTC(2026, 0, 1, 0, minute++))],
    )
    for (const [at, [section, text]] of texts.entries()) {
      const id = randomIds.uuid()
      chunks.push({ id, text, section, title })
      await owner.query(
        'INSERT INTO knowledge_chunks (tenant_id, id, document_id, ordinal, section, text) VALUES ($1, $2, $3, $4, $5, $6)',
        [tenant, id, document, at, section, text],
      )
    }
    return document
  }

  await take((entry) => entry < OURS)
  for (const tenant of [one, other])
    await owner.query(`INSERT INTO tenants (id, slug, name, settings) VALUES ($1::uuid, $1::text, 'A', '{}')`, [tenant])
  const delivery: [number, string][] = [
    [0, 'Delivery\nWe deliver.'],
    [1, 'Fees\nKES 150.'],
    [1, 'Fees\nKES 250 at night.'],
  ]
  await add(one, 'Delivery', delivery)
  await add(one, 'Usafirishaji', [[0, 'Tunaleta.']], 'sw')
  await add(one, 'Nothing yet', [])
  await add(other, 'Delivery', [[0, 'Delivery\nNot on Sunday.']])
  const second = await add(other, 'DELIVERY', [[0, 'Delivery\nBy boat.']])
  await take((entry) => entry >= OURS)

  it('keeps every text, under its old id and in its section', async () => {
    const { rows } = await owner.query<{ id: string; text: string; section: number }>(
      'SELECT id, text, section FROM knowledge_passages WHERE id <> $1',
      [CANARY],
    )
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect(rows.toSorted(byId)).toEqual(chunks.map(({ title: _title, ...chunk }) => chunk).toSorted(byId))
  })

  it('makes one published version of every document, which the document points at', async () => {
    const { rows } = await owner.query(
      `SELECT d.title, v.number, v.status, v.passages, (SELECT count(*)::int FROM knowledge_passages p WHERE p.version_id = v.id) AS found,
         v.words
       FROM knowledge_documents d JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
       WHERE v.document_id = d.id AND d.tenant_id = $1 AND d.id <> $2 ORDER BY d.title`,
      [one, CANARY],
    )
    expect(rows).toEqual([
      { title: 'Delivery', number: 1, status: 'published', passages: 3, found: 3, words: 11 },
      { title: 'Nothing yet', number: 1, status: 'published', passages: 0, found: 0, words: 0 },
      { title: 'Usafirishaji', number: 1, status: 'published', passages: 1, found: 1, words: 1 },
    ])
    const all = await owner.query('SELECT count(*)::int AS count FROM knowledge_versions WHERE id <> $1', [CANARY])
    expect(all.rows).toEqual([{ count: 5 }])
  })

  it('puts what stands around a passage together by section', async () => {
    const { rows } = await owner.query(
      `SELECT a.ordinal, a.text FROM knowledge_parents a JOIN knowledge_documents d ON d.current_version_id = a.version_id
       WHERE d.tenant_id = $1 AND d.title = 'Delivery' ORDER BY a.ordinal`,
      [one],
    )
    expect(rows).toEqual([
      { ordinal: 0, text: 'Delivery\nWe deliver.' },
      { ordinal: 1, text: 'Fees\nKES 150.\nFees\nKES 250 at night.' },
    ])
  })

  it('tells titles apart that only their letters’ case told apart', async () => {
    const { rows } = await owner.query('SELECT title FROM knowledge_documents WHERE tenant_id = $1 AND id <> $2', [
      other,
      CANARY,
    ])
    expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(['Delivery', `DELIVERY (${second.slice(0, 8)})`]))
  })

  it('leaves no table of chunks, and documents guarded as before', async () => {
    const { rows } = await owner.query(
      `SELECT to_regclass('knowledge_chunks') AS chunks, relforcerowsecurity AS forced FROM pg_class WHERE relname = 'knowledge_documents'`,
    )
    expect(rows).toEqual([{ chunks: null, forced: true }])
  })

  it('raises the revision when what is searched changes, and not otherwise', async () => {
    const revision = async () => {
      const { rows } = await owner.query<{ revision: string }>(
        'SELECT knowledge_revision::text AS revision FROM tenants WHERE id = $1',
        [one],
      )
      return BigInt(rows[0]?.revision ?? 0)
    }
    const first = await revision()
    await owner.query(`UPDATE knowledge_documents SET origin = 'text' WHERE tenant_id = $1`, [one])
    expect(await revision()).toBe(first)
    await owner.query(`UPDATE knowledge_documents SET title = title || '!' WHERE tenant_id = $1`, [one])
    const second = await revision()
    expect(second > first).toBe(true)
    await owner.query(
      `UPDATE knowledge_documents SET deleted_at = now(), current_version_id = null WHERE tenant_id = $1`,
      [one],
    )
    expect((await revision()) > second).toBe(true)
  })
})
