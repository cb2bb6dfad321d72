import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { PROMPTS } from '../../prompts/index.ts'
import { tools } from '../../tools/index.ts'
import type { Config } from '../config/config.ts'
import { loadPrompts } from '../llm/load-prompts.ts'
import { checkDatabaseRoles } from './check-database-roles.ts'
import { projectFile } from './project-file.ts'

/** One thing that must hold before the product can run. `run` gives what is fine, or throws what to do about it. */
export interface Check {
  name: string
  run: () => Promise<string>
}

/** Cheapest first: what needs no network, then the database, Redis, the vendor, the world outside. */
export function doctorChecks(config: Config): Check[] {
  return [
    { name: 'Node', run: async () => nodeVersion() },
    { name: 'data folder', run: async () => dataFolder(config) },
    { name: 'generated database client', run: async () => generatedClient() },
    { name: 'prompts and policies', run: () => prompts() },
    { name: 'database', run: () => database(config) },
    { name: 'database roles', run: () => checkDatabaseRoles(config.database) },
    { name: 'Redis', run: () => redis(config) },
    { name: 'model vendor', run: () => modelVendor(config) },
    { name: 'public address', run: () => publicAddress(config) },
  ]
}

function nodeVersion(): string {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) throw new Error(`Node ${process.versions.node} is too old: install Node 20 or newer`)
  return process.versions.node
}

function dataFolder(config: Config): string {
  const folder = path.resolve(config.dataDir)
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  return folder
}

function generatedClient(): string {
  if (!existsSync(projectFile('prisma/generated/client.ts'))) throw new Error('run "npm ci": it generates the client')
  return 'present'
}

async function prompts(): Promise<string> {
  const book = await loadPrompts(projectFile('prompts'), PROMPTS, { toolNames: Object.keys(tools) })
  return `${book.names().length} model calls`
}

async function database(config: Config): Promise<string> {
  const url = config.database.owner ?? config.database.app
  if (url === null) return 'none configured: the embedded PostgreSQL will be used'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect().catch((error: Error) => {
    throw new Error(`${error.message}: check DATABASE_URL and that the server accepts connections from here`)
  })
  try {
    const { rows } = await client.query<{ version: string; vector: boolean }>(
      "SELECT current_setting('server_version') AS version, EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') AS vector",
    )
    const [row] = rows
    if (Number.parseInt(row?.version ?? '0', 10) < 14)
      throw new Error(`PostgreSQL ${row?.version} is too old: use 14 or newer`)
    return `PostgreSQL ${row?.version}${row?.vector ? ' with pgvector' : ', without pgvector'}`
  } finally {
    await client.end()
  }
}

async function redis(config: Config): Promise<string> {
  if (config.redisUrl === null) return 'none configured: queues and limits live in PostgreSQL'
  const client = new Redis(config.redisUrl, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    retryStrategy: () => null,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const policy = await client.config('GET', 'maxmemory-policy').catch(() => [])
    const value = Array.isArray(policy) ? String(policy[1] ?? 'unknown') : 'unknown'
    if (value !== 'noeviction' && value !== 'unknown') {
      throw new Error(`maxmemory-policy is ${value}, which may drop queued work: set it to noeviction`)
    }
    return `connected, maxmemory-policy ${value}`
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}: check REDIS_URL`)
  } finally {
    client.disconnect()
  }
}

async function modelVendor(config: Config): Promise<string> {
  const { apiKey, baseUrl } = config.anthropic
  if (apiKey === null) return 'none configured: every model call is answered offline'
  const response = await fetch(`${baseUrl}/v1/models`, {
    headers: { authorization: `Bearer ${apiKey}`, 'anthropic-version': '2023-06-01' },
    signal: AbortSignal.timeout(8_000),
  }).catch((error: Error) => {
    throw new Error(`${baseUrl} cannot be reached (${error.message}): check ANTHROPIC_BASE_URL and the network`)
  })
  if (response.status === 401 || response.status === 403)
    throw new Error('the vendor refuses the key: check ANTHROPIC_API_KEY')
  return `${baseUrl} answers`
}

async function publicAddress(config: Config): Promise<string> {
  if (config.publicBaseUrl === null) return 'none configured: only the sandbox can reach this machine'
  if (!config.publicBaseUrl.startsWith('https://') && !/\/\/(127\.|localhost)/.test(config.publicBaseUrl)) {
    throw new Error('PUBLIC_BASE_URL must start with https://: the providers refuse anything else')
  }
  return `${config.publicBaseUrl}/webhooks/twilio/<channel>`
}
