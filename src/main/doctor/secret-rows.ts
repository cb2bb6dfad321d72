import pg from 'pg'

const THERE = "SELECT to_regclass('public.canaries') IS NOT NULL AS there"
const STAND = `SELECT count(*)::int AS tenants,
    array_agg(t.slug ORDER BY t.slug) FILTER (WHERE NOT EXISTS (SELECT FROM canaries c WHERE c.tenant_id = t.id)) AS without,
    (SELECT count(*)::int FROM canary_hits) AS hits
  FROM tenants t`
const NAMED = 20

interface Stand {
  tenants: number
  without: string[] | null
  hits: number
}

/** Whether each tenant has its secret rows, and whether any was about to be told. Only the owner of the database sees them all. */
export async function secretRows({ owner }: { owner: string | null }): Promise<string> {
  if (owner === null) return 'not looked at: DATABASE_URL is not set'
  const client = new pg.Client({ connectionString: owner, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const [table] = (await client.query<{ there: boolean }>(THERE)).rows
    if (table?.there !== true) return 'none yet: run "npm run migrate"'
    const [stand] = (await client.query<Stand>(STAND)).rows
    const without = stand?.without ?? []
    if (without.length > 0)
      return `WARNING: ${without.slice(0, NAMED).join(', ')} has none: run "SELECT plant_canaries(id) FROM tenants" as the owner of the database`
    return stand?.hits === 0
      ? `each of ${stand.tenants} tenants has its own, and none was ever about to be told`
      : `WARNING: some were about to be told, in ${stand?.hits} places: ops/RUNBOOK.md#canaryhits`
  } finally {
    await client.end()
  }
}
