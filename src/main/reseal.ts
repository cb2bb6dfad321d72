import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { resealDatabase } from './reseal-database.ts'

/** `npm run reseal`: seals every stored secret with the current key. Fails while a secret still needs another one. */
async function main(): Promise<number> {
  const config = readConfig()
  const database = await openDatabase(config)
  try {
    const say = (line: string) => process.stdout.write(`${line}\n`)
    let said = 0
    const count = await resealDatabase(database.appUrl, [database.secretKey, ...config.oldSecretKeys], (so) => {
      if (so.resealed < said + 1_000) return
      said = so.resealed
      say(`${so.resealed} secrets sealed again …`)
    })
    say(`${count.resealed} secrets sealed again with the current key.`)
    for (const { column, row, tenantId } of count.unreadable)
      say(`No configured key opens ${column} of row ${row}, shop ${tenantId}: add its key, or enter it anew.`)
    if (count.overtaken > 0) say(`${count.overtaken} were changed meanwhile: run this again.`)
    if (count.unreadable.length + count.overtaken > 0) return 1
    say(
      'No row needs an old key any more. Once no process runs with the old key either, take it out of the configuration',
    )
    say('and drop its login role (tulia_app_…; the current one is in the address that "npm run migrate" prints).')
    return 0
  } finally {
    await database.stop()
  }
}

main().then((code) => process.exit(code), explainAndExit)
