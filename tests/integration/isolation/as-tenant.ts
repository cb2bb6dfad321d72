import type pg from 'pg'

/** Runs statements under a tenant's policies (none when null) and rolls everything back. */
export async function asTenant<T>(client: pg.Client, tenantId: string | null, run: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    if (tenantId !== null) await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenantId])
    return await run()
  } finally {
    await client.query('ROLLBACK')
  }
}

/** How a statement ended: the number of rows it touched, or the code of the refusal. */
export async function attempt(client: pg.Client, sql: string, values: unknown[] = []): Promise<number | string> {
  await client.query('SAVEPOINT attempt')
  try {
    const { rowCount } = await client.query(sql, values)
    return rowCount ?? 0
  } catch (error) {
    await client.query('ROLLBACK TO attempt')
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
