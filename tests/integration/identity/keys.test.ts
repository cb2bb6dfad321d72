import { describe, expect, it } from 'vitest'
import { createKey, findKey, listKeys, revokeKey, rotateKey } from '../../../src/domain/identity/index.ts'
import { sha256 } from '../../../src/lib/sha256.ts'
import { createShop } from '../../support/builders.ts'
import { frontDoor } from './front-door.ts'

const HOUR_MS = 3_600_000
const door = await frontDoor()
const { ctx, clock, db } = door
const ANY = { name: 'Till', scopes: ['orders:read'], allowedIps: [], expiresAt: null, onBehalfOf: null }
const isGood = async (token: string, address: string | null = '192.0.2.7') =>
  (await findKey({ ...ctx, caller: address === null ? null : { address, requestId: 'request-2' } }, { token })) !== null

describe('an API key', () => {
  it('is shown once, found by its secret, and never listed with it', async () => {
    const { keyId, token } = await createKey(ctx, ANY)
    expect(token).toMatch(/^tulia_[0-9a-f-]{36}_[0-9a-f]{64}$/)
    expect(await findKey(ctx, { token })).toMatchObject({ keyId, name: 'Till', scopes: ['orders:read'] })
    expect(JSON.stringify([await listKeys(ctx), await door.audited(), door.log.lines])).not.toContain(token.slice(-64))
  })

  it('is good at its own shop only', async () => {
    const { token } = await createKey(ctx, ANY)
    const other = await createShop(db)
    expect(await findKey({ ...ctx, tenantId: other.tenantId }, { token })).toBeNull()
  })

  it('from before it had scopes may do everything, for ever and from anywhere', async () => {
    const token = `tulia_${ctx.tenantId}_${ctx.ids.secret(32)}`
    const row = { tenantId: ctx.tenantId, id: ctx.ids.uuid(), name: 'phone page', tokenHash: sha256(token) }
    await db.transaction(ctx.tenantId, (tx) => tx.staffToken.create({ data: row }))
    expect(await findKey({ ...ctx, caller: null }, { token })).toMatchObject({ scopes: ['*'] })
  })

  it('ends when it says, and at once when it is revoked', async () => {
    const { token } = await createKey(ctx, { ...ANY, expiresAt: new Date(clock.now().getTime() + HOUR_MS) })
    const other = await createKey(ctx, ANY)
    expect([await isGood(token), await isGood(other.token)]).toEqual([true, true])
    clock.advance(HOUR_MS)
    expect(await isGood(token)).toBe(false)
    await revokeKey(ctx, other)
    await revokeKey(ctx, other)
    expect(await isGood(other.token)).toBe(false)
  })

  it('is worth nothing elsewhere when it names where it is used', async () => {
    const { token } = await createKey(ctx, { ...ANY, allowedIps: ['198.51.100.0/24'] })
    expect([await isGood(token), await isGood(token, '198.51.100.9'), await isGood(token, null)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('works beside the one that replaces it for another day', async () => {
    const old = await createKey(ctx, ANY)
    const tries = await Promise.allSettled([rotateKey(ctx, old), rotateKey(ctx, old)])
    const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(made).toHaveLength(1)
    const token = made[0]?.token ?? ''
    expect([await isGood(old.token), await isGood(token)]).toEqual([true, true])
    await expect(rotateKey(ctx, old)).rejects.toMatchObject({ code: 'conflict' })
    clock.advance(24 * HOUR_MS)
    expect([await isGood(old.token), await isGood(token)]).toEqual([false, true])
  })

  it('tells when it was last used, to the minute', async () => {
    const { keyId, token } = await createKey(ctx, ANY)
    const used = async () => (await listKeys(ctx)).find((key) => key.keyId === keyId)?.lastUsedAt
    expect(await used()).toBeNull()
    const first = clock.now()
    await isGood(token)
    clock.advance(59_000)
    await isGood(token)
    expect(await used()).toEqual(first)
    clock.advance(2_000)
    await isGood(token)
    expect(await used()).toEqual(clock.now())
  })
})
