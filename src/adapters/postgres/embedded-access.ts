import { spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { handOverSchema } from './hand-over-schema.ts'

/** The system user that the server runs as, when that is another than ours. */
export type ServerUser = { uid: number; gid: number } | null

export const ADMIN = 'tulia'
const OWNER = 'tulia_owner'
export const SERVER_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** The passwords of a private server come from one random key, kept beside its data and readable by nobody else. */
export function embeddedPasswords(folder: string): { admin: string; owner: string } {
  const file = path.join(folder, 'postgres.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  }
  chmodSync(file, 0o600)
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new Error(`${file} is damaged: remove it, and a new one is made`)
  const of = (role: string) => createHmac('sha256', key).update(`password of ${role}`).digest('hex')
  return { admin: of(ADMIN), owner: of(OWNER) }
}

/**
 * Lets in who knows a password, and nobody else: a new data folder, one that an earlier version left open to every local user,
 * or one whose key was lost. The server does not run: its single-user mode takes the password without listening to
 * anybody. The rules come last, so that a crash in between leaves a folder that is taken up here again.
 */
export async function closeFolder(
  folder: { dataDir: string; postgres: string; user: ServerUser },
  adminPassword: string,
): Promise<void> {
  const file = path.join(folder.dataDir, 'pg_hba.conf')
  const mark = createHmac('sha256', adminPassword).update('closed').digest('hex')
  // Every program of this machine reaches a loopback port.
  const rules = `# ${mark}\nhost all all 127.0.0.1/32 scram-sha-256\n`
  if (readFileSync(file, 'utf8') === rules) return
  await singleUser(folder, [
    "SET password_encryption = 'scram-sha-256'",
    `ALTER ROLE ${ADMIN} PASSWORD '${adminPassword}'`,
  ])
  writeFileSync(`${file}.new`, rules, { mode: 0o600 })
  if (folder.user) chownSync(`${file}.new`, folder.user.uid, folder.user.gid)
  renameSync(`${file}.new`, file)
}

function singleUser(folder: { dataDir: string; postgres: string; user: ServerUser }, sql: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const mode = ['--single', '-D', folder.dataDir, '-c', 'exit_on_error=on', 'postgres']
    const server = spawn(folder.postgres, mode, {
      ...folder.user,
      cwd: '/',
      env: SERVER_ENV,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let said = ''
    server.stderr.on('data', (chunk) => {
      said += chunk
    })
    server.once('error', reject)
    server.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`the data folder stays shut: ${said}`))))
    server.stdin.end(sql.map((statement) => `${statement};\n`).join(''))
  })
}

/**
 * The role that owns the database and everything in it, and that migrates: no superuser, so that what runs with its rights
 * stays within this database. Takes over what an earlier version gave to the superuser.
 */
export async function provideOwner(adminUrl: string, ownerPassword: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('SET search_path = pg_catalog')
    await client.query(`DO $$ BEGIN IF to_regrole('${OWNER}') IS NULL THEN CREATE ROLE ${OWNER}; END IF; END $$`)
    await client.query(
      `ALTER ROLE ${OWNER} LOGIN NOSUPERUSER NOBYPASSRLS NOREPLICATION NOCREATEDB CREATEROLE PASSWORD '${ownerPassword}'`,
    )
    await client.query(`ALTER DATABASE postgres OWNER TO ${OWNER}`)
    await client.query(`DO $$ DECLARE r name; BEGIN
      IF to_regnamespace('bullmq') IS NOT NULL THEN ALTER SCHEMA bullmq OWNER TO ${OWNER}; END IF;
      FOR r IN SELECT rolname FROM pg_roles WHERE rolname = 'tulia_runtime' OR rolname LIKE 'tulia\\_app\\_%' LOOP
        EXECUTE format('GRANT %I TO ${OWNER} WITH ADMIN TRUE, INHERIT FALSE, SET FALSE', r);
      END LOOP;
    END $$`)
    await handOverSchema(client, 'public', OWNER)
    await handOverSchema(client, 'bullmq', 'tulia_runtime')
  } finally {
    await client.end()
  }
  const url = new URL(adminUrl)
  url.username = OWNER
  url.password = ownerPassword
  return url.toString()
}
