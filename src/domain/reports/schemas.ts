import { z } from 'zod'

/** Reports of a whole shop, for those who run it. */
export const ShopReport = z.enum(['overview', 'sales', 'delivery', 'cost', 'knowledge'])
/** Reports of people's work: of everybody, or of one of them. */
export const PeopleReport = z.enum(['people', 'csat'])
export const ReportName = z.enum([...ShopReport.options, ...PeopleReport.options])
export type ReportName = z.infer<typeof ReportName>

/** How long one step of a line or of bars is. */
export const Step = z.enum(['day', 'week', 'month'])
export type Step = z.infer<typeof Step>

/**
 * What a number is in: rows; hundredths of a currency; millionths of a US dollar; seconds; points of 1 to 5; or a share of 0 to 1.
 */
export const Unit = z.enum(['count', 'money', 'micro_usd', 'seconds', 'score', 'share'])
export type Unit = z.infer<typeof Unit>

/** What a row that was counted is: where it is opened. */
export const RowKind = z.enum([
  'conversation',
  'message',
  'order',
  'ticket',
  'model_call',
  'turn',
  'question',
  'rating',
])
export type RowKind = z.infer<typeof RowKind>

/** A row that a number counts. */
export const CountedRow = z.object({
  kind: RowKind,
  id: z.uuid(),
  at: z.coerce.date(),
  conversationId: z.uuid().nullable(),
  /** The reference of an order or a ticket, or the words of a question. */
  reference: z.string().nullable(),
  /** In the unit of the number; null where nobody knows it, and where rows are only counted. */
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  part: z.string().nullable(),
})
export type CountedRow = z.infer<typeof CountedRow>

/** Which rows are meant. */
export interface Listed {
  number: string
  /** Both days are in it, as "2026-11-30", in the zone of the shop. */
  from: string
  to: string
  currency: string | null
  part: string | null
  person: string | null
}

export interface Figure {
  name: string
  unit: Unit
  currency: string | null
  /** Null where nothing tells: no row to take a median of, or calls of which no price is known. */
  value: number | null
  /** The same of as many days before. */
  previous: number | null
  /** Rows that are counted. */
  count: number
  /** Of them, those whose amount nobody knows: they are in no sum. */
  unknown: number
  list: Listed
  /** What it is a share of, or what it is divided by. */
  of: { name: string; count: number; list: Listed } | null
}

export interface Report {
  name: ReportName
  from: string
  to: string
  previous: { from: string; to: string }
  timezone: string
  by: Step
  tiles: Figure[]
  series: { name: string; unit: Unit; currency: string | null; points: { date: string; figure: Figure }[] }[]
  breakdowns: { name: string; parts: { part: string; label: string | null; figure: Figure }[] }[]
}
