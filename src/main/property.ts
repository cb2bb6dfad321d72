import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoTenantId } from '../../prisma/seed/index.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { randomIds } from '../adapters/system/ids.ts'
import { readConfig } from '../config/config.ts'
import { loadProperty } from '../domain/properties/index.ts'
import { getTenant } from '../domain/tenancy/index.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { readPropertyFile } from './read-property-file.ts'
import { buildRuntime } from './runtime.ts'

const USAGE = `npm run property -- check FILE [--category C]
npm run property -- load --shop SLUG FILE
  FILE is JSON, {"property": {...}, "restaurants": [...], ...}, or for check the CSV of one category, named by --category or by
  the file: restaurants.csv. SLUG names a file in fixtures/tenants. Prints every problem with its path; then nothing is loaded.`

/** `npm run property`: looks through the file of a property, or loads it into a shop whole. Exit 1 when something is wrong in it. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shop: { type: 'string' }, category: { type: 'string' } },
  })
  const [command, file, ...more] = positionals
  if (file === undefined || more.length > 0 || (command !== 'check' && command !== 'load'))
    throw new Error(`Say what to do:\n${USAGE}`)
  const category = values.category ?? path.basename(file, path.extname(file))
  const read = readPropertyFile(readFileSync(file), {
    isTable: /\.(?:csv|tsv)$/i.test(file),
    category,
    now: systemClock.now(),
  })
  if (read.outcome === 'refused') {
    for (const { path: at, problem } of read.problems) process.stdout.write(`${at || file}: ${problem}\n`)
    process.stdout.write(`${read.problems.length} to mend.\n`)
    return 1
  }
  process.stdout.write(`${file}: ${read.items.length} items in ${read.categories.join(', ')}\n`)
  if (command === 'check') return 0
  if (!values.shop) throw new Error(`Say into which shop:\n${USAGE}`)
  const { property } = read
  if (property === null)
    throw new Error('A table says nothing of its property: send it with PUT /v1/properties/:id/items.')
  await load(values.shop, { ...read, property })
  return 0
}

async function load(slug: string, file: Parameters<typeof loadProperty>[1]): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    const ctx = runtime.ctxFor(demoTenantId(randomIds, slug))
    // Before anything is written: a shop that was never opened has no place for it.
    await getTenant(ctx)
    const loaded = await loadProperty(ctx, file)
    const counts = loaded.categories.map(
      ({ category, items, removed }) => `  ${category}: ${items}, ${removed} removed\n`,
    )
    process.stdout.write(`Loaded ${loaded.property.name} (${loaded.property.id})\n${counts.join('')}`)
  } finally {
    await runtime.close()
    await database.stop()
  }
}

main().then((code) => process.exit(code), explainAndExit)
