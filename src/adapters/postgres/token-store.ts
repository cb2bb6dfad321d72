import type { Vault } from '../../domain/context.ts'
import type { KeptToken, TokenRef, TokenStore } from '../tokens/token-store.ts'
import type { TenantDb } from './tenant-db.ts'

interface TokenRow {
  sealed: string | null
  expiresAt: Date | null
}

/** Access tokens in the table provider_tokens, sealed. */
export function postgresTokenStore(db: Pick<TenantDb, 'transaction'>, vault: Vault): TokenStore {
  return {
    read: ({ tenantId, key }) =>
      db.transaction(tenantId, async (tx) => {
        const [row] = await tx.$queryRaw<(TokenRow & { refresh: 'none' | 'running' | 'died' })[]>`
          SELECT token_enc AS sealed, expires_at AS "expiresAt", CASE WHEN refreshing_until IS NULL THEN 'none'
            WHEN refreshing_until > clock_timestamp() THEN 'running' ELSE 'died' END AS refresh
          FROM provider_tokens WHERE tenant_id = ${tenantId}::uuid AND key = ${key}`
        return row
          ? { kept: opened(vault, { tenantId, key }, row), refresh: row.refresh }
          : { kept: null, refresh: 'none' }
      }),
    claim: ({ tenantId, key }, leaseMs) =>
      db.transaction(tenantId, async (tx) => {
        const [row] = await tx.$queryRaw<(TokenRow & { lease: Date })[]>`
          INSERT INTO provider_tokens AS p (tenant_id, key, refreshing_until)
          VALUES (${tenantId}::uuid, ${key}, clock_timestamp() + ${leaseMs}::int * interval '1 millisecond')
          ON CONFLICT (tenant_id, key) DO UPDATE SET refreshing_until = excluded.refreshing_until
          WHERE p.refreshing_until IS NULL OR p.refreshing_until <= clock_timestamp()
          RETURNING token_enc AS sealed, expires_at AS "expiresAt", refreshing_until AS lease`
        return row ? { lease: row.lease, kept: opened(vault, { tenantId, key }, row) } : null
      }),
    write: ({ tenantId, key }, lease, { token, expiresAt }) =>
      db.transaction(tenantId, async (tx) => {
        await tx.$executeRaw`
          UPDATE provider_tokens SET token_enc = ${vault.seal(token, placeOf({ tenantId, key }))}, expires_at = ${expiresAt}, refreshing_until = NULL
          WHERE tenant_id = ${tenantId}::uuid AND key = ${key} AND refreshing_until = ${lease}`
      }),
    release: ({ tenantId, key }, lease) =>
      db.transaction(tenantId, async (tx) => {
        await tx.$executeRaw`
          UPDATE provider_tokens SET refreshing_until = NULL
          WHERE tenant_id = ${tenantId}::uuid AND key = ${key} AND refreshing_until = ${lease}`
      }),
  }
}

function placeOf({ tenantId, key }: TokenRef) {
  return { tenantId, column: 'provider_tokens.token_enc', row: key } as const
}

/** A token whose key of the vault is gone is like none: unlike other secrets it can simply be fetched again. */
function opened(vault: Vault, ref: TokenRef, { sealed, expiresAt }: TokenRow): KeptToken | null {
  if (sealed === null || expiresAt === null) return null
  try {
    return { token: vault.open(sealed, placeOf(ref)), expiresAt }
  } catch {
    return null
  }
}
