import { postgresInboundStore } from '../../src/adapters/postgres/inbound-store.ts'
import type { TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { guardedInboundLog, type InboundLog } from '../../src/domain/messaging/index.ts'
import { wordSecretReader } from '../../src/main/secret-reader.ts'

/** The log of customer messages as the product has it. */
export function testInboundLog(db: Pick<TenantDb, 'directory'>): InboundLog {
  return guardedInboundLog(postgresInboundStore(db), wordSecretReader)
}
