import { describe, expect, it } from 'vitest'
import {
  changePassword,
  checkSession,
  listSessions,
  logIn,
  logOut,
  makeResetLink,
  reauthenticate,
  refreshSession,
  resetPassword,
} from '../../../src/domain/identity/index.ts'
import type { OpenedSession } from '../../../src/domain/identity/schemas.ts'
import { removeMember, updateMember } from '../../../src/domain/team/index.ts'
import { frontDoor, PASSWORD } from './front-door.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const door = await frontDoor()
await door.join('owner@shop.example')
let people = 0

/** Somebody new who has just signed in. */
async function arrive(): Promise<OpenedSession> {
  people += 1
  const email = `guest${people}@shop.example`
  await door.join(email, 'agent')
  return enter(email)
}

async function enter(email: string, password = PASSWORD): Promise<OpenedSession> {
  const opened = await logIn(door.ctx, { email, password, code: null, agent: 'Firefox' })
  if (opened.outcome !== 'opened') throw new Error(opened.outcome)
  return opened.session
}

const renew = ({ refreshToken }: { refreshToken: string }) => refreshSession(door.ctx, { refreshToken })
const isOpen = async ({ sessionId }: OpenedSession) => (await checkSession(door.ctx, { sessionId })) !== null

describe('a refresh token', () => {
  it('is good once, and gives the next one', async () => {
    const first = await arrive()
    const second = await renew(first)
    expect(second?.sessionId).toBe(first.sessionId)
    expect(second?.refreshToken).not.toBe(first.refreshToken)
    expect(await renew(second ?? first)).not.toBeNull()
  })

  it('gives tokens to one of two who come at once, and ends nothing: it is a second tab', async () => {
    const session = await arrive()
    const both = await Promise.all([renew(session), renew(session)])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    expect(await isOpen(session)).toBe(true)
    door.clock.advance(10_000)
    expect(await renew(session)).toBeNull()
    expect(await isOpen(session)).toBe(true)
  })

  it('ends the whole session when it comes again later: somebody has stolen it', async () => {
    const session = await arrive()
    const renewed = await renew(session)
    door.clock.advance(11_000)
    expect(await renew(session)).toBeNull()
    expect(await isOpen(session)).toBe(false)
    expect(await renew(renewed ?? session)).toBeNull()
    expect((await door.audited()).at(-1)).toMatchObject({ action: 'session.stolen' })
  })

  it('is past after seven days, and the session after thirty, however often it was renewed', async () => {
    const idle = await arrive()
    door.clock.advance(7 * DAY_MS)
    expect(await renew(idle)).toBeNull()
    let busy: OpenedSession | null = await arrive()
    const begun = busy
    for (let day = 0; day < 30; day += 6) {
      expect(busy).not.toBeNull()
      door.clock.advance(6 * DAY_MS)
      busy = busy && (await renew(busy))
    }
    expect(busy).toBeNull()
    expect(await isOpen(begun)).toBe(false)
  })
})

describe('a session', () => {
  it('ends with the logout, once', async () => {
    const session = await arrive()
    expect(await logOut(door.ctx, session)).toEqual([session.sessionId])
    expect(await logOut(door.ctx, session)).toEqual([])
    expect(await isOpen(session)).toBe(false)
    expect(await renew(session)).toBeNull()
  })

  it('ends when the password is changed elsewhere, and not where it was changed', async () => {
    const here = await arrive()
    const there = await enter(here.user.email)
    const by = { userId: here.user.userId, sessionId: here.sessionId, code: null }
    const next = 'the second mango tree'
    expect(await changePassword(door.ctx, { ...by, password: 'wrong', newPassword: next })).toEqual({
      outcome: 'refused',
    })
    const changed = await changePassword(door.ctx, { ...by, password: PASSWORD, newPassword: next })
    expect(changed).toEqual({ outcome: 'changed', endedSessions: [there.sessionId] })
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    expect(await isOpen(await enter(here.user.email, next))).toBe(true)
  })

  it('ends with the role it was opened in, and with the membership', async () => {
    const session = await arrive()
    const { userId } = session.user
    await updateMember(door.ctx, { userId, change: { role: 'auditor' }, by: 'owner', seen: null })
    expect([await isOpen(session), await renew(session)]).toEqual([false, null])
    const other = await arrive()
    await removeMember(door.ctx, { userId: other.user.userId, by: 'owner' })
    expect([await isOpen(other), await renew(other)]).toEqual([false, null])
  })

  it('ends with the shop: nobody is in at one that is suspended, by a session or by its cookie', async () => {
    const session = await arrive()
    const suspend = (disabledAt: Date | null) =>
      door.db.transaction(door.ctx.tenantId, (tx) => tx.tenant.updateMany({ data: { disabledAt } }))
    await suspend(door.clock.now())
    expect([await isOpen(session), await renew(session)]).toEqual([false, null])
    await suspend(null)
    expect(await isOpen(session)).toBe(true)
  })

  it('knows when its holder last proved who she is', async () => {
    const session = await arrive()
    const { userId } = session.user
    door.clock.advance(11 * MINUTE_MS)
    const again = { userId, sessionId: session.sessionId, code: null }
    expect(await reauthenticate(door.ctx, { ...again, password: 'wrong' })).toEqual({ outcome: 'refused' })
    const proved = await reauthenticate(door.ctx, { ...again, password: PASSWORD })
    if (proved.outcome !== 'proved') throw new Error(proved.outcome)
    const read = await door.ctx.ports.accessTokens.read(proved.accessToken, door.clock.now())
    expect(read).toMatchObject({ outcome: 'valid', claims: { authAt: door.clock.now() } })
  })

  it('is listed to its holder, with what and where', async () => {
    const session = await arrive()
    const listed = await listSessions(door.ctx, { userId: session.user.userId })
    expect(listed).toMatchObject([{ sessionId: session.sessionId, agent: 'Firefox', ip: '192.0.2.7' }])
  })
})

describe('a link to another password', () => {
  it('works once, within the hour, ends every session and refuses a bad password', async () => {
    const session = await arrive()
    const { userId, email } = session.user
    const { token } = await makeResetLink(door.ctx, { userId })
    for (const [password, problem] of [
      ['short', /12 characters/],
      ['x'.repeat(129), /128 characters/],
      ['123456789012', /every list/],
      [email, /name of the account/],
    ] as const) {
      await expect(resetPassword(door.ctx, { token, password })).rejects.toThrow(problem)
    }
    const both = await Promise.all([1, 2].map(() => resetPassword(door.ctx, { token, password: 'a third mango tree' })))
    expect(both.filter((one) => one !== null)).toEqual([{ userId, endedSessions: [session.sessionId] }])
    expect(await isOpen(await enter(email, 'a third mango tree'))).toBe(true)
    const late = await makeResetLink(door.ctx, { userId })
    door.clock.advance(60 * MINUTE_MS)
    expect(await resetPassword(door.ctx, { token: late.token, password: 'a fourth mango tree' })).toBeNull()
  })
})

describe('an access token', () => {
  it('is worth nothing after fifteen minutes, changed, or signed by another', async () => {
    const { accessToken } = await arrive()
    const { accessTokens } = door.ctx.ports
    const at = (ms: number) => new Date(door.clock.now().getTime() + ms)
    expect(await accessTokens.read(accessToken, at(15 * MINUTE_MS + 1_000))).toEqual({ outcome: 'expired' })
    const [head = '', body = '', mark = ''] = accessToken.split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const raised = Buffer.from(JSON.stringify({ ...Object(claims), role: 'owner' })).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const forged of [`${head}.${raised}.${mark}`, `${unsigned}.${body}.`, `${head}.${body}.`, 'nonsense', '']) {
      expect(await accessTokens.read(forged, at(0))).toEqual({ outcome: 'forged' })
    }
  })
})
