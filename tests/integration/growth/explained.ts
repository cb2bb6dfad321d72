import pg from 'pg'
import { z } from 'zod'

const Node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(Node).default([])
  },
})
export type Node = z.infer<typeof Node>

const Logged = z.object({ 'Query Text': z.string(), Plan: Node })

/** A statement as the server ran it. */
export interface Explained {
  sql: string
  plan: Node
}

/**
 * Has the server write down how it runs every statement of a database from now on, with those inside of functions.
 * Connections that are open are ended: it is at their beginning that they learn of it.
 */
export async function explainAll(
  databaseUrl: string,
  adminUrl: string,
): Promise<{ read(): Promise<Explained[]>; end(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (const [setting, value] of SETTINGS) await admin.query(`ALTER DATABASE ${name} SET ${setting} = ${value}`)
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  const size = async () => {
    const { rows } = await admin.query<{ size: string }>(`SELECT size FROM pg_stat_file('${LOG}')`)
    return Number(rows[0]?.size)
  }
  const from = await size()
  return {
    read: async () => {
      const { rows } = await admin.query<{ log: string }>(`SELECT pg_read_file('${LOG}', $1, $2) AS log`, [
        from,
        (await size()) - from,
      ])
      return plansOf(rows[0]?.log ?? '', name)
    },
    end: () => admin.end(),
  }
}

/** Where the embedded server writes, in its folder. */
const LOG = 'server.log'

const SETTINGS = [
  ['session_preload_libraries', 'auto_explain'],
  ['auto_explain.log_min_duration', '0'],
  ['auto_explain.log_analyze', 'on'],
  ['auto_explain.log_timing', 'off'],
  ['auto_explain.log_nested_statements', 'on'],
  ['auto_explain.log_parameter_max_length', '0'],
  ['auto_explain.log_format', 'json'],
] as const

/** An entry begins with the name of its database; its further lines begin with a tab. The last one may be half written. */
function plansOf(log: string, database: string): Explained[] {
  return log
    .split(/^(?=\S)/m)
    .filter((entry) => entry.startsWith(`${database}|`) && entry.includes('plan:\n') && entry.endsWith('\n\t}\n'))
    .map((entry) => Logged.parse(JSON.parse(entry.slice(entry.indexOf('plan:\n') + 6))))
    .map(({ 'Query Text': sql, Plan: plan }) => ({ sql, plan }))
}
