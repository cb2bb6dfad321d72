import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { jwtAccessTokens } from '../../../src/adapters/jwt/jwt-access-tokens.ts'
import { signingKeyStore } from '../../../src/adapters/jwt/signing-keys.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import { PLATFORM_TENANT } from '../../../src/domain/tenancy/schemas.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testClock } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const HOUR_MS = 3_600_000
const db = await testDatabase()
const clock = testClock()
const vault = aesVault([TEST_SECRET_KEY])
const store = signingKeyStore({ db, vault, clock, ids: randomIds })
/** Each is another process. */
const tokens = (importPem: string | null = null) => jwtAccessTokens({ store, clock, importPem })
const forget = () => db.transaction(PLATFORM_TENANT, (tx) => tx.signingKey.deleteMany())
const rows = () => db.transaction(PLATFORM_TENANT, (tx) => tx.signingKey.findMany({ orderBy: { createdAt: 'asc' } }))

function claims() {
  const issuedAt = clock.now()
  return {
    audience: 'tenant' as const,
    tenantId: randomIds.uuid(),
    userId: randomIds.uuid(),
    sessionId: randomIds.uuid(),
    role: 'owner' as const,
    authAt: issuedAt,
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + 48 * HOUR_MS),
  }
}

describe('the keys that sign', () => {
  it('are made once, however many processes start at the same moment', async () => {
    await forget()
    await Promise.all([tokens().prepare(), tokens().prepare()])
    const [key, ...more] = await rows()
    expect(more).toEqual([])
    expect(JSON.stringify(key)).not.toContain('PRIVATE')
    expect(vault.open(key?.privateEnc ?? '', place(key?.id ?? ''))).toContain('-----BEGIN PRIVATE KEY-----')
    expect(() => vault.open(key?.privateEnc ?? '', place(randomIds.uuid()))).toThrow()
  })

  it('are replaced without anybody being signed out: the last one verifies for another day', async () => {
    const [one, other] = [tokens(), tokens()]
    const before = await one.sign(claims())
    await one.rotate()
    const after = await one.sign(claims())
    clock.advance(1_000)
    for (const process of [one, other]) {
      expect([
        (await process.read(before, clock.now())).outcome,
        (await process.read(after, clock.now())).outcome,
      ]).toEqual(['valid', 'valid'])
    }
    expect((await one.publicKeys()).length).toBe(2)
    clock.advance(24 * HOUR_MS)
    expect((await other.read(before, clock.now())).outcome).toBe('forged')
    expect((await other.read(after, clock.now())).outcome).toBe('valid')
  })

  it('are replaced after ninety days, once', async () => {
    await tokens().rotate()
    const id = (await rows()).find(({ verifiesUntil }) => verifiesUntil === null)?.id
    clock.advance(90 * 24 * HOUR_MS)
    await tokens().prepare()
    expect((await rows()).find((row) => row.verifiesUntil === null)?.id).toBe(id)
    clock.advance(1)
    await Promise.all([tokens().prepare(), tokens().prepare()])
    const signing = (await rows()).filter(({ verifiesUntil }) => verifiesUntil === null)
    expect(signing).toHaveLength(1)
    expect(signing[0]?.id).not.toBe(id)
  })

  it('begin with the one that the installation brings', async () => {
    await forget()
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const own = tokens(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
    await own.prepare()
    expect(await own.publicKeys()).toMatchObject([{ n: publicKey.export({ format: 'jwk' }).n }])
  })
})

function place(row: string) {
  return { tenantId: PLATFORM_TENANT, column: 'signing_keys.private_enc', row } as const
}
