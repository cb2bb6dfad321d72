import { z } from 'zod'
import { ReportName, RowKind, ShopReport, Step, Unit } from '../../domain/reports/schemas.ts'
import { defineRoute } from './define-route.ts'
import { ActorId } from './inbox.ts'
import { NextCursor, Page } from './page.ts'
import { READERS, REVIEWERS } from './roles.ts'
import { Instant, SoughtDay, Text } from './values.ts'

/** A number with the list of what it counts, as path and query: whoever opens it finds just these rows. */
const NumberWire = z.strictObject({
  name: z.string(),
  unit: Unit,
  currency: z.string().nullable(),
  /** Null where nothing tells: never 0 for what nobody knows. */
  value: z.number().nullable(),
  count: z.int(),
  /** Of the rows, those whose amount nobody knows. */
  unknown: z.int(),
  list: z.string(),
})

/** One that stands by itself. */
const TileWire = NumberWire.extend({
  /** Of as many days before. */
  previous: z.number().nullable(),
  /** What it is a share of, or divided by. */
  of: z.strictObject({ name: z.string(), count: z.int(), list: z.string() }).nullable(),
})
export type TileWire = z.infer<typeof TileWire>

const Days = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

export const ReportWire = z.strictObject({
  name: ReportName,
  /** The first and the last day, in the zone of the shop. */
  ...Days.shape,
  previous: Days,
  timezone: z.string(),
  by: Step,
  tiles: z.array(TileWire),
  series: z.array(
    z.strictObject({
      name: z.string(),
      unit: Unit,
      currency: z.string().nullable(),
      /** By the first day of each step. */
      points: z.array(NumberWire.omit({ name: true, unit: true, currency: true }).extend({ date: z.iso.date() })),
    }),
  ),
  breakdowns: z.array(
    z.strictObject({
      name: z.string(),
      parts: z.array(
        NumberWire.omit({ name: true }).extend({
          part: z.string(),
          /** What it is called: a person or a document; null for a code. */
          label: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type ReportWire = z.infer<typeof ReportWire>

export const RowWire = z.strictObject({
  kind: RowKind,
  id: z.uuid(),
  at: Instant,
  conversation_id: z.uuid().nullable(),
  reference: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  part: z.string().nullable(),
})
export type RowWire = z.infer<typeof RowWire>

const RowsWire = z.strictObject({ rows: z.array(RowWire), next_cursor: NextCursor })

const Period = {
  from: SoughtDay.optional(),
  to: SoughtDay.optional(),
  by: Step.default('day'),
  format: z.enum(['json', 'csv']).default('json'),
}
const Part = Text.min(1).max(200)
const Rows = Page.extend({
  number: Text.min(1).max(40),
  from: SoughtDay,
  to: SoughtDay,
  currency: Text.length(3).optional(),
  part: Part.optional(),
})

const OfPerson = { person: ActorId.optional() }

const READ = { method: 'GET', scope: 'reports:read', idempotent: false, errors: [] } as const
const REPORT = {
  ...READ,
  query: z.strictObject(Period),
  answers: { 200: { json: ReportWire, csv: { fileName: 'report.csv' } } },
} as const
const ROWS = { ...READ, query: Rows, answers: { 200: RowsWire } } as const
/** For those who run the shop, of everybody or of one; whoever talks with customers sees her own work alone. */
const OF_PEOPLE = { who: READERS } as const

export const getReport = defineRoute({
  ...REPORT,
  name: 'getReport',
  path: '/v1/reports/:name',
  summary: 'A report of the shop over some days, the last thirty where none are named, as JSON or as a table.',
  who: REVIEWERS,
  params: z.strictObject({ name: ShopReport }),
})

export const listReportRows = defineRoute({
  ...ROWS,
  name: 'listReportRows',
  path: '/v1/reports/:name/rows',
  summary: 'The very rows that a number of a report counts, the newest first.',
  who: REVIEWERS,
  params: z.strictObject({ name: ShopReport }),
})

export const getPeopleReport = defineRoute({
  ...{ ...REPORT, ...OF_PEOPLE },
  name: 'getPeopleReport',
  path: '/v1/reports/people',
  summary: 'How soon people answered what they were given, and what came back; an agent sees her own.',
  query: z.strictObject({ ...Period, ...OfPerson }),
})

export const listPeopleRows = defineRoute({
  ...{ ...ROWS, ...OF_PEOPLE },
  name: 'listPeopleRows',
  path: '/v1/reports/people/rows',
  summary: 'The very rows that a number about people counts, the newest first; an agent sees her own.',
  query: Rows.extend(OfPerson),
})

export const getCsatReport = defineRoute({
  ...{ ...REPORT, ...OF_PEOPLE },
  name: 'getCsatReport',
  path: '/v1/reports/csat',
  summary: 'How customers rated the help of people that they were asked about; an agent sees her own.',
  query: z.strictObject({ ...Period, ...OfPerson }),
})

export const listCsatRows = defineRoute({
  ...{ ...ROWS, ...OF_PEOPLE },
  name: 'listCsatRows',
  path: '/v1/reports/csat/rows',
  summary: 'The very ratings that a number counts, the newest first; an agent sees her own.',
  query: Rows.extend(OfPerson),
})

const ShareWire = z.strictObject({
  name: z.string(),
  calls: z.int(),
  unpriced: z.int(),
  /** Null where no price of these calls is known. */
  cost_micro_usd: z.number().nullable(),
  list: z.string(),
})

export const SpendWire = z.strictObject({
  day: z.iso.date(),
  timezone: z.string(),
  budget_micro_usd: z.int(),
  /** What counts against the budget: a call of unknown price counts as it was reserved. */
  spent_micro_usd: z.number(),
  reserved_micro_usd: z.number(),
  calls: z.int(),
  list: z.string(),
  unpriced: z.strictObject({ calls: z.int(), list: z.string() }),
  month: z.strictObject({ from: z.iso.date(), spent_micro_usd: z.number(), list: z.string() }),
  /** At the day's end, if it goes on as so far. */
  forecast_micro_usd: z.number(),
  /** Who answers: a model as each prompt wishes, the small one, or nobody but templates. */
  step: z.enum(['model', 'small_model', 'templates']),
  since: Instant.nullable(),
  by_prompt: z.array(ShareWire),
  by_model: z.array(ShareWire),
})
export type SpendWire = z.infer<typeof SpendWire>

export const getSpend = defineRoute({
  ...READ,
  name: 'getSpend',
  path: '/v1/spend',
  summary: 'What models cost today and this month, what is left of the budget, and who answers because of that.',
  who: REVIEWERS,
  answers: { 200: SpendWire },
})

export const REPORTS_ROUTES = {
  getReport,
  listReportRows,
  getPeopleReport,
  listPeopleRows,
  getCsatReport,
  listCsatRows,
  getSpend,
} as const
