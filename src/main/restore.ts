import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../adapters/postgres/backup/restore-backup.ts'
import { readConfig } from '../config/config.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { projectFile } from './project-file.ts'

/** `npm run restore -- --from DIR [--replace]`: fills the database of the configuration with a backup. Nothing else may run on it. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } } })
  const { database, secretKey, oldSecretKeys } = readConfig()
  if (values.from === undefined) throw new Error('Say where from: npm run restore -- --from DIR')
  if (database.owner === null || secretKey === null)
    throw new Error('Set DATABASE_URL to the owner of the database that shall be filled, and TULIA_SECRET_KEY.')
  const { takenAt, tables } = await restoreBackup({
    ownerUrl: database.owner,
    from: path.resolve(values.from),
    folder: projectFile('prisma/migrations'),
    secretKeys: [secretKey, ...oldSecretKeys],
    replace: values.replace,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${rows} rows of ${tables.length} tables are as they were at ${takenAt}. Now: npm run doctor\n`)
}

main().then(() => process.exit(0), explainAndExit)
