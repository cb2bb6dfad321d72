import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { holdsCanary } from '../../../src/domain/canaries/index.ts'
import { confirmTwoStep, setUpTwoStep } from '../../../src/domain/identity/index.ts'
import { oneTimeCode } from '../../../src/domain/identity/two-step/one-time-code.ts'
import { acceptInvitation, invite } from '../../../src/domain/team/index.ts'
import { PLATFORM_TENANT } from '../../../src/domain/tenancy/schemas.ts'
import { CanaryHitWire, TenantWire } from '../../../src/http/contract/platform.ts'
import { firstLink } from '../../../src/main/first-link.ts'
import { canaryOf } from '../../support/canary-of.ts'
import { fromBase32 } from '../../support/from-base32.ts'
import { startProduct } from '../../support/product.ts'

const PASSWORD = 'mango tree by the well'
const SignedIn = z.object({ access_token: z.string(), user: z.object({ user_id: z.uuid() }) })
const Tenants = z.object({ tenants: z.array(TenantWire), next_cursor: z.string().nullable() })
const Hits = z.object({ hits: z.array(CanaryHitWire), next_cursor: z.string().nullable() })
const Opened = z.object({ tenant: TenantWire, link: z.string() })

const { runtime, ...product } = await startProduct({ worker: false })
const platform = runtime.ctxFor(PLATFORM_TENANT)

let asked = 0
async function ask(path: string, { bearer, body }: { bearer?: string; body?: object } = {}) {
  asked += 1
  const answer = await fetch(`${runtime.publicBaseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `platform-${asked}`,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
  })
  return { status: answer.status, json: z.unknown().parse(await answer.json()) }
}

const email = 'ops@tulia.example'
const token = new URL((await firstLink(runtime)) ?? '').hash.slice(1)
const begun = await ask('/v1/auth/setup', { body: { token, email, name: 'Ops', password: PASSWORD } })
const { access_token: bearer, user } = SignedIn.parse(begun.json)
const { userId } = { userId: user.user_id }

describe('an operator', () => {
  it('may do nothing before she has a second step', async () => {
    expect((await ask('/v1/platform/tenants', { bearer })).status).toBe(403)
    const { secret } = await setUpTwoStep(platform, { userId, email, issuer: 'Tulia' })
    const code = oneTimeCode(fromBase32(secret), Math.floor(platform.clock.now().getTime() / 30_000))
    expect(await confirmTwoStep(platform, { userId, code })).not.toBeNull()
    expect((await ask('/v1/platform/tenants', { bearer })).status).toBe(200)
  })

  it('opens a shop whose owner joins by the link, once for each short name', async () => {
    const body = { slug: 'duka-la-asha', name: 'Duka la Asha', owner_email: 'asha@duka.example' }
    const opened = await ask('/v1/platform/tenants', { bearer, body })
    expect(opened.status).toBe(201)
    const { tenant, link } = Opened.parse(opened.json)
    expect(tenant).toMatchObject({ slug: body.slug, state: 'active', owners: [{ masked_email: 'a***@duka.example' }] })
    const joined = await acceptInvitation(runtime.ctxFor(tenant.tenant_id), {
      ...{ token: new URL(link).hash.slice(1), name: 'Asha', password: PASSWORD },
    })
    expect(joined).toMatchObject({ role: 'owner' })
    expect((await ask('/v1/platform/tenants', { bearer, body })).status).toBe(409)
  })

  it('sees every shop in figures, page by page', async () => {
    await product.openShop({ name: 'Another' })
    const slugs: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = Tenants.parse(
        (await ask(`/v1/platform/tenants?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`, { bearer })).json,
      )
      slugs.push(...page.tenants.map(({ slug }) => slug))
      cursor = page.next_cursor
    }
    expect(slugs).toEqual([...slugs].sort())
    expect(slugs).toContain('duka-la-asha')
    expect(slugs).not.toContain('platform')
  })

  it('closes a shop, whose people and webhooks are out until it is opened again', async () => {
    const shop = await product.openShop()
    const ctx = runtime.ctxFor(shop.tenantId)
    const mail = 'achieng@shop.example'
    const invited = await invite(ctx, { email: mail, name: 'Achieng', role: 'owner', by: null })
    await acceptInvitation(ctx, { token: invited.token, name: null, password: PASSWORD })
    const signIn = () =>
      ask('/v1/auth/login', { body: { shop: `shop-${shop.tenantId}`, email: mail, password: PASSWORD } })
    expect((await signIn()).status).toBe(200)
    const path = `/v1/platform/tenants/${shop.tenantId}`
    const closed = await ask(`${path}/suspend`, { bearer, body: { reason: 'unpaid since March' } })
    expect(closed.json).toMatchObject({ tenant: { state: 'suspended', suspended_reason: 'unpaid since March' } })
    expect((await signIn()).status).toBe(401)
    expect(await runtime.directory.findChannel(shop.channelId)).toBeNull()
    expect((await ask(`${path}/resume`, { bearer, body: {} })).json).toMatchObject({ tenant: { state: 'active' } })
    expect((await signIn()).status).toBe(200)
    expect(await runtime.directory.findChannel(shop.channelId)).not.toBeNull()
  })

  it('leaves what she did in the audit of the platform', async () => {
    const { entries } = z
      .object({ entries: z.array(z.object({ action: z.string() })) })
      .parse((await ask('/v1/platform/audit', { bearer })).json)
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['tenant.opened', 'tenant.suspended', 'tenant.resumed']),
    )
  })

  it('sees page by page where secret rows were about to be told: whose, to whom and how often, and no word of them', async () => {
    const [one, other] = [await product.openShop(), await product.openShop()]
    const marker = await canaryOf(product.db, one.tenantId, 'passage')
    const ctx = runtime.ctxFor(other.tenantId)
    for (const subject of ['listFaqs', 'listFaqs', 'search'])
      await holdsCanary(ctx, { place: 'answer', subject, text: marker })
    const hits: object[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/v1/platform/canary-hits?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { json } = await ask(path, { bearer })
      expect(JSON.stringify(json)).not.toContain(marker)
      const page = Hits.parse(json)
      hits.push(...page.hits)
      cursor = page.next_cursor
    }
    const told = { canary_of: one.tenantId, kind: 'passage', told_to: other.tenantId, place: 'answer' }
    expect(hits).toMatchObject([
      { ...told, subject: 'search', times: 1 },
      { ...told, subject: 'listFaqs', times: 2 },
    ])
  })

  it('is told how the installation is, and opens no route of a shop', async () => {
    expect((await ask('/v1/platform/health', { bearer })).json).toMatchObject({ parts: { database: null } })
    expect((await ask('/v1/conversations', { bearer })).status).toBe(403)
  })
})
