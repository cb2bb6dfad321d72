import { Prisma } from '../../../prisma/generated/client.ts'
import { SEALED_COLUMNS, type SealedPlace } from '../../domain/context.ts'
import type { RotatingVault } from '../system/vault.ts'
import type { TenantDb } from './tenant-db.ts'

export interface ResealCount {
  resealed: number
  /** Changed by somebody else meanwhile: sealed by a running process, or due again. */
  overtaken: number
  /** What no configured key opens. */
  unreadable: SealedPlace[]
}

const BATCH = 100

/**
 * Seals again, with today's key and in today's format, whatever is sealed otherwise. Every batch is a transaction of its own and a
 * value is replaced only while it is what was read: it can be stopped, run again, and run beside the product.
 */
export async function resealAll(
  db: Pick<TenantDb, 'directory' | 'transaction'>,
  vault: RotatingVault,
  onBatch: (count: ResealCount) => void = () => undefined,
): Promise<ResealCount> {
  const count: ResealCount = { resealed: 0, overtaken: 0, unreadable: [] }
  for await (const tenantId of tenants(db)) {
    for (const column of SEALED_COLUMNS) {
      let after: string | null = ''
      while (after !== null) {
        after = await resealBatch(db, vault, { tenantId, column, after }, count)
        onBatch(count)
      }
    }
  }
  return count
}

async function* tenants(db: Pick<TenantDb, 'directory'>): AsyncGenerator<string> {
  let after: string | null = null
  for (;;) {
    const rows: { tenant_id: string }[] = await db.directory
      .$queryRaw`SELECT tenant_id FROM tenants_after(${after}::uuid, ${BATCH}::int)`
    for (const row of rows) yield row.tenant_id
    if (rows.length < BATCH) return
    after = rows.at(-1)?.tenant_id ?? null
  }
}

/** @returns after which row to go on, null when there is no further one */
async function resealBatch(
  db: Pick<TenantDb, 'transaction'>,
  vault: RotatingVault,
  from: { tenantId: string; column: SealedPlace['column']; after: string },
  count: ResealCount,
): Promise<string | null> {
  const { tenantId, column } = from
  const [tableName = '', columnName = ''] = column.split('.')
  const [table, sealed] = [Prisma.raw(tableName), Prisma.raw(columnName)]
  const [key, type] = tableName === 'provider_tokens' ? ['key', 'text'] : ['id', 'uuid']
  const [id, cast] = [Prisma.raw(key), Prisma.raw(type)]
  return db.transaction(tenantId, async (tx) => {
    const rows = await tx.$queryRaw<{ row: string; sealed: string }[]>`
      SELECT ${id}::text AS row, ${sealed} AS sealed FROM ${table} WHERE tenant_id = ${tenantId}::uuid
        AND NOT starts_with(${sealed}, ${vault.prefix}) AND ${id}::text > ${from.after} ORDER BY ${id}::text LIMIT ${BATCH}::int`
    for (const found of rows) {
      const place = { tenantId, column, row: found.row }
      const plain = opened(vault, found.sealed, place)
      if (plain === null) {
        count.unreadable.push(place)
        continue
      }
      const changed = await tx.$executeRaw`
        UPDATE ${table} SET ${sealed} = ${vault.seal(plain, place)}
        WHERE tenant_id = ${tenantId}::uuid AND ${id} = ${found.row}::${cast} AND ${sealed} = ${found.sealed}`
      if (changed === 1) count.resealed += 1
      else count.overtaken += 1
    }
    return rows.length < BATCH ? null : (rows.at(-1)?.row ?? null)
  })
}

function opened(vault: RotatingVault, sealed: string, place: SealedPlace): string | null {
  try {
    return vault.open(sealed, place)
  } catch {
    return null
  }
}
