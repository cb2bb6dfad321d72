import pg from 'pg'
import { z } from 'zod'
import type { CanaryKind } from '../../src/domain/canaries/schemas.ts'
import type { TestDatabase } from './test-database.ts'

/** The id that the secret rows of every tenant bear. */
export const CANARY = '00000000-0000-8000-8000-63616e617279'

const PLANTED: Readonly<Record<CanaryKind, string>> = {
  product: 'SELECT name AS marker FROM catalog_items WHERE tenant_id = $1 AND id = $2',
  passage: 'SELECT text AS marker FROM knowledge_passages WHERE tenant_id = $1 AND id = $2',
  customer: 'SELECT profile_name AS marker FROM customers WHERE tenant_id = $1 AND id = $2',
}
const Rows = z.tuple([z.object({ marker: z.string() })])

/** The marker of a tenant's secret row, as only who may do everything here can read it. */
export async function canaryOf(
  { ownerUrl }: Pick<TestDatabase, 'ownerUrl'>,
  tenantId: string,
  kind: CanaryKind,
): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const [{ marker }] = Rows.parse((await client.query(PLANTED[kind], [tenantId, CANARY])).rows)
    return marker
  } finally {
    await client.end()
  }
}
