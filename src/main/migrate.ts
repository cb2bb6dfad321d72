import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'

/** `npm run migrate`: brings the configured database up to date and prints the address of the runtime role. */
async function main(): Promise<void> {
  const config = readConfig()
  if (config.database.owner === null)
    throw new Error('Set DATABASE_URL to the owner of the database that shall be migrated.')
  const database = await openDatabase(config)
  process.stdout.write(`The database is up to date. Processes may run with\nDATABASE_APP_URL=${database.appUrl}\n`)
}

main().then(() => process.exit(0), explainAndExit)
