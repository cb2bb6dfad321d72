import { createHash } from 'node:crypto'
import pg from 'pg'
import type { TestDatabase } from './test-database.ts'

/** A digest of all that every table keeps of a shop, by table: two are alike where no row has come, gone or changed. */
export async function rowsOfShop(
  db: TestDatabase,
  tenantId: string,
  { without }: { without: readonly string[] },
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: db.ownerUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(`
      SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`)
    const digests: Record<string, string> = {}
    for (const name of ['tenants', ...tables.rows.map((table) => table.name)]) {
      if (without.includes(name)) continue
      const key = name === 'tenants' ? 'id' : 'tenant_id'
      const sql = `SELECT to_jsonb(r)::text AS row FROM "${name}" r WHERE r.${key} = $1 ORDER BY 1`
      const { rows } = await client.query<{ row: string }>(sql, [tenantId])
      const digest = createHash('sha256')
      for (const { row } of rows) digest.update(row)
      digests[name] = `${rows.length} ${digest.digest('hex')}`
    }
    return digests
  } finally {
    await client.end()
  }
}
