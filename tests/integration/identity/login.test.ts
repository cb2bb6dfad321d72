import { describe, expect, it } from 'vitest'
import { logIn } from '../../../src/domain/identity/index.ts'
import { createShop } from '../../support/builders.ts'
import { frontDoor, PASSWORD } from './front-door.ts'

const MINUTE_MS = 60_000
const door = await frontDoor()
const proof = (email: string, password = PASSWORD) => ({ email, password, code: null, agent: 'Firefox' })
const outcomeOf = async (email: string, password?: string) => (await logIn(door.ctx, proof(email, password))).outcome

describe('signing in', () => {
  it('opens a session of thirty days with tokens of fifteen minutes and seven days', async () => {
    const userId = await door.join('achieng@shop.example')
    const { clock, ctx } = door
    const opened = await logIn(ctx, proof('achieng@shop.example'))
    if (opened.outcome !== 'opened') throw new Error(opened.outcome)
    const { session } = opened
    const timeTo = (at: Date) => at.getTime() - clock.now().getTime()
    expect(timeTo(session.accessExpiresAt)).toBe(15 * MINUTE_MS)
    expect(timeTo(session.refreshExpiresAt)).toBe(7 * 24 * 60 * MINUTE_MS)
    expect(session.user).toEqual({ userId, email: 'achieng@shop.example', name: 'Achieng', role: 'owner' })
    const read = await ctx.ports.accessTokens.read(session.accessToken, clock.now())
    expect(read).toMatchObject({ outcome: 'valid', claims: { audience: 'tenant', userId, role: 'owner' } })
    const stored = await door.db.transaction(ctx.tenantId, (tx) => tx.session.findFirstOrThrow())
    expect(stored).toMatchObject({ userId, agent: 'Firefox', ip: '192.0.2.7' })
    expect(timeTo(stored.expiresAt)).toBe(30 * 24 * 60 * MINUTE_MS)
  })

  it('stores of passwords and tokens nothing but what they cannot be made from', async () => {
    const opened = await logIn(door.ctx, proof('achieng@shop.example'))
    if (opened.outcome !== 'opened') throw new Error(opened.outcome)
    const rows = await door.db.transaction(door.ctx.tenantId, async (tx) =>
      JSON.stringify([
        await tx.credential.findMany({ omit: { usedStep: true } }),
        await tx.session.findMany(),
        await tx.refreshToken.findMany(),
        await tx.accountLink.findMany(),
        await tx.auditEntry.findMany(),
      ]),
    )
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of [PASSWORD, opened.session.accessToken, opened.session.refreshToken]) {
      expect(rows).not.toContain(secret)
      expect(JSON.stringify(door.log.lines)).not.toContain(secret)
    }
  })

  it('locks for five minutes after five failures in five minutes, and says until when', async () => {
    await door.join('brian@shop.example')
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(await outcomeOf('brian@shop.example', 'wrong')).toBe('refused')
    }
    const until = new Date(door.clock.now().getTime() + 5 * MINUTE_MS)
    expect(await logIn(door.ctx, proof('brian@shop.example'))).toEqual({ outcome: 'locked', until })
    door.clock.advance(5 * MINUTE_MS - 1)
    expect(await outcomeOf('brian@shop.example')).toBe('locked')
    door.clock.advance(1)
    expect(await outcomeOf('brian@shop.example')).toBe('opened')
    expect((await door.audited()).map(({ action }) => action)).toContain('login.locked')
  })

  it('forgets failures that are further apart, and all of them after a success', async () => {
    await door.join('cate@shop.example')
    const fail = async (times: number) => {
      for (let failure = 0; failure < times; failure += 1) await outcomeOf('cate@shop.example', 'wrong')
    }
    await fail(4)
    door.clock.advance(5 * MINUTE_MS)
    await fail(4)
    expect(await outcomeOf('cate@shop.example')).toBe('opened')
    await fail(4)
    expect(await outcomeOf('cate@shop.example')).toBe('opened')
  })

  it('looks at five of fifty wrong passwords that come at once', async () => {
    await door.join('dan@shop.example')
    const before = door.hashes.verified
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf('dan@shop.example', 'wrong')))
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(45)
    expect(door.hashes.verified - before).toBe(5)
  })

  it('does the same for an address that nobody has: the same hash, the same lock', async () => {
    await door.join('eve@shop.example')
    const attempts = async (email: string) => {
      const before = door.hashes.verified
      const outcomes: string[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) outcomes.push(await outcomeOf(email, 'wrong'))
      return { outcomes, hashes: door.hashes.verified - before }
    }
    const known = await attempts('eve@shop.example')
    expect(known.hashes).toBe(5)
    expect(await attempts('nobody@shop.example')).toEqual(known)
  })

  it('writes nothing of what was typed for an address that nobody has', async () => {
    await outcomeOf('my-password-is-9911@shop.example', 'wrong')
    expect(JSON.stringify(await door.audited())).not.toContain('9911')
  })

  it('lets a user of one shop in nowhere else', async () => {
    await door.join('faith@shop.example')
    const other = await createShop(door.db)
    const elsewhere = { ...door.ctx, tenantId: other.tenantId }
    expect(await logIn(elsewhere, proof('faith@shop.example'))).toEqual({ outcome: 'refused' })
    expect(await outcomeOf('faith@shop.example')).toBe('opened')
  })

  it('says in the audit who, from where and why not', async () => {
    const userId = await door.join('grace@shop.example')
    door.clock.advance(1)
    await outcomeOf('grace@shop.example', 'wrong')
    door.clock.advance(1)
    await outcomeOf('grace@shop.example')
    const [failed, opened] = (await door.audited()).slice(-2)
    expect(failed).toMatchObject({ action: 'login.failed', ip: '192.0.2.7', data: { reason: 'password' } })
    expect(opened).toMatchObject({ action: 'login.succeeded', actor: `staff:${userId}`, ip: '192.0.2.7' })
  })
})
