import { z } from 'zod'
import { SurveyWhy } from '../../domain/handoff/schemas.ts'
import { defineRoute } from './define-route.ts'
import { READERS } from './roles.ts'
import { Instant } from './values.ts'

const Day = z.iso.date()
const Score = z.int().min(1).max(5)

/** What customers said of how a person helped them. */
export const SatisfactionWire = z.strictObject({
  from: Instant,
  to: Instant,
  asked: z.int(),
  answered: z.int(),
  /** Null where nobody has answered. */
  average: z.number().nullable(),
  scores: z.array(z.strictObject({ score: Score, count: z.int() })),
  whys: z.array(z.strictObject({ why: SurveyWhy, count: z.int() })),
  people: z.array(
    z.strictObject({
      ...{ user_id: z.string(), name: z.string() },
      ...{ asked: z.int(), answered: z.int(), average: z.number().nullable() },
    }),
  ),
  /** The newest answers that are counted, at most 100. */
  answers: z.array(
    z.strictObject({
      conversation_id: z.uuid(),
      ticket_id: z.uuid().nullable(),
      user_id: z.string(),
      score: Score,
      why: SurveyWhy.nullable(),
      at: Instant,
    }),
  ),
})
export type SatisfactionWire = z.infer<typeof SatisfactionWire>

export const reportSatisfaction = defineRoute({
  name: 'reportSatisfaction',
  method: 'GET',
  path: '/v1/reports/csat',
  summary:
    'How customers rated the help of people, of the last 30 days or between two days of the shop; an agent sees her own.',
  who: READERS,
  scope: 'reports:read',
  idempotent: false,
  query: z.strictObject({ from: Day.optional(), to: Day.optional() }),
  answers: { 200: SatisfactionWire },
  errors: [],
})

export const SATISFACTION_ROUTES = { reportSatisfaction }
