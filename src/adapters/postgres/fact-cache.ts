import type { Clock, Log } from '../../domain/context.ts'
import type { FactCache } from '../trip-sources/fact-cache.ts'
import type { TenantDb } from './tenant-db.ts'

/** The same in a table, for an installation without Redis. What may be thrown away is, whenever something is kept. */
export function postgresFactCache(db: Pick<TenantDb, 'transaction'>, clock: Clock, log: Log): FactCache {
  const away = (error: unknown) =>
    log.warn('fact_cache_away', { problem: error instanceof Error ? error.message : String(error) })
  return {
    async read(tenantId, keys) {
      try {
        const rows = await db.transaction(
          tenantId,
          (tx) => tx.$queryRaw<{ key: string; text: string; freshUntil: Date }[]>`
            SELECT key, text, fresh_until AS "freshUntil" FROM trip_answers
            WHERE tenant_id = ${tenantId}::uuid AND key = ANY (${[...keys]}::text[]) AND keep_until > ${clock.now()}`,
        )
        return new Map(rows.map(({ key, ...kept }) => [key, kept]))
      } catch (error) {
        away(error)
        return new Map()
      }
    },
    async write(tenantId, facts) {
      const rows = JSON.stringify(facts.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      try {
        await db.transaction(tenantId, async (tx) => {
          await tx.$executeRaw`
            DELETE FROM trip_answers WHERE tenant_id = ${tenantId}::uuid AND keep_until <= ${clock.now()}`
          await tx.$executeRaw`
            INSERT INTO trip_answers (tenant_id, key, text, fresh_until, keep_until)
            SELECT ${tenantId}::uuid, n.key, n.text, n."freshUntil", n."keepUntil"
            FROM jsonb_to_recordset(${rows}::jsonb) AS n(key text, text text, "freshUntil" timestamptz, "keepUntil" timestamptz)
            ON CONFLICT (tenant_id, key) DO UPDATE SET text = excluded.text, fresh_until = excluded.fresh_until,
              keep_until = excluded.keep_until`
        })
      } catch (error) {
        away(error)
      }
    },
  }
}
