import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../../src/domain/identity/schemas.ts'
import { acceptInvitation, invite, removeMember } from '../../../src/domain/team/index.ts'
import { startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'

const PASSWORD = 'mango tree by the well'
const log = testLog()
const product = await startProduct({ worker: false, log })
const { runtime } = product
const origin = runtime.publicBaseUrl
const shop = await product.openShop()
const slug = `shop-${shop.tenantId}`
const ctx = runtime.ctxFor(shop.tenantId)

async function join(email: string, role: Role, at = ctx): Promise<string> {
  const { userId, token } = await invite(at, { email, name: 'Achieng', role, by: null })
  await acceptInvitation(at, { token, name: null, password: PASSWORD })
  return userId
}

interface Asking {
  method?: string
  body?: object
  bearer?: string
  headers?: Record<string, string>
}

let asked = 0
async function ask(path: string, { method = 'POST', body = {}, bearer, headers = {} }: Asking = {}) {
  asked += 1
  const answer = await fetch(`${origin}${path}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `identity-${asked}`,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
  })
  const json: unknown = await answer.json()
  return { status: answer.status, headers: answer.headers, json, code: Object(Object(json).error).code }
}

const SignedIn = z.object({ access_token: z.string(), expires_in: z.int(), user: z.object({ user_id: z.uuid() }) })
const proof = (email: string, password = PASSWORD) => ({ shop: slug, email, password })

/** Who came in last: twenty a minute may try from one address, and this file nearly does. */
let entered: { bearer: string; cookie: string } | null = null

async function enter(email: string) {
  const answer = await ask('/v1/auth/login', { body: proof(email) })
  const cookie = answer.headers.get('set-cookie') ?? ''
  const { access_token: bearer, user } = SignedIn.parse(answer.json)
  entered = { bearer, cookie }
  return { bearer, cookie, userId: user.user_id, headers: ownPage(cookie) }
}

/** What the browser sends from a page of the console. */
function ownPage(cookie: string) {
  return { cookie: cookie.split(';')[0] ?? '', origin, 'x-tulia-console': '1' }
}

await join('owner@shop.example', 'owner')

describe('the door of the console', () => {
  it('gives an access token in the answer and a refresh token that no script can read', async () => {
    const answer = await ask('/v1/auth/login', { body: proof(' Owner@Shop.example ') })
    expect(answer.json).toMatchObject({ expires_in: 900, user: { role: 'owner' }, shop: { slug } })
    const cookie = answer.headers.get('set-cookie')
    expect(cookie).toMatch(/^tulia_refresh=refresh_\S+; Expires=.+; Path=\/v1\/auth; HttpOnly; SameSite=Strict$/)
    const { access_token: bearer } = SignedIn.parse(answer.json)
    const me = await ask('/v1/auth/me', { method: 'GET', bearer })
    expect(me.json).toMatchObject({ kind: 'user', user: { email: 'owner@shop.example', two_step: false } })
    expect(Object(me.json).capabilities).toEqual(expect.arrayContaining(['createKey', 'inviteMember', 'listTickets']))
    expect((await ask('/v1/tickets', { method: 'GET', bearer })).status).toBe(200)
  })

  it('refuses alike who is wrong in whatever way, and tells how long a lock lasts', async () => {
    await join('locked@shop.example', 'agent')
    const refusals = [
      proof('locked@shop.example', 'wrong'),
      proof('nobody@shop.example'),
      { ...proof('locked@shop.example'), shop: 'no-such-shop' },
    ]
    const answers = await Promise.all(refusals.map((body) => ask('/v1/auth/login', { body })))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ json }) => Object(Object(json).error).message)).size).toBe(1)
    for (let failure = 2; failure <= 5; failure += 1) {
      await ask('/v1/auth/login', { body: proof('locked@shop.example', 'wrong') })
    }
    const locked = await ask('/v1/auth/login', { body: proof('locked@shop.example') })
    expect([locked.status, locked.code]).toEqual([429, 'locked'])
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(280)
  })

  it('renews by the cookie for a page of the console, and for nobody else', async () => {
    const { headers, cookie } = await enter('owner@shop.example')
    const { origin: _own, ...withoutOrigin } = headers
    const { 'x-tulia-console': _mark, ...withoutMark } = headers
    for (const foreign of [{ ...headers, origin: 'https://evil.example' }, withoutOrigin, withoutMark]) {
      const answer = await ask('/v1/auth/refresh', { headers: foreign })
      expect([answer.status, answer.code]).toEqual([403, 'origin_not_allowed'])
    }
    const renewed = await ask('/v1/auth/refresh', { headers })
    expect(renewed.status).toBe(200)
    expect(renewed.headers.get('set-cookie')?.split(';')[0]).not.toBe(cookie.split(';')[0])
    expect((await ask('/v1/auth/refresh', { headers })).code).toBe('unauthorized')
  })

  it('opens no other route to the cookie', async () => {
    const { headers } = await enter('owner@shop.example')
    expect((await ask('/v1/tickets', { method: 'GET', headers })).code).toBe('unauthorized')
  })

  it('cuts access at once with the logout, the membership and the password', async () => {
    await join('agent@shop.example', 'agent')
    const isIn = async ({ bearer }: { bearer: string }) =>
      (await ask('/v1/tickets', { method: 'GET', bearer })).status === 200
    const [first, second] = [await enter('agent@shop.example'), await enter('agent@shop.example')]
    expect([await isIn(first), await isIn(second)]).toEqual([true, true])
    const out = await ask('/v1/auth/logout', { headers: first.headers })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    const third = await enter('agent@shop.example')
    const body = { password: PASSWORD, new_password: 'another mango tree' }
    expect((await ask('/v1/auth/password', { body, bearer: third.bearer })).json).toEqual({ ended: 1 })
    expect([await isIn(second), await isIn(third)]).toEqual([false, true])
    expect((await ask('/v1/auth/logout-all', { bearer: third.bearer })).json).toEqual({ ended: 1 })
    expect(await isIn(third)).toBe(false)
  })

  it('lets an agent do what agents do', async () => {
    await join('henry@shop.example', 'agent')
    const { bearer } = await enter('henry@shop.example')
    const codes = await Promise.all(
      ['/v1/keys', '/v1/failed-work', '/v1/tickets'].map((path) => ask(path, { method: 'GET', bearer })),
    )
    expect(codes.map(({ status }) => status)).toEqual([403, 403, 200])
    const invited = await ask('/v1/team/invitations', {
      bearer,
      body: { email: 'x@shop.example', name: 'X', role: 'agent' },
    })
    expect(invited.code).toBe('forbidden')
  })

  it('brings a colleague in by a link, whose secret stands behind the "#"', async () => {
    const { bearer } = await enter('owner@shop.example')
    const body = { email: 'irene@shop.example', name: 'Irene', role: 'manager' }
    const invited = await ask('/v1/team/invitations', { bearer, body })
    expect(invited.status).toBe(201)
    const [page, token = ''] = String(Object(invited.json).link).split('#')
    expect(page).toBe(`${origin}/console/join`)
    const accepted = await ask('/v1/auth/invitation/accept', { body: { token, password: PASSWORD } })
    expect(accepted.json).toMatchObject({ user: { name: 'Irene', role: 'manager' } })
    const again = await ask('/v1/auth/invitation/accept', { body: { token, password: PASSWORD } })
    expect([again.status, again.code]).toEqual([410, 'expired'])
    expect((await ask('/v1/team', { method: 'GET', bearer })).json).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ name: 'Irene', state: 'active' })]),
    })
  })

  it('keeps a narrowed key to its scopes, and from making itself a wider one', async () => {
    const { bearer } = await enter('owner@shop.example')
    const made = await ask('/v1/keys', { bearer, body: { name: 'Till', scopes: ['inbox:read'] } })
    const key = String(Object(made.json).token)
    expect((await ask('/v1/tickets', { method: 'GET', bearer: key })).status).toBe(200)
    for (const [path, method, body] of [
      ['/v1/failed-work', 'GET', {}],
      ['/v1/keys', 'POST', { name: 'Wider', scopes: ['*'] }],
      ['/v1/team/invitations', 'POST', { email: 'x@shop.example', name: 'X', role: 'owner' }],
      ['/v1/auth/reset', 'POST', { user_id: shop.tenantId }],
      ['/v1/auth/sessions', 'GET', {}],
    ] as const) {
      expect((await ask(path, { method, body, bearer: key })).code).toBe('forbidden')
    }
  })

  it('publishes the keys that its tokens are verified with, and nothing of what signs', async () => {
    const { json } = await ask('/.well-known/jwks.json', { method: 'GET' })
    expect(json).toEqual({
      keys: [expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB', kid: expect.any(String) })],
    })
    expect(JSON.stringify(json)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })

  it('takes no token of one shop for another, and none of a member who is gone', async () => {
    const other = await product.openShop()
    const elsewhere = runtime.ctxFor(other.tenantId)
    const userId = await join('owner@shop.example', 'owner', elsewhere)
    const answer = await ask('/v1/auth/login', {
      body: { ...proof('owner@shop.example'), shop: `shop-${other.tenantId}` },
    })
    const { access_token: bearer } = SignedIn.parse(answer.json)
    expect((await ask('/v1/team', { method: 'GET', bearer })).json).toMatchObject({ members: [{ user_id: userId }] })
    await join('second@shop.example', 'owner', elsewhere)
    await removeMember(elsewhere, { userId, by: 'owner' })
    const refresh = await ask('/v1/auth/refresh', { headers: ownPage(answer.headers.get('set-cookie') ?? '') })
    expect(refresh.code).toBe('unauthorized')
  })

  it('leaves no secret in any line of the log', async () => {
    if (entered === null) throw new Error('nobody has come in')
    const { bearer, cookie } = entered
    await ask('/v1/auth/login', { body: proof('owner@shop.example', 'a wrong secret') })
    const lines = JSON.stringify(log.lines)
    const refreshToken = /=(refresh_[^;]+)/.exec(cookie)?.[1] ?? ''
    expect(refreshToken).toHaveLength(8 + 36 + 1 + 64)
    for (const secret of [bearer, refreshToken, PASSWORD, 'a wrong secret']) expect(lines).not.toContain(secret)
  })
})
