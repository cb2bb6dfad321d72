import { z } from 'zod'
import { Email, Role } from '../../domain/identity/schemas.ts'
import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { Nothing, Text } from './values.ts'

/** As it was typed: what a password must be is said of new ones only. */
export const Typed = z.string().min(1).max(1_024)
export const Code = Text.trim().min(1).max(20)

export const UserWire = z.strictObject({
  user_id: z.uuid(),
  email: z.string().nullable(),
  name: z.string(),
  role: Role,
})
export type UserWire = z.infer<typeof UserWire>

export const ShopWire = z.strictObject({ tenant_id: z.uuid(), slug: z.string(), name: z.string() })
export type ShopWire = z.infer<typeof ShopWire>

/** The refresh token comes beside it, in a cookie that scripts cannot read. */
export const SignedInWire = z.strictObject({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.int(),
  user: UserWire,
  shop: ShopWire,
})
export type SignedInWire = z.infer<typeof SignedInWire>

const PUBLIC = { who: 'public', scope: null, idempotent: false } as const

export const logIn = defineRoute({
  ...PUBLIC,
  name: 'logIn',
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Signs a person in at her shop.',
  body: z.strictObject({ shop: z.string().min(1).max(100), email: Email, password: Typed, totp: Code.optional() }),
  answers: { 200: SignedInWire },
  errors: ['unauthorized', 'code_needed', 'locked', 'rate_limited'],
})

export const refresh = defineRoute({
  ...PUBLIC,
  name: 'refresh',
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'Gives another access token for the cookie, and another cookie. Only the console’s own pages may ask.',
  body: Nothing,
  answers: { 200: SignedInWire },
  errors: ['unauthorized', 'origin_not_allowed'],
})

export const logOut = defineRoute({
  ...PUBLIC,
  name: 'logOut',
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'Ends the session of the cookie. Only the console’s own pages may ask.',
  body: Nothing,
  answers: { 200: Nothing },
  errors: ['origin_not_allowed'],
})

export const confirmReset = defineRoute({
  ...PUBLIC,
  name: 'confirmReset',
  method: 'POST',
  path: '/v1/auth/reset/confirm',
  summary: 'Sets another password by a link; every session of that person ends.',
  body: z.strictObject({ token: z.string().max(200), password: Typed }),
  answers: { 200: Nothing },
  errors: ['expired', 'rate_limited'],
})

export const acceptInvitation = defineRoute({
  ...PUBLIC,
  name: 'acceptInvitation',
  method: 'POST',
  path: '/v1/auth/invitation/accept',
  summary: 'Joins a team by a link, with a password of one’s own, and signs in.',
  body: z.strictObject({
    token: z.string().max(200),
    name: Text.trim().min(1).max(80).optional(),
    password: Typed,
  }),
  answers: { 200: SignedInWire },
  errors: ['expired', 'rate_limited'],
})

export const setUp = defineRoute({
  ...PUBLIC,
  name: 'setUp',
  method: 'POST',
  path: '/v1/auth/setup',
  summary: 'Begins an installation: who has the link that its first start has shown becomes its operator.',
  body: z.strictObject({
    token: z.string().max(200),
    email: Email,
    name: Text.trim().min(1).max(80),
    password: Typed,
  }),
  answers: { 200: SignedInWire },
  errors: ['expired', 'rate_limited'],
})

export const logInByLink = defineRoute({
  ...PUBLIC,
  name: 'logInByLink',
  method: 'POST',
  path: '/v1/auth/demo',
  summary: 'Signs in by the link that the demo has printed.',
  body: z.strictObject({ token: z.string().max(200) }),
  answers: { 200: SignedInWire },
  errors: ['expired', 'rate_limited'],
})

export const listSigningKeys = defineRoute({
  ...PUBLIC,
  name: 'listSigningKeys',
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'The keys that access tokens are verified with, as a JWK set.',
  answers: { 200: z.strictObject({ keys: z.array(JsonObject) }) },
  errors: [],
})

export const AUTH_ROUTES = {
  logIn,
  refresh,
  logOut,
  confirmReset,
  acceptInvitation,
  setUp,
  logInByLink,
  listSigningKeys,
} as const
