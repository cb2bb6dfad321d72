import { z } from 'zod'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { defineRoute } from './define-route.ts'
import { REVIEWERS } from './roles.ts'
import { SoughtDay } from './values.ts'

/** A number of a report with the list of what it counts, as path and query. */
export const FigureWire = z.strictObject({ count: z.int().min(0), amount_minor: z.int(), list: z.string() })
export type FigureWire = z.infer<typeof FigureWire>

const Figures = z.strictObject({
  method: PaymentMethod,
  currency: z.string(),
  /** Tries that began, and what became of them so far. */
  asked: FigureWire,
  paid: FigureWire,
  /** Paid after an earlier try for the same order had failed. */
  rescued: FigureWire,
  open: FigureWire,
  in_review: FigureWire,
  /** Money that went back that day, whenever it had come. */
  refunded: FigureWire,
  /** No provider tells what it keeps: unknown, and never 0. */
  fees: z.null(),
})

export const SettlementDaysWire = z.strictObject({
  /** The first and the last day, in the shop's zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  timezone: z.string(),
  /** Every day of the period with every way to pay that was used in it, the oldest first. */
  days: z.array(Figures.extend({ date: z.iso.date() })),
  totals: z.array(Figures),
})
export type SettlementDaysWire = z.infer<typeof SettlementDaysWire>

export const getSettlementDays = defineRoute({
  name: 'getSettlementDays',
  method: 'GET',
  path: '/v1/reports/settlement',
  summary: 'What was asked for, paid, rescued and given back, day by day in the zone of the shop.',
  who: REVIEWERS,
  scope: 'reports:read',
  idempotent: false,
  query: z.strictObject({ from: SoughtDay, to: SoughtDay }),
  answers: { 200: SettlementDaysWire },
  errors: [],
})

export const SETTLEMENT_ROUTES = { getSettlementDays }
