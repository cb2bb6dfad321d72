import { z } from 'zod'
import { type AuditPlace, listAudit, recordAudit } from '../../domain/audit/index.ts'
import { type HitPlace, listHits } from '../../domain/canaries/index.ts'
import type { CanaryHit } from '../../domain/canaries/schemas.ts'
import * as platform from '../../domain/platform/index.ts'
import * as contract from '../contract/platform.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { entryWire } from './audit.ts'
import { linkTo } from './link-to.ts'

/** What the operators see that no shop has. */
export interface PlatformDeps {
  /** Ids of shops in the order of their short names. */
  listTenants(after: string, limit: number): Promise<string[]>
  health(): Promise<{ version: string; parts: Record<string, string | null> }>
  rotateSigningKey(): Promise<void>
}

const Slugs = pageCursor(z.string())
const Places = pageCursor(
  z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]): AuditPlace => ({ at: new Date(at), id })),
)

const HitPlaces = pageCursor(
  z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, hitId]): HitPlace => ({ lastAt: new Date(at), hitId })),
)

/** The installation and its shops, for those who operate it. No route of these shows a chat, an order or a customer. */
export function servePlatform(api: Api, deps: PlatformDeps): void {
  const shopOf = (ctx: StaffCtx, tenantId: string) => ({
    ...api.ctxFor(tenantId),
    ...{ actor: 'system', caller: ctx.caller, requestId: ctx.requestId },
  })
  serveTenants(api, deps, shopOf)
  serve(api, contract.getPlatformHealth, async (ctx) => {
    await platform.insistOnOperator(ctx)
    return deps.health()
  })
  serve(api, contract.listPlatformAudit, async (ctx, { query }) => {
    await platform.insistOnOperator(ctx)
    const filter = { actor: null, action: null, subjectId: null, from: null, to: null }
    const { entries, next } = await listAudit(ctx, { filter, after: Places.read(query), limit: query.limit })
    const next_cursor = Places.write(next && [next.at.toISOString(), next.id], query)
    return { entries: entries.map(entryWire), next_cursor }
  })
  serve(api, contract.listCanaryHits, async (ctx, { query }) => {
    await platform.insistOnOperator(ctx)
    const { hits, next } = await listHits(ctx, { after: HitPlaces.read(query), limit: query.limit })
    return {
      hits: hits.map(hitWire),
      next_cursor: HitPlaces.write(next && [next.lastAt.toISOString(), next.hitId], query),
    }
  })
  serve(api, contract.rotateSigningKey, async (ctx) => {
    await platform.insistOnOperator(ctx)
    await deps.rotateSigningKey()
    const subject = { subjectType: 'platform', subjectId: ctx.tenantId }
    await ctx.transaction((ctx) => recordAudit(ctx, { action: 'signing_key.rotated', ...subject, data: {} }))
    return {}
  })
}

type ShopOf = (ctx: StaffCtx, tenantId: string) => ReturnType<Api['ctxFor']>

function serveTenants(api: Api, deps: PlatformDeps, shopOf: ShopOf): void {
  serve(api, contract.listTenants, async (ctx, { query }) => {
    await platform.insistOnOperator(ctx)
    const ids = await deps.listTenants(Slugs.read(query) ?? '', query.limit + 1)
    const shown = ids.slice(0, query.limit)
    const tenants = await Promise.all(shown.map((id) => platform.getOperatedTenant(shopOf(ctx, id))))
    const last = ids.length > query.limit ? tenants.at(-1) : undefined
    return { tenants: tenants.map((one) => tenantWire(ctx, one)), next_cursor: Slugs.write(last?.slug ?? null, query) }
  })
  serve(api, contract.getTenant, async (ctx, { params }) => {
    await platform.insistOnOperator(ctx)
    return { tenant: tenantWire(ctx, await platform.getOperatedTenant(shopOf(ctx, params.id))) }
  })
  serve(api, contract.openTenant, async (ctx, { body }) => {
    await platform.insistOnOperator(ctx)
    const { slug, name, owner_email: ownerEmail } = body
    const shop = shopOf(ctx, ctx.ids.uuid())
    const { token, expiresAt } = await platform.openTenant(ctx, shop, { slug, name, ownerEmail })
    const tenant = tenantWire(ctx, await platform.getOperatedTenant(shop))
    return { tenant, link: linkTo(ctx, 'join', token), expires_at: expiresAt.toISOString() }
  })
  serve(api, contract.suspendTenant, async (ctx, { params, body }) => {
    await platform.insistOnOperator(ctx)
    return { tenant: tenantWire(ctx, await platform.suspendTenant(ctx, shopOf(ctx, params.id), body)) }
  })
  serve(api, contract.resumeTenant, async (ctx, { params }) => {
    await platform.insistOnOperator(ctx)
    const resumed = await platform.suspendTenant(ctx, shopOf(ctx, params.id), { reason: null })
    return { tenant: tenantWire(ctx, resumed) }
  })
}

function hitWire({ hitId, canaryOf, toldTo, firstAt, lastAt, ...hit }: CanaryHit): contract.CanaryHitWire {
  const times = { first_at: firstAt.toISOString(), last_at: lastAt.toISOString() }
  return { hit_id: hitId, canary_of: canaryOf, told_to: toldTo, ...hit, ...times }
}

function tenantWire(ctx: StaffCtx, tenant: platform.OperatedTenant): contract.TenantWire {
  const { tenantId, slug, name, createdAt, suspendedAt, suspendedReason, oldestUnhandledAt } = tenant
  const waitedMs = oldestUnhandledAt === null ? null : ctx.clock.now().getTime() - oldestUnhandledAt.getTime()
  return {
    ...{ tenant_id: tenantId, slug, name, suspended_reason: suspendedReason },
    state: suspendedAt === null ? 'active' : 'suspended',
    created_at: createdAt.toISOString(),
    figures: {
      messages_24h: tenant.messages24h,
      oldest_unhandled_s: waitedMs === null ? null : Math.max(0, Math.round(waitedMs / 1_000)),
      errors_24h: tenant.errors24h,
      spend_24h_micro_usd: tenant.spendMicroUsd24h,
    },
    owners: tenant.owners.map((masked_email) => ({ masked_email })),
  }
}
