import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { retrieve } from '../../../src/domain/knowledge/index.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const SHOP = 'kicks-and-phones'

describe('npm run ingest', async () => {
  const db = await testDatabase()
  const ctx = testCtx(db, { tenantId: demoTenantId(randomIds, SHOP) })
  await seedShop(ctx, readShopFixture('fixtures', SHOP))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-ingest-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string | Uint8Array) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const ingest = (...args: string[]) => {
    const run = spawnSync(process.execPath, ['dist/src/main/ingest.js', ...args], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: db.migratorUrl, TULIA_SECRET_KEY: TEST_SECRET_KEY },
      encoding: 'utf8',
    })
    return { status: run.status, out: run.stdout + run.stderr }
  }

  it('takes files into the documents of a shop, each said in a line, and again without doubling them', async () => {
    const gym = write('Gym.md', '# Gym\n\nThe gym of the shop has a rowing machine.\n')
    const spa = write('Spa.txt', 'The spa of the shop has a sauna.\n')
    const first = ingest('--shop', SHOP, '--type', 'faq', gym, spa)
    expect(first.out).toContain('Gym.md: published as version 1, 1 pages, 1 passages\nSpa.txt: published as version 1')
    expect(first.status).toBe(0)
    const asked = { query: 'is there a rowing machine?', types: null, language: 'en' as const, about: null }
    expect((await retrieve(ctx, asked)).snippets.map(({ title }) => title)).toContain('Gym')
    const again = ingest('--shop', SHOP, gym)
    expect([again.status, again.out]).toEqual([0, expect.stringContaining('Gym.md: duplicate')])
  })

  it('says what to do about a file that cannot be read, and fails', () => {
    const run = ingest('--shop', SHOP, write('Empty.pdf', new Uint8Array()))
    expect([run.status, run.out]).toEqual([1, expect.stringContaining('Empty.pdf: The file is empty.')])
  })

  it('says how it is used when it is used otherwise', () => {
    expect(ingest('--shop', SHOP)).toMatchObject({ status: 2, out: expect.stringContaining('npm run ingest --') })
    expect(ingest('--shop', SHOP, '--type', 'gossip', 'x')).toMatchObject({ status: 2 })
    expect(ingest('--shop', 'nobody', write('A.md', 'a'))).toMatchObject({ status: 1 })
  })
})
