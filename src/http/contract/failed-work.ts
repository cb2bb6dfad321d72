import { z } from 'zod'
import { FailedWorkStatus } from '../../domain/failed-work/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Instant, Nothing, Text } from './values.ts'

/** Background work that failed. */
export const FailedWorkWire = z.strictObject({
  id: z.uuid(),
  work: z.string(),
  subject_id: z.uuid(),
  status: FailedWorkStatus,
  attempts: z.int(),
  code: z.string(),
  problem: z.string(),
  first_failed_at: Instant,
  last_failed_at: Instant,
  next_try_at: Instant.nullable(),
  dead_at: Instant.nullable(),
  can_be_retried: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  note: z.string().nullable(),
})
export type FailedWorkWire = z.infer<typeof FailedWorkWire>

const FailedWorkAnswer = z.strictObject({ failed_work: FailedWorkWire })

export const listFailedWork = defineRoute({
  name: 'listFailedWork',
  method: 'GET',
  path: '/v1/failed-work',
  summary: 'Background work that failed: what is tried again, and what nobody will try again unasked.',
  who: REVIEWERS,
  scope: 'settings:read',
  idempotent: false,
  query: Page.extend({ status: FailedWorkStatus.optional() }),
  answers: { 200: z.strictObject({ failed_work: z.array(FailedWorkWire), next_cursor: NextCursor }) },
  errors: [],
})

export const retryFailedWork = defineRoute({
  name: 'retryFailedWork',
  method: 'POST',
  path: '/v1/failed-work/:id/retry',
  summary: 'Tries a piece of failed work again.',
  who: LEADS,
  scope: 'settings:write',
  idempotent: true,
  params: ById,
  body: Nothing,
  answers: { 200: FailedWorkAnswer },
  errors: ['conflict'],
})

export const dismissFailedWork = defineRoute({
  name: 'dismissFailedWork',
  method: 'POST',
  path: '/v1/failed-work/:id/dismiss',
  summary: 'Puts a piece of failed work away, with the reason.',
  who: LEADS,
  scope: 'settings:write',
  idempotent: true,
  params: ById,
  body: z.strictObject({ note: Text.trim().min(1).max(500) }),
  answers: { 200: FailedWorkAnswer },
  errors: ['conflict'],
})

export const FAILED_WORK_ROUTES = { listFailedWork, retryFailedWork, dismissFailedWork }
