import { z } from 'zod'
import { SettlementReport } from '../../domain/payments/report/schemas.ts'
import { ReversalStatus } from '../../domain/payments/reversals/schemas.ts'
import { defineRoute } from './define-route.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

const Zoned = z.iso
  .datetime({
    offset: true,
    error: 'send from and to as instants with their zone, e.g. from=2026-11-01T00:00:00%2B03:00',
  })
  .transform((text) => new Date(text))

const Count = z.int().min(0)
/** The names are those that the report has always had. */
export const ReconciliationWire = z.strictObject({
  checked: Count,
  paid: Count,
  unpaid: Count,
  inReview: Count,
  open: Count,
  problems: Count,
  left: Count,
  withoutReceipt: Count,
  reportsMissed: Count,
  reportsProven: Count,
  listProblems: z.array(z.string()),
})

export const getSettlementReport = defineRoute({
  name: 'getSettlementReport',
  method: 'GET',
  path: '/v1/payments/report',
  summary: 'What was asked for, paid, rescued and left over between two instants, as JSON or as a table.',
  who: REVIEWERS,
  scope: 'reports:read',
  idempotent: false,
  query: z.strictObject({ from: Zoned, to: Zoned, format: z.enum(['json', 'csv']).default('json') }),
  answers: { 200: { json: SettlementReport, csv: { fileName: 'settlement-report.csv' } } },
  errors: [],
})

export const reconcilePayments = defineRoute({
  name: 'reconcilePayments',
  method: 'POST',
  path: '/v1/payments/reconcile',
  apart: true,
  summary: 'Reads the lists of money of the providers, and compares the unfinished payments with them now.',
  who: LEADS,
  scope: 'payments:write',
  idempotent: true,
  body: Nothing,
  answers: { 200: ReconciliationWire },
  errors: ['wait_before_retry'],
})

const Note = z.string().trim().min(2).max(500)

/** Money that the provider sends back. */
export const ReversalWire = z.strictObject({
  reversal_id: z.uuid(),
  receipt_id: z.uuid(),
  receipt: z.string(),
  status: ReversalStatus,
  amount_minor: z.int(),
  currency: z.string(),
  note: z.string(),
  requested_by: z.string(),
  requested_at: Instant,
  ended_at: Instant.nullable(),
  code: z.string().nullable(),
  problem: z.string().nullable(),
})
export type ReversalWire = z.infer<typeof ReversalWire>

const ReversalAnswer = z.strictObject({ reversal: ReversalWire })

export const reverseReceipt = defineRoute({
  name: 'reverseReceipt',
  method: 'POST',
  path: '/v1/payments/receipts/:id/reverse',
  apart: true,
  summary:
    'Asks the provider to send money back: the whole receipt, or all of it that no order has. Its result comes later.',
  who: LEADS,
  scope: 'payments:write',
  stepUp: true,
  idempotent: true,
  params: ById,
  body: z.strictObject({ amount_minor: z.int().min(1).optional(), note: Note }),
  answers: { 202: ReversalAnswer },
  errors: ['conflict', 'misconfigured'],
})

export const listReversals = defineRoute({
  name: 'listReversals',
  method: 'GET',
  path: '/v1/payments/reversals',
  summary: 'The reversals of the shop, and what became of them.',
  who: REVIEWERS,
  scope: 'payments:read',
  idempotent: false,
  query: z.strictObject({ status: ReversalStatus.optional() }),
  answers: { 200: z.strictObject({ reversals: z.array(ReversalWire) }) },
  errors: [],
})

export const endReversal = defineRoute({
  name: 'endReversal',
  method: 'POST',
  path: '/v1/payments/reversals/:id/end',
  summary: 'Says what a person has found out about a reversal whose result never came.',
  who: LEADS,
  scope: 'payments:write',
  idempotent: true,
  params: ById,
  body: z.strictObject({ outcome: z.enum(['done', 'refused']), note: Note }),
  answers: { 200: ReversalAnswer },
  errors: ['conflict'],
})

export const PAYMENT_ROUTES = { getSettlementReport, reconcilePayments, reverseReceipt, listReversals, endReversal }
