import { describe, expect, it } from 'vitest'
import { logIn, logInByLink, makeLink } from '../../../src/domain/identity/index.ts'
import { setUpFirst } from '../../../src/domain/team/index.ts'
import { PLATFORM_TENANT } from '../../../src/domain/tenancy/schemas.ts'
import { demoPassword, openDemoTeam } from '../../../src/main/demo-team.ts'
import { firstLink } from '../../../src/main/first-link.ts'
import { startProduct } from '../../support/product.ts'
import { frontDoor, PASSWORD } from './front-door.ts'

const MINUTE_MS = 60_000
const tokenIn = (link: string | null) => link?.split('#')[1] ?? ''

describe('the first link of an installation', async () => {
  const { runtime, openShop } = await startProduct({ worker: false })
  const platform = runtime.ctxFor(PLATFORM_TENANT)
  const setUp = (token: string) =>
    setUpFirst(platform, { token, email: 'ops@example.com', name: 'Ops', password: PASSWORD })

  it('is shown by every process that starts before there is anybody; one of them makes the operator', async () => {
    const links = [await firstLink(runtime), await firstLink(runtime)]
    const both = await Promise.all(links.map((link) => setUp(tokenIn(link)).catch(() => null)))
    expect(both.filter((one) => one !== null)).toMatchObject([{ role: 'operator', email: 'ops@example.com' }])
    expect(await setUp(tokenIn(links[0] ?? null))).toBeNull()
    expect(await firstLink(runtime)).toBeNull()
  })

  it('makes somebody whose token opens the platform and no shop', async () => {
    const proof = { email: 'ops@example.com', password: PASSWORD, code: null, agent: '' }
    const opened = await logIn(platform, proof)
    if (opened.outcome !== 'opened') throw new Error(opened.outcome)
    const { accessToken } = opened.session
    const read = await platform.ports.accessTokens.read(accessToken, new Date())
    expect(read).toMatchObject({ outcome: 'valid', claims: { audience: 'operator', role: 'operator' } })
    const ask = (path: string) =>
      fetch(`${runtime.publicBaseUrl}${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect((await ask('/v1/auth/me')).status).toBe(200)
    for (const path of ['/v1/tickets', '/v1/team', '/v1/audit', '/v1/keys']) expect((await ask(path)).status).toBe(403)
    await openShop()
  })

  it('is followed by the demo: its team joins once, with one password for each data folder', async () => {
    const { tenantId } = await openShop()
    const password = demoPassword('a1'.repeat(32))
    expect(demoPassword('b2'.repeat(32))).not.toBe(password)
    const team = { tenantId, slug: `shop-${tenantId}`, password }
    const first = await openDemoTeam(runtime, team)
    const second = await openDemoTeam(runtime, team)
    expect(second).toMatchObject({ password })
    const ctx = runtime.ctxFor(tenantId)
    for (const email of ['achieng@demo.tulia', 'brian@demo.tulia', 'wanjiru@demo.tulia']) {
      expect((await logIn(ctx, { email, password, code: null, agent: '' })).outcome).toBe('opened')
    }
    const enter = (link = '') => logInByLink(ctx, { token: tokenIn(link), agent: '' })
    expect(await enter(first.links.get('owner'))).toBeNull()
    for (const role of ['owner', 'agent', 'auditor'] as const) {
      expect(await enter(second.links.get(role))).toMatchObject({ user: { role } })
    }
    expect(await enter(second.links.get('owner'))).toBeNull()
  })
})

describe('a link of the demo', async () => {
  const door = await frontDoor()
  const { ctx, clock } = door
  const userId = await door.join('achieng@shop.example')
  const make = () => ctx.transaction((ctx) => makeLink(ctx, { purpose: 'demo', userId }))

  it('is good for five minutes, and proves nothing that hard things ask for', async () => {
    const late = await make()
    clock.advance(5 * MINUTE_MS)
    expect(await logInByLink(ctx, { token: late.token, agent: '' })).toBeNull()
    const { token } = await make()
    clock.advance(5 * MINUTE_MS - 1)
    const session = await logInByLink(ctx, { token, agent: '' })
    const read = await ctx.ports.accessTokens.read(session?.accessToken ?? '', clock.now())
    expect(read).toMatchObject({ outcome: 'valid', claims: { authAt: new Date(0) } })
  })

  it('is for nothing else, and nothing else is for it', async () => {
    const { token } = await ctx.transaction((ctx) => makeLink(ctx, { purpose: 'reset', userId }))
    expect(await logInByLink(ctx, { token, agent: '' })).toBeNull()
  })
})
