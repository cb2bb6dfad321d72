import pg from 'pg'

/** The tables in which a text stands anywhere, in whatever column, as the owner of the database sees them. */
export async function searchEverything(ownerUrl: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_prisma%' ORDER BY 1`,
    )
    const found: string[] = []
    for (const { name } of tables.rows) {
      const sql = `SELECT EXISTS (SELECT FROM "${name}" x WHERE position(lower($1) IN lower(x::text)) > 0
        OR position($2 IN x::text) > 0) AS hit`
      const { rows } = await client.query<{ hit: boolean }>(sql, [text, Buffer.from(text).toString('hex')])
      if (rows[0]?.hit) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}
