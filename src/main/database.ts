import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbeddedPostgres } from '../adapters/postgres/embedded.ts'
import { migrate } from '../adapters/postgres/migrate.ts'
import type { Config } from '../config/config.ts'
import { projectFile } from './project-file.ts'
import { resealDatabase } from './reseal-database.ts'

export interface OpenedDatabase {
  /** Connection string of the runtime role. */
  appUrl: string
  secretKey: string
  /** True when a private server was started for this process. */
  embedded: boolean
  stop: () => Promise<void>
}

/**
 * The database of the configuration, migrated when its owner's address is known; without any, a private server in the
 * data folder. Throws when a runtime address is given without the key that seals its secrets.
 */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  const folder = projectFile('prisma/migrations')
  if (config.database.owner) {
    const secretKey = requireKey(config)
    const derived = await migrate({ ownerUrl: config.database.owner, folder, secretKey })
    return { appUrl: config.database.app ?? derived, secretKey, embedded: false, stop: async () => undefined }
  }
  if (config.database.app) {
    return { appUrl: config.database.app, secretKey: requireKey(config), embedded: false, stop: async () => undefined }
  }
  const dataDir = path.resolve(config.dataDir)
  const secretKey = config.secretKey ?? keptKey(dataDir)
  const server = await startEmbeddedPostgres({ dataDir })
  const appUrl = await migrate({ ownerUrl: server.ownerUrl, folder, secretKey })
  // No other process runs beside an embedded server: what an earlier version or key has sealed is sealed again at once.
  await resealDatabase(appUrl, [secretKey, ...config.oldSecretKeys])
  return { appUrl, secretKey, embedded: true, stop: server.stop }
}

function requireKey(config: Config): string {
  if (config.secretKey === null) throw new Error('TULIA_SECRET_KEY is needed to open the secrets of this database')
  return config.secretKey
}

/** The embedded default makes its key on first use and keeps it beside its data, readable by nobody else. */
function keptKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const key = randomBytes(32).toString('hex')
  writeFileSync(file, `${key}\n`, { mode: 0o600 })
  return key
}
