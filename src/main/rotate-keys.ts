import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { buildRuntime } from './runtime.ts'

/** `npm run rotate-keys`: access tokens are signed with a new key from now on. What the old one signed is good to its end. */
async function main(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    await runtime.accessTokens.rotate()
    process.stdout.write(
      'A new key signs access tokens. Every process knows it within a minute; nobody is signed out.\n',
    )
  } finally {
    await runtime.close()
    await database.stop()
  }
}

main().then(() => process.exit(0), explainAndExit)
