import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import { databaseFailure } from '../../lib/database-failure.ts'

/**
 * Makes the login role of a secret key: one per key, so that two installations on one server do not change each other's
 * password, and a new key has its login before the old one is given up.
 * @returns its connection string
 */
export async function makeRuntimeLogin(client: pg.Client, ownerUrl: string, secretKey: string): Promise<string> {
  const url = new URL(ownerUrl)
  const role = `tulia_app_${createHash('sha256').update(`role name ${secretKey}`).digest('hex').slice(0, 12)}`
  const password = createHmac('sha256', Buffer.from(secretKey, 'hex')).update(`runtime role ${role}`).digest('hex')
  await client.query(`DO $$ BEGIN CREATE ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE INHERIT;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`)
  await insist(client, `ALTER ROLE ${role} PASSWORD '${password}'`)
  await insist(client, `GRANT tulia_runtime TO ${role}`)
  // What it makes (the queue's sequences) belongs to the role that the logins of all keys share.
  const { rows } = await client.query(
    "SELECT FROM pg_roles WHERE rolname = $1 AND 'role=tulia_runtime' = ANY (rolconfig)",
    [role],
  )
  if (rows.length === 0) await insist(client, `ALTER ROLE ${role} SET role = 'tulia_runtime'`)
  url.username = role
  url.password = password
  return url.toString()
}

/** "tuple concurrently updated" has no code of its own; a membership that was granted meanwhile is a double key. */
const AT_THE_SAME_MOMENT = new Set(['XX000', '23505'])

/** Roles belong to the whole server: when another of its databases is migrated at the same moment, one of the two is told to try again. */
async function insist(client: pg.Client, sql: string, attempts = 20): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const again = AT_THE_SAME_MOMENT.has(code) || databaseFailure(error) === 'conflict'
    if (attempts === 1 || !again) throw error
    await new Promise((resolve) => setTimeout(resolve, 20))
    await insist(client, sql, attempts - 1)
  }
}
