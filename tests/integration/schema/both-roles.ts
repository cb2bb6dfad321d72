import pg from 'pg'
import { afterFile } from '../../support/after-file.ts'
import { testDatabase } from '../../support/test-database.ts'
import { readDatabase } from './read-database.ts'

/** A database as its owner sees it, who is held back by nothing, and as the product does. */
export async function openAsBothRoles() {
  const db = await testDatabase()
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  const app = new pg.Client({ connectionString: db.appUrl })
  await Promise.all([owner.connect(), app.connect()])
  afterFile(() => Promise.all([owner.end(), app.end()]))
  return { db, owner, app, tables: await readDatabase(owner) }
}
