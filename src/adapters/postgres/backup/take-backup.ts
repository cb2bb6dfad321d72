import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { SEALED_COLUMNS } from '../../../domain/context.ts'
import { fileOf, MANIFEST, type Manifest } from './manifest.ts'

const BATCH = 1_000
const Names = z.array(z.object({ name: z.string().regex(/^\w+$/) }))
const Lines = z.array(z.object({ line: z.string() }))
const Sequences = z.array(z.object({ name: z.string(), last: z.string() }))

/**
 * Writes all rows of the installation, as of one moment, into a new folder: readable by nobody else, and there only when it is whole.
 * Needs the owner of the database. What waits in queues is not in it: the rows say what has to be done. Throws where the folder exists.
 */
export async function takeBackup(options: { ownerUrl: string; to: string; now: Date }): Promise<Manifest> {
  if (existsSync(options.to)) throw new Error(`${options.to} is there already: name a new folder`)
  const client = new pg.Client({ connectionString: options.ownerUrl })
  await client.connect()
  const unfinished = `${options.to}.unfinished`
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables: Manifest['tables'] = []
    for (const name of await namesOf(client, TABLES)) {
      tables.push({ name, ...(await writeTable(client, name, path.join(unfinished, fileOf(name)))) })
    }
    const manifest: Manifest = {
      format: 1,
      takenAt: options.now.toISOString(),
      migrations: await namesOf(client, MIGRATIONS),
      keys: await namesOf(client, KEYS),
      tables,
      sequences: Sequences.parse((await client.query(SEQUENCES)).rows),
    }
    await client.query('COMMIT')
    await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    await rename(unfinished, options.to)
    return manifest
  } finally {
    await client.end()
  }
}

const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%' ORDER BY 1`
const MIGRATIONS =
  'SELECT migration_name AS name FROM public._prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1'
const SEQUENCES = `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`
/** Earlier versions sealed without "v2." in front. */
const KEYS = `SELECT DISTINCT substring(sealed FROM '^(?:v2\\.)?([0-9a-f]{8})\\.') AS name FROM (${SEALED_COLUMNS.map(
  (place) => {
    const [table, column] = place.split('.')
    return `SELECT ${column} AS sealed FROM public.${table}`
  },
).join(' UNION ALL ')}) s WHERE sealed ~ '^(v2\\.)?[0-9a-f]{8}\\.' ORDER BY 1`

async function namesOf(client: pg.Client, sql: string): Promise<string[]> {
  return Names.parse((await client.query(sql)).rows).map(({ name }) => name)
}

async function writeTable(client: pg.Client, table: string, file: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256')
  let rows = 0
  async function* lines(): AsyncGenerator<string> {
    await client.query(`DECLARE rows CURSOR FOR SELECT t::text AS line FROM public.${table} t`)
    for (;;) {
      const batch = Lines.parse((await client.query(`FETCH ${BATCH} FROM rows`)).rows)
      if (batch.length === 0) break
      rows += batch.length
      const text = batch.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
      hash.update(text)
      yield text
    }
    await client.query('CLOSE rows')
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }))
  return { rows, sha256: hash.digest('hex') }
}
