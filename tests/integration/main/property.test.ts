import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { demoTenantId } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { shopSettings } from '../../support/builders.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { lagoonFile } from '../../support/lagoon.ts'
import { testDatabase } from '../../support/test-database.ts'

const db = await testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'property-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string): string {
  const target = path.join(folder, name)
  writeFileSync(target, content)
  return target
}

function property(...args: string[]): { status: number | null; out: string } {
  const run = spawnSync(process.execPath, ['dist/src/main/property.js', ...args], {
    env: { PATH: process.env.PATH ?? '', DATABASE_APP_URL: db.appUrl, TULIA_SECRET_KEY: TEST_SECRET_KEY },
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout + run.stderr }
}

const lagoon = file('lagoon.json', JSON.stringify(lagoonFile()))

describe('npm run property', () => {
  it('finds nothing wrong with a good file, and reaches for no database', () => {
    const { status, out } = property('check', lagoon)
    expect([status, out]).toEqual([0, expect.stringContaining('10 items in restaurants, entertainment')])
  })

  it('prints every problem with its path and what to do', () => {
    const wrong = { ...lagoonFile(), gaming: [{ name: 'Slots', odds: '1 in 9' }], faq: [{ question: 'Why?' }] }
    const { status, out } = property('check', file('wrong.json', JSON.stringify(wrong)))
    expect(out).toContain('gaming[0]: "odds": odds and strategy are never told to guests: take it out\n')
    expect(out).toContain('faq[0].answer: is missing: add text in quotes\n')
    expect([status, out.split('\n').length]).toEqual([1, 4])
  })

  it('looks through the table of a category, which the file or an option names', () => {
    const table = file('faq.csv', 'question,answer\nPets?,No\nPets?,Yes\n')
    expect(property('check', table)).toMatchObject({
      status: 1,
      out: expect.stringContaining('row 3, name: "Pets?" stands there already'),
    })
    const named = file('list.csv', 'question,answer\nPets?,No\n')
    expect(property('check', named)).toMatchObject({ status: 1, out: expect.stringContaining('say with --category') })
    expect(property('check', named, '--category', 'faq').status).toBe(0)
  })

  it('loads a file whole, and again', async () => {
    const tenantId = demoTenantId(randomIds, 'lagoon-shop')
    expect(property('load', '--shop', 'lagoon-shop', lagoon)).toMatchObject({
      status: 1,
      out: expect.stringContaining('no such tenant'),
    })
    await db.transaction(tenantId, (tx) =>
      tx.tenant.create({ data: { id: tenantId, slug: 'lagoon-shop', name: 'Lagoon', settings: shopSettings() } }),
    )
    for (const _ of [1, 2]) {
      const { status, out } = property('load', '--shop', 'lagoon-shop', lagoon)
      expect([status, out]).toEqual([0, expect.stringContaining('Loaded Mwezi Lagoon')])
    }
    expect(await db.transaction(tenantId, (tx) => Promise.all([tx.property.count(), tx.propertyItem.count()]))).toEqual(
      [1, 10],
    )
  })
})
