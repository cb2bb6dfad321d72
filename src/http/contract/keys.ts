import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { Scope } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** An API key without its secret. */
export const KeyWire = z.strictObject({
  key_id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  allowed_ips: z.array(z.string()),
  created_at: Instant,
  created_by: z.string().nullable(),
  expires_at: Instant.nullable(),
  last_used_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
  replaced_by: z.uuid().nullable(),
  /** In whose name it works. */
  on_behalf_of: z.strictObject({ user_id: z.uuid(), name: z.string().nullable() }).nullable(),
})
export type KeyWire = z.infer<typeof KeyWire>

const MadeKey = z.strictObject({ key_id: z.uuid(), token: z.string() })
const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const SECRET = { who: ['owner'], scope: null, stepUp: true, idempotent: true } as const

export const listKeys = defineRoute({
  name: 'listKeys',
  method: 'GET',
  path: '/v1/keys',
  summary: 'The API keys of the shop, the newest first.',
  who: ['owner'],
  scope: 'settings:read',
  idempotent: false,
  answers: { 200: z.strictObject({ keys: z.array(KeyWire) }) },
  errors: [],
})

export const createKey = defineRoute({
  ...SECRET,
  name: 'createKey',
  method: 'POST',
  path: '/v1/keys',
  summary: 'Makes an API key, of the shop or in the name of somebody of its team. Its secret is shown this once.',
  body: z.strictObject({
    name: Text.trim().min(1).max(80),
    scopes: z.union([z.tuple([z.literal('*')]), z.array(Scope).min(1).max(50)]),
    allowed_ips: z.array(Network).max(50).default([]),
    expires_at: Instant.nullable().default(null),
    /** Somebody of the team: it may what she may of its scopes, and what it does stands in the history as hers, by this key. */
    on_behalf_of: z.uuid().nullable().default(null),
  }),
  answers: { 201: MadeKey },
  errors: [],
})

export const rotateKey = defineRoute({
  ...SECRET,
  name: 'rotateKey',
  method: 'POST',
  path: '/v1/keys/:id/rotate',
  summary: 'Makes a key of the same rights; the old one works for another day.',
  params: ById,
  body: Nothing,
  answers: { 201: MadeKey },
  errors: ['conflict'],
})

export const revokeKey = defineRoute({
  name: 'revokeKey',
  method: 'DELETE',
  path: '/v1/keys/:id',
  summary: 'Ends a key at once.',
  who: ['owner'],
  scope: null,
  stepUp: true,
  idempotent: true,
  params: ById,
  answers: { 200: Nothing },
  errors: [],
})

export const KEY_ROUTES = { listKeys, createKey, rotateKey, revokeKey } as const
