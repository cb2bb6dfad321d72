import type { Tx } from '../../domain/context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What was sold on a day comes in again in the evening: the shelves of today are those of the fixtures. */
export async function restock(tx: Tx, tenantId: string, day: Date): Promise<void> {
  const end = new Date(day.getTime() + DAY_MS)
  await tx.$executeRaw`
    WITH sold AS (
      SELECT h.variant_id, sum(h.quantity)::int AS quantity FROM stock_holds h
      WHERE h.tenant_id = ${tenantId}::uuid AND h.outcome = 'settled' AND h.ended_at >= ${day} AND h.ended_at < ${end}
      GROUP BY h.variant_id)
    UPDATE catalog_variants v SET stock = v.stock + s.quantity
    FROM sold s WHERE v.tenant_id = ${tenantId}::uuid AND v.id = s.variant_id`
}
