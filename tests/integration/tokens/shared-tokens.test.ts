import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { connectTenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { postgresTokenStore } from '../../../src/adapters/postgres/token-store.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { type FetchedToken, sharedTokens } from '../../../src/adapters/tokens/single-flight.ts'
import type { TokenStore } from '../../../src/adapters/tokens/token-store.ts'
import type { StkAccount } from '../../../src/domain/payments/index.ts'
import { startSandbox } from '../../../src/sandbox/index.ts'
import { createShop } from '../../support/builders.ts'
import { testResilience } from '../../support/resilience.ts'
import { testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const db = await testDatabase()
const other = connectTenantDb({ url: db.appUrl, pool: 8 })
const sandbox = await startSandbox({ port: 0, seed: 7 })
const { vault } = testPorts()
const clock = { now: () => new Date() }
afterAll(async () => {
  await other.close()
  await sandbox.close()
})

/** The same installation as two processes see it: each with its own pool. */
const processes = [db, other].map((pool) => postgresTokenStore(pool, vault))

async function shopAccount(): Promise<StkAccount> {
  const { tenantId } = await createShop(db)
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8), passkey: randomIds.secret(16) }
  const shortcode = String(100_000 + (Number.parseInt(randomIds.secret(3), 16) % 800_000))
  await sandbox.daraja.registerApp({ ...keys, shortcode })
  return { tenantId, id: randomIds.uuid(), environment: 'sandbox', till: null, shortcode, ...keys }
}

function providers() {
  return processes.map((tokenStore) =>
    mpesaStkProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience: testResilience() }),
  )
}

/** A rule that delays token requests a little and counts them. */
async function tokenRequests(): Promise<() => Promise<number>> {
  const { id } = await sandbox.faults.add({ target: 'daraja.token', kind: 'delay', delayMs: 150 })
  return async () => (await sandbox.faults.list()).find((rule) => rule.id === id)?.hits ?? -1
}

type TokenRow = { tenantId: string; key: string; tokenEnc: string | null }
const tokenOf = (row: TokenRow | undefined) =>
  row
    ? vault.open(row.tokenEnc ?? '', { tenantId: row.tenantId, column: 'provider_tokens.token_enc', row: row.key })
    : ''
const rows = (tenantId: string) => db.transaction(tenantId, (tx) => tx.providerToken.findMany({ where: { tenantId } }))

describe('the access token of a shop', () => {
  beforeEach(() => sandbox.faults.clear())

  it('is requested once for fifty calls of two processes, and kept sealed', async () => {
    const account = await shopAccount()
    const requests = await tokenRequests()
    const [one, two] = providers()
    const query = (at: number) => (at % 2 === 0 ? one : two)?.query(account, `ws_CO_${at}`)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => query(at)))
    expect(await requests()).toBe(1)
    // Nobody knows these ids: but nobody was turned away for the token either.
    for (const answer of answers)
      expect(answer).toMatchObject({ outcome: 'no_answer', problem: expect.stringContaining('500.001.1001') })
    const [row] = await rows(account.tenantId)
    expect(row).toMatchObject({ refreshingUntil: null })
    expect(row?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    expect(tokenOf(row)).toMatch(/^[0-9a-f]{28}$/)
    expect(row?.tokenEnc).not.toContain(tokenOf(row))
  })

  it('is renewed once for all callers whose token was turned away, and calls are repeated with it', async () => {
    const account = await shopAccount()
    const [one, two] = providers()
    await one?.query(account, 'ws_CO_1')
    await sandbox.daraja.revokeTokens()
    const requests = await tokenRequests()
    const answers = await Promise.all([one, two, one, two, one, two].map((stk) => stk?.query(account, 'ws_CO_1')))
    expect(await requests()).toBe(1)
    for (const answer of answers) expect(answer).toMatchObject({ problem: expect.stringContaining('500.001.1001') })
  })

  it('is read again, not requested, when another process has renewed it meanwhile', async () => {
    const account = await shopAccount()
    const [one, two] = providers()
    await one?.query(account, 'ws_CO_1')
    const [before] = await rows(account.tenantId)
    await sandbox.daraja.revokeTokens()
    await two?.query(account, 'ws_CO_1')
    const requests = await tokenRequests()
    const tokens = sharedTokens({ store: processes[0] ?? raise(), clock })
    const ref = { tenantId: account.tenantId, key: before?.key ?? '' }
    const old = tokenOf(before)
    const got = await tokens.get(ref, old, async () => raise())
    expect(got).toEqual({ outcome: 'token', token: tokenOf((await rows(account.tenantId))[0]) })
    expect(got).not.toEqual({ outcome: 'token', token: old })
    expect(await requests()).toBe(0)
  })
})

describe('the lease of a refresher', () => {
  const fetched = (token: string): FetchedToken => ({ outcome: 'token', token, lifeSeconds: 3_600 })
  const [first, second] = processes
  const open = async (options: { leaseMs: number }) => {
    const { tenantId } = await createShop(db)
    const ref = { tenantId, key: 'k' }
    const tokens = [first, second].map((store) => sharedTokens({ store: store ?? raise(), clock, ...options }))
    return { ref, one: tokens[0] ?? raise(), two: tokens[1] ?? raise() }
  }

  it('that died ends by itself: others wait for its end and then one of them asks', async () => {
    const { ref, one, two } = await open({ leaseMs: 400 })
    const dead = await first?.claim(ref, 400)
    let asked = 0
    const askedAt: Date[] = []
    const ask = async () => {
      asked += 1
      const [clock] = await db.directory.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`
      askedAt.push(clock?.now ?? raise())
      return fetched(`token-${asked}`)
    }
    const got = await Promise.all([one.get(ref, null, ask), two.get(ref, null, ask), one.get(ref, null, ask)])
    expect(asked).toBe(1)
    expect(askedAt[0]?.getTime()).toBeGreaterThanOrEqual(dead?.lease.getTime() ?? Number.POSITIVE_INFINITY)
    expect(got).toEqual(Array(3).fill({ outcome: 'token', token: 'token-1' }))
  })

  it('that found the provider away sends the waiting ones away too, without asking on their own', async () => {
    const { ref, one } = await open({ leaseMs: 5_000 })
    let followerWaits = () => {}
    const isWaiting = new Promise<void>((resolve) => {
      followerWaits = resolve
    })
    const store: TokenStore = {
      ...(second ?? raise()),
      async read(of) {
        const look = (await second?.read(of)) ?? raise()
        if (look.refresh === 'running') followerWaits()
        return look
      },
    }
    let follower: Promise<unknown> = Promise.resolve()
    const leader = one.get(ref, null, async () => {
      follower = sharedTokens({ store, clock }).get(ref, null, async () => raise())
      await isWaiting
      return { outcome: 'no_token', cause: 'configuration', code: '400.008.01', problem: 'wrong keys' }
    })
    expect(await leader).toMatchObject({ outcome: 'no_token', cause: 'configuration' })
    expect(await follower).toMatchObject({
      outcome: 'no_token',
      cause: 'busy',
      problem: expect.stringContaining('another process'),
    })
  })

  it('that is held by a slow caller is waited for only so long', async () => {
    const { ref, one } = await open({ leaseMs: 100 })
    await first?.claim(ref, 60_000)
    expect(await one.get(ref, null, async () => raise())).toMatchObject({ outcome: 'no_token', cause: 'busy' })
    expect(await second?.claim(ref, 1), 'the slow caller has it still').toBeNull()
  })

  it('that was lost writes nothing over the newer token', async () => {
    const { ref } = await open({ leaseMs: 1 })
    const late = await first?.claim(ref, 1)
    const next = await waitedClaim(ref)
    await second?.write(ref, next.lease, { token: 'newer', expiresAt: new Date(Date.now() + 60_000) })
    await first?.write(ref, late?.lease ?? new Date(0), { token: 'older', expiresAt: new Date(Date.now() + 60_000) })
    expect((await first?.read(ref))?.kept?.token).toBe('newer')
  })

  async function waitedClaim(ref: { tenantId: string; key: string }) {
    for (;;) {
      const claimed = await second?.claim(ref, 1_000)
      if (claimed) return claimed
    }
  }
})

describe('a store that does not answer', () => {
  it('makes a push wait, provably without a prompt, instead of asking for a token that nobody could share', async () => {
    const account = await shopAccount()
    const requests = await tokenRequests()
    const away = connectTenantDb({ url: 'postgresql://nobody:x@127.0.0.1:1/none', pool: 2 })
    const tokenStore = postgresTokenStore(away, vault)
    const stk = mpesaStkProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience: testResilience() })
    const push = { msisdn: '254700000001', amountMinor: 10_000, reference: 'AB2CD3EF4', description: 'Order' }
    expect(await stk.push(account, { ...push, callbackUrl: 'https://shop.example.com/x' })).toMatchObject({
      outcome: 'rejected',
      cause: 'busy',
    })
    expect(await requests()).toBe(0)
    expect(await sandbox.daraja.pushes({ shortcode: account.shortcode })).toEqual([])
    await away.close()
  })
})

function raise(): never {
  throw new Error('this must not happen')
}
