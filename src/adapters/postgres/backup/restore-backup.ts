import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { aesVault } from '../../system/vault.ts'
import { migrate } from '../migrate.ts'
import { fileOf, MANIFEST, Manifest } from './manifest.ts'

const BATCH = 1_000
const Names = z.array(z.object({ name: z.string().regex(/^\w+$/) }))
const Links = z.array(z.object({ owner: z.string(), name: z.string(), definition: z.string() }))

export interface Restore {
  ownerUrl: string
  from: string
  /** Of migrations, and those that the backup has must be among them. */
  folder: string
  /** The first one seals from now on, all of them open. */
  secretKeys: [string, ...string[]]
  /** Throws away what is in the database. */
  replace: boolean
}

/**
 * Fills a database with a backup, in one transaction: as it was, or not at all. It is migrated to where the backup was, filled, and
 * then brought up to date. Throws where somebody's rows are in it already, unless they shall go; where a key is missing that its secrets
 * need; and where the backup is not as it was written.
 */
export async function restoreBackup(restore: Restore): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(restore.from, MANIFEST), 'utf8')))
  insistOnKeys(manifest, restore.secretKeys)
  const client = new pg.Client({ connectionString: restore.ownerUrl })
  await client.connect()
  try {
    if (!restore.replace && (await isInUse(client)))
      throw new Error(
        'there is somebody in this database: name an empty one, or say --replace to throw away what is in it',
      )
    const { ownerUrl, folder, secretKeys } = restore
    const target = { ownerUrl, folder, secretKey: secretKeys[0] }
    await insistOnMigrations(client, manifest)
    await migrate({ ...target, only: new Set(manifest.migrations) })
    await client.query('BEGIN')
    await client.query('SET LOCAL search_path = public')
    await fill(client, restore.from, manifest)
    await client.query('COMMIT')
    await migrate(target)
    return manifest
  } finally {
    await client.end()
  }
}

function insistOnKeys({ keys }: Manifest, secretKeys: readonly string[]): void {
  const known = new Set(secretKeys.map((key) => aesVault([key]).prefix))
  const missing = keys.filter((id) => !known.has(`v2.${id}.`))
  if (missing.length > 0)
    throw new Error(
      `its secrets were sealed with key ${missing.join(' and ')}: set it as TULIA_SECRET_KEY, or among TULIA_SECRET_KEYS_OLD`,
    )
}

/** Whoever is in it has a shop, or is an operator. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('public.users') IS NOT NULL AS there")
  if (!z.tuple([z.object({ there: z.boolean() })]).parse(rows)[0].there) return false
  const found = await client.query('SELECT FROM public.users LIMIT 1')
  return found.rowCount !== 0 || (await client.query('SELECT FROM public.channels LIMIT 1')).rowCount !== 0
}

/** A database that has been further than the backup has tables that it knows nothing of. */
async function insistOnMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there")
  if (!z.tuple([z.object({ there: z.boolean() })]).parse(rows)[0].there) return
  const done = await client.query(
    'SELECT migration_name AS name FROM public._prisma_migrations WHERE finished_at IS NOT NULL',
  )
  const further = Names.parse(done.rows).filter(({ name }) => !migrations.includes(name))
  if (further.length > 0)
    throw new Error(`this database has migrations that the backup has not (${further[0]?.name}): name an empty one`)
}

/** Rows come in table by table, so nothing that holds between two tables is asked for until all of them are there. */
async function fill(client: pg.Client, from: string, { tables, sequences }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => name)
  const links = Links.parse((await client.query(LINKS)).rows)
  for (const { owner, name } of links) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`)
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY, DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of tables) await fillTable(client, from, table)
  for (const { name, last } of sequences) await client.query(`SELECT setval('${name}', ${last})`)
  for (const { owner, name, definition } of links)
    await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`)
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY, ENABLE TRIGGER USER`)
}

const LINKS = `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`

const COLUMNS = `SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`

async function fillTable(client: pg.Client, from: string, table: Manifest['tables'][number]): Promise<void> {
  const columns = Names.parse((await client.query(COLUMNS, [table.name])).rows).map(({ name }) => `"${name}"`)
  const insert = `INSERT INTO ${table.name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map((column) => `(x.r).${column}`).join(', ')}
    FROM (SELECT line::${table.name} AS r FROM unnest($1::text[]) AS line OFFSET 0) x`
  const hash = createHash('sha256')
  let rows = 0
  let batch: string[] = []
  const store = async () => {
    if (batch.length > 0) await client.query(insert, [batch])
    batch = []
  }
  const stream = createReadStream(path.join(from, fileOf(table.name))).pipe(createGunzip())
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    hash.update(`${line}\n`)
    rows += 1
    if (batch.push(z.string().parse(JSON.parse(line))) >= BATCH) await store()
  }
  await store()
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new Error(`the rows of ${table.name} are not those that were backed up`)
}
