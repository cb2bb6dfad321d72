import { z } from 'zod'
import { Role } from '../../domain/identity/schemas.ts'
import { Code, ShopWire, Typed, UserWire } from './auth.ts'
import { defineRoute } from './define-route.ts'
import { LEADS } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

export const SessionWire = z.strictObject({
  session_id: z.uuid(),
  created_at: Instant,
  seen_at: Instant,
  expires_at: Instant,
  agent: z.string().nullable(),
  ip: z.string().nullable(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type SessionWire = z.infer<typeof SessionWire>

/** Whoever is signed in, at a shop or at the platform. */
const OWN = { who: Role.options, scope: null, idempotent: false } as const

export const logOutEverywhere = defineRoute({
  ...OWN,
  name: 'logOutEverywhere',
  method: 'POST',
  path: '/v1/auth/logout-all',
  summary: 'Ends every session of whoever asks, this one too.',
  body: Nothing,
  answers: { 200: z.strictObject({ ended: z.int() }) },
  errors: [],
})

export const reauthenticate = defineRoute({
  ...OWN,
  name: 'reauthenticate',
  method: 'POST',
  path: '/v1/auth/reauth',
  summary: 'Proves again who asks, for what is hard to undo; the access token it gives says so.',
  body: z.strictObject({ password: Typed, totp: Code.optional() }),
  answers: { 200: z.strictObject({ access_token: z.string(), expires_in: z.int() }) },
  errors: ['code_needed', 'locked'],
})

export const changePassword = defineRoute({
  ...OWN,
  name: 'changePassword',
  method: 'POST',
  path: '/v1/auth/password',
  summary: 'Changes the password of whoever asks; all her other sessions end.',
  body: z.strictObject({ password: Typed, totp: Code.optional(), new_password: Typed }),
  answers: { 200: z.strictObject({ ended: z.int() }) },
  errors: ['code_needed', 'locked'],
})

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/v1/auth/reset',
  summary: 'Makes a link with which a colleague sets another password. It is shown once, to be passed on.',
  who: LEADS,
  scope: null,
  stepUp: true,
  idempotent: false,
  body: z.strictObject({ user_id: z.uuid() }),
  answers: { 201: z.strictObject({ link: z.string(), expires_at: Instant }) },
  errors: [],
})

export const getMe = defineRoute({
  ...OWN,
  name: 'getMe',
  method: 'GET',
  path: '/v1/auth/me',
  summary: 'Who asks, at which shop, and what she may do.',
  answers: {
    200: z.strictObject({
      kind: z.enum(['user', 'key', 'demo']),
      user: UserWire.extend({ two_step: z.boolean(), available: z.boolean() }),
      /** The routes that she may call at this shop, by their names. */
      capabilities: z.array(z.string()),
      shop: ShopWire.extend({ languages: z.array(z.string()), timezone: z.string(), currency: z.string() }),
    }),
  },
  errors: ['not_found'],
})

export const setUpTwoStep = defineRoute({
  ...OWN,
  name: 'setUpTwoStep',
  method: 'POST',
  path: '/v1/auth/totp/setup',
  summary: 'Begins a second step: a secret for an app.',
  stepUp: true,
  body: Nothing,
  answers: { 200: z.strictObject({ secret: z.string(), address: z.string() }) },
  errors: ['conflict'],
})

export const confirmTwoStep = defineRoute({
  ...OWN,
  name: 'confirmTwoStep',
  method: 'POST',
  path: '/v1/auth/totp/confirm',
  summary: 'Switches the second step on with a first code, and gives ten recovery codes, which are shown this once.',
  stepUp: true,
  body: z.strictObject({ code: Code }),
  answers: { 200: z.strictObject({ recovery_codes: z.array(z.string()) }) },
  errors: ['conflict', 'unauthorized'],
})

export const disableTwoStep = defineRoute({
  ...OWN,
  name: 'disableTwoStep',
  method: 'POST',
  path: '/v1/auth/totp/disable',
  summary: 'Switches the second step off.',
  stepUp: true,
  body: Nothing,
  answers: { 200: Nothing },
  errors: [],
})

export const listSessions = defineRoute({
  ...OWN,
  name: 'listSessions',
  method: 'GET',
  path: '/v1/auth/sessions',
  summary: 'Where whoever asks is signed in.',
  answers: { 200: z.strictObject({ sessions: z.array(SessionWire) }) },
  errors: [],
})

export const endSession = defineRoute({
  ...OWN,
  name: 'endSession',
  method: 'DELETE',
  path: '/v1/auth/sessions/:id',
  summary: 'Signs out somewhere else.',
  params: ById,
  answers: { 200: Nothing },
  errors: [],
})

export const ACCOUNT_ROUTES = {
  logOutEverywhere,
  reauthenticate,
  changePassword,
  resetPassword,
  getMe,
  setUpTwoStep,
  confirmTwoStep,
  disableTwoStep,
  listSessions,
  endSession,
} as const
