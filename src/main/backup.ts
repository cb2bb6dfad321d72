import path from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '../adapters/postgres/backup/take-backup.ts'
import { readConfig } from '../config/config.ts'
import { explainAndExit } from './explain-and-exit.ts'

/** `npm run backup -- --to DIR`: all rows of the installation as of one moment, while it runs. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { owner } = readConfig().database
  if (values.to === undefined) throw new Error('Say where to: npm run backup -- --to DIR')
  if (owner === null) throw new Error('Set DATABASE_URL to the owner of the database that shall be backed up.')
  const to = path.resolve(values.to)
  const { tables, keys } = await takeBackup({ ownerUrl: owner, to, now: new Date() })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${rows} rows of ${tables.length} tables are in ${to}\n`)
  if (keys.length > 0)
    process.stdout.write(
      `Keep key ${keys.join(' and ')} (TULIA_SECRET_KEY) apart from it: no secret in it opens without.\n`,
    )
}

main().then(() => process.exit(0), explainAndExit)
