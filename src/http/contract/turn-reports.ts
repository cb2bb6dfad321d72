import { z } from 'zod'
import { ReportReason } from '../../domain/turns/reports/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { READERS, REVIEWERS, STAFF } from './roles.ts'
import { ById, Instant, Text } from './values.ts'

/** What one person says of an answer that was wrong. */
export const ReportWire = z.strictObject({
  turn_id: z.uuid(),
  conversation_id: z.uuid(),
  author_id: z.string(),
  author_name: z.string().nullable(),
  reason: ReportReason,
  note: z.string().nullable(),
  at: Instant,
})
export type ReportWire = z.infer<typeof ReportWire>

const OF_TURN = { 200: z.strictObject({ reports: z.array(ReportWire) }) } as const
const ofTurn = { concerns: 'turn', params: ById, answers: OF_TURN } as const

export const reportTurn = defineRoute({
  ...ofTurn,
  name: 'reportTurn',
  method: 'PUT',
  path: '/v1/turns/:id/report',
  summary: 'Says that a turn answered wrongly, and why: one word of each person, which she can change.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  body: z.strictObject({ reason: ReportReason, note: Text.trim().min(1).max(2_000).nullable().default(null) }),
  errors: [],
})

export const withdrawReport = defineRoute({
  ...ofTurn,
  name: 'withdrawReport',
  method: 'DELETE',
  path: '/v1/turns/:id/report',
  summary: 'Takes one’s own word on a turn back.',
  who: STAFF,
  scope: 'inbox:write',
  idempotent: true,
  errors: [],
})

export const listReportsOfTurn = defineRoute({
  ...ofTurn,
  name: 'listReportsOfTurn',
  method: 'GET',
  path: '/v1/turns/:id/reports',
  summary: 'What people say of one turn, the newest first, at most 50.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  errors: [],
})

export const listTurnReports = defineRoute({
  name: 'listTurnReports',
  method: 'GET',
  path: '/v1/turn-reports',
  summary: 'Answers of the assistant that people call wrong, the newest first.',
  who: REVIEWERS,
  scope: 'inbox:read',
  idempotent: false,
  query: Page.extend({ reason: ReportReason.optional() }),
  answers: { 200: z.strictObject({ reports: z.array(ReportWire), next_cursor: NextCursor }) },
  errors: [],
})

export const REPORT_ROUTES = { reportTurn, withdrawReport, listReportsOfTurn, listTurnReports }
