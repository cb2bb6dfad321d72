import { z } from 'zod'
import { Email, Role, ShopRole } from '../../domain/identity/schemas.ts'
import { Member } from '../../domain/team/schemas.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { LEADS, READERS, STAFF } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** Somebody of the team. */
export const MemberWire = z.strictObject({
  user_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  state: Member.shape.state,
  capacity: z.int(),
  skills: z.array(z.string()),
  available: z.boolean(),
  two_step: z.boolean(),
  last_seen_at: Instant.nullable(),
  created_at: Instant,
  version: z.int(),
})
export type MemberWire = z.infer<typeof MemberWire>

const MemberAnswer = z.strictObject({ member: MemberWire })
const Skill = Text.trim().min(1).max(40)

export const listTeam = defineRoute({
  name: 'listTeam',
  method: 'GET',
  path: '/v1/team',
  summary: 'Everybody of the shop, whoever was removed last.',
  who: READERS,
  scope: 'settings:read',
  idempotent: false,
  answers: { 200: z.strictObject({ members: z.array(MemberWire) }) },
  errors: [],
})

export const inviteMember = defineRoute({
  name: 'inviteMember',
  method: 'POST',
  path: '/v1/team/invitations',
  summary: 'Puts somebody on the team by a link that is shown once, to be passed on. Only owners invite owners.',
  who: LEADS,
  scope: 'settings:write',
  stepUp: true,
  idempotent: true,
  body: z.strictObject({ email: Email, name: Text.trim().min(1).max(80), role: ShopRole }),
  answers: { 201: z.strictObject({ user_id: z.uuid(), link: z.string(), expires_at: Instant }) },
  errors: ['conflict'],
})

export const updateMember = defineRoute({
  name: 'updateMember',
  method: 'PATCH',
  path: '/v1/team/:id',
  summary:
    'Changes the role of a colleague and how much of what is given to her, of the version that `If-Match` names. Another role signs her out.',
  who: LEADS,
  scope: 'settings:write',
  stepUp: true,
  idempotent: true,
  // Whom it signs out is forgotten here too, and that must be committed by then.
  apart: true,
  params: ById,
  query: DryRun,
  body: z.strictObject({
    role: ShopRole.optional(),
    capacity: z.int().min(0).max(1_000).optional(),
    skills: z.array(Skill).max(50).optional(),
  }),
  answers: { 200: MemberAnswer },
  errors: ['conflict', 'stale_version'],
})

export const removeMember = defineRoute({
  name: 'removeMember',
  method: 'DELETE',
  path: '/v1/team/:id',
  summary:
    'Takes a colleague off the team, of the version that `If-Match` names: she is signed out, and her name stays in the history.',
  who: LEADS,
  scope: 'settings:write',
  stepUp: true,
  idempotent: true,
  // Whom it signs out is forgotten here too, and that must be committed by then.
  apart: true,
  params: ById,
  query: DryRun,
  answers: { 200: Nothing },
  errors: ['conflict', 'stale_version'],
})

export const setAvailability = defineRoute({
  name: 'setAvailability',
  method: 'PUT',
  path: '/v1/team/me/availability',
  summary: 'Says whether new conversations may be given to whoever asks.',
  who: STAFF,
  scope: null,
  idempotent: true,
  body: z.strictObject({ available: z.boolean() }),
  answers: { 200: MemberAnswer },
  errors: [],
})

export const TEAM_ROUTES = { listTeam, inviteMember, updateMember, removeMember, setAvailability } as const
