import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Clock, Ids, Vault } from '../../domain/context.ts'
import { PLATFORM_TENANT } from '../../domain/tenancy/schemas.ts'
import { JsonObject } from '../../lib/json.ts'
import type { TenantDb } from '../postgres/tenant-db.ts'

const BITS = 4_096
/** As long as the longest access token and every process's memory of keys, many times over. */
const OVERLAP_MS = 24 * 3_600_000

/** A key that verifies; `sign` is there in the one that signs. */
export interface SigningKey {
  kid: string
  publicKey: KeyObject
  publicJwk: JsonObject
  sign: KeyObject | null
  createdAt: Date
}

const Row = z.object({
  kid: z.uuid(),
  publicJwk: JsonObject,
  privateEnc: z.string().nullable(),
  createdAt: z.date(),
})

/** The keys of all processes, as rows of the platform: made once, sealed, and replaced without anybody being signed out. */
export function signingKeyStore(deps: { db: Pick<TenantDb, 'transaction'>; vault: Vault; clock: Clock; ids: Ids }) {
  const { db, vault, clock, ids } = deps
  const tenantId = PLATFORM_TENANT
  const place = (row: string) => ({ tenantId, column: 'signing_keys.private_enc', row }) as const

  return {
    /** Those that verify, the one that signs first. */
    read: async (): Promise<SigningKey[]> => {
      const rows = await db.transaction(
        tenantId,
        (tx) => tx.$queryRaw`
          SELECT id AS kid, public_jwk AS "publicJwk", created_at AS "createdAt",
            CASE WHEN verifies_until IS NULL THEN private_enc END AS "privateEnc"
          FROM signing_keys WHERE tenant_id = ${tenantId}::uuid AND (verifies_until IS NULL OR verifies_until > ${clock.now()})
          ORDER BY verifies_until IS NULL DESC, created_at DESC`,
      )
      return z
        .array(Row)
        .parse(rows)
        .map(({ privateEnc, ...key }) => ({
          ...key,
          publicKey: createPublicKey({ key: key.publicJwk, format: 'jwk' }),
          sign: privateEnc === null ? null : createPrivateKey(vault.open(privateEnc, place(key.kid))),
        }))
    },
    /** Puts a key in place of the one that signs now, unless another process has done so since it was read. */
    replace: async (current: string | null, privateKey: KeyObject): Promise<void> => {
      const kid = ids.uuid()
      const now = clock.now()
      const privateEnc = vault.seal(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), place(kid))
      const publicJwk = JsonObject.parse(createPublicKey(privateKey).export({ format: 'jwk' }))
      await db.transaction(tenantId, async (tx) => {
        if (current !== null) {
          const retired = await tx.signingKey.updateMany({
            where: { tenantId, id: current, verifiesUntil: null },
            data: { verifiesUntil: new Date(now.getTime() + OVERLAP_MS) },
          })
          if (retired.count === 0) return
        }
        await tx.signingKey.deleteMany({ where: { tenantId, verifiesUntil: { lt: now } } })
        const row = { tenantId, id: kid, publicJwk, privateEnc, createdAt: now }
        await tx.signingKey.createMany({ data: [row], skipDuplicates: true })
      })
    },
  }
}

/** Takes a second or two of a thread that nobody waits for. */
export async function makePrivateKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
  return privateKey
}
