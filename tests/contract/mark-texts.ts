import pg from 'pg'
import { z } from 'zod'
import { CANARY, canaryOf } from '../support/canary-of.ts'
import type { TestDatabase } from '../support/test-database.ts'

/** Every column of a table of shops that may hold any words. */
const COLUMNS = `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
  FROM information_schema.columns c
  JOIN information_schema.columns t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.column_name = 'tenant_id'
  WHERE c.table_schema = 'public' AND c.data_type IN ('text', 'jsonb') AND c.is_generated = 'NEVER' ORDER BY 1, 2`
const Columns = z.array(z.object({ table: z.string(), column: z.string(), type: z.enum(['text', 'jsonb']) }))

/** What a list of words allows has no place for others: CHECK, unique, too long for an index. */
const REFUSED = new Set(['23514', '23505', '54000', '22001'])

/**
 * Writes the marker of a shop's secret product into all words of that shop, so that whatever of it is told to anybody is seen. Nothing
 * of the shop works after that.
 * @returns how many columns hold it
 */
export async function markTexts(db: TestDatabase, tenantId: string): Promise<{ marker: string; columns: number }> {
  const marker = await canaryOf(db, tenantId, 'product')
  const client = new pg.Client({ connectionString: db.ownerUrl })
  await client.connect()
  let columns = 0
  try {
    await client.query('SET session_replication_role = replica')
    for (const { table, column, type } of Columns.parse((await client.query(COLUMNS)).rows)) {
      const said =
        type === 'text'
          ? { value: `left(t.${column}, 40) || ' ' || $2`, where: `t.${column} IS NOT NULL` }
          : {
              value: `t.${column} || jsonb_build_object('canary', $2::text)`,
              where: `jsonb_typeof(t.${column}) = 'object'`,
            }
      const sql = `UPDATE ${table} t SET ${column} = ${said.value}
        WHERE t.tenant_id = $1 AND ${said.where} AND NOT to_jsonb(t)::text LIKE '%${CANARY}%'`
      const marked = await client.query(sql, [tenantId, marker]).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && REFUSED.has(error.code ?? '')) return null
        throw error
      })
      if (marked !== null && marked.rowCount !== 0) columns += 1
    }
  } finally {
    await client.end()
  }
  return { marker, columns }
}
