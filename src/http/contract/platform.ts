import { z } from 'zod'
import { CanaryKind, CanaryPlace } from '../../domain/canaries/schemas.ts'
import { Email } from '../../domain/identity/schemas.ts'
import { Slug } from '../../domain/platform/schemas.ts'
import { AuditEntryWire } from './audit.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** A shop as its operator sees it: no name and no word of a customer. */
export const TenantWire = z.strictObject({
  tenant_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  state: z.enum(['active', 'suspended']),
  suspended_reason: z.string().nullable(),
  created_at: Instant,
  figures: z.strictObject({
    messages_24h: z.int(),
    oldest_unhandled_s: z.int().nullable(),
    errors_24h: z.int(),
    spend_24h_micro_usd: z.int(),
  }),
  owners: z.array(z.strictObject({ masked_email: z.string() })),
})
export type TenantWire = z.infer<typeof TenantWire>

/** A secret row of a shop where it was about to be told, and was withheld. */
export const CanaryHitWire = z.strictObject({
  hit_id: z.uuid(),
  canary_of: z.uuid(),
  kind: CanaryKind,
  /** The platform itself, for a line of the log. */
  told_to: z.uuid(),
  place: CanaryPlace,
  /** Id of the message, delivery, archive or file, or the name of the route or line. */
  subject: z.string(),
  times: z.int(),
  first_at: Instant,
  last_at: Instant,
})
export type CanaryHitWire = z.infer<typeof CanaryHitWire>

const TenantAnswer = z.strictObject({ tenant: TenantWire })
/** An operator without a second step is refused (403), and whoever works for a shop finds nothing (404). */
const READ = { who: ['operator'], scope: null, idempotent: false, errors: ['not_found'] } as const
/** They write for two tenants, each in a transaction of its own. */
const WRITE = { who: ['operator'], scope: null, stepUp: true, idempotent: true, apart: true } as const

export const listTenants = defineRoute({
  ...READ,
  name: 'listTenants',
  method: 'GET',
  path: '/v1/platform/tenants',
  summary: 'The shops of the installation, by their short names.',
  query: Page,
  answers: { 200: z.strictObject({ tenants: z.array(TenantWire), next_cursor: NextCursor }) },
})

export const getTenant = defineRoute({
  ...READ,
  name: 'getTenant',
  method: 'GET',
  path: '/v1/platform/tenants/:id',
  summary: 'One shop in figures.',
  params: ById,
  answers: { 200: TenantAnswer },
  errors: [],
})

export const openTenant = defineRoute({
  ...WRITE,
  name: 'openTenant',
  method: 'POST',
  path: '/v1/platform/tenants',
  summary: 'Opens a shop, and gives the link with which its owner joins, once.',
  body: z.strictObject({ slug: Slug, name: Text.trim().min(1).max(80), owner_email: Email }),
  answers: { 201: z.strictObject({ tenant: TenantWire, link: z.string(), expires_at: Instant }) },
  errors: ['not_found', 'conflict'],
})

export const suspendTenant = defineRoute({
  ...WRITE,
  name: 'suspendTenant',
  method: 'POST',
  path: '/v1/platform/tenants/:id/suspend',
  summary: 'Closes a shop: its webhooks end with 404 and its people are out. All it has is kept.',
  params: ById,
  body: z.strictObject({ reason: Text.trim().min(1).max(500) }),
  answers: { 200: TenantAnswer },
  errors: [],
})

export const resumeTenant = defineRoute({
  ...WRITE,
  name: 'resumeTenant',
  method: 'POST',
  path: '/v1/platform/tenants/:id/resume',
  summary: 'Opens a shop again that was closed.',
  params: ById,
  body: Nothing,
  answers: { 200: TenantAnswer },
  errors: [],
})

export const getPlatformHealth = defineRoute({
  ...READ,
  name: 'getPlatformHealth',
  method: 'GET',
  path: '/v1/platform/health',
  summary: 'Which version this is, and what is wrong with each part that it stands on: null where nothing is.',
  answers: { 200: z.strictObject({ version: z.string(), parts: z.record(z.string(), z.string().nullable()) }) },
})

export const listPlatformAudit = defineRoute({
  ...READ,
  name: 'listPlatformAudit',
  method: 'GET',
  path: '/v1/platform/audit',
  summary: 'What operators did, the newest first.',
  query: Page,
  answers: { 200: z.strictObject({ entries: z.array(AuditEntryWire), next_cursor: NextCursor }) },
})

export const listCanaryHits = defineRoute({
  ...READ,
  name: 'listCanaryHits',
  method: 'GET',
  path: '/v1/platform/canary-hits',
  summary: 'Where a secret row of a shop was about to be told, the newest first. There should be none, ever.',
  query: Page,
  answers: { 200: z.strictObject({ hits: z.array(CanaryHitWire), next_cursor: NextCursor }) },
})

export const rotateSigningKey = defineRoute({
  ...WRITE,
  name: 'rotateSigningKey',
  method: 'POST',
  path: '/v1/platform/keys/rotate',
  summary: 'Signs access tokens with a new key from now on. Nobody is signed out.',
  body: Nothing,
  answers: { 200: Nothing },
  errors: ['not_found'],
})

export const PLATFORM_ROUTES = {
  listTenants,
  getTenant,
  openTenant,
  suspendTenant,
  resumeTenant,
  getPlatformHealth,
  listPlatformAudit,
  listCanaryHits,
  rotateSigningKey,
} as const
