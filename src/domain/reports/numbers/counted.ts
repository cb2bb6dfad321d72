import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TenantSettings } from '../../tenancy/index.ts'
import type { RowKind, Unit } from '../schemas.ts'

/** Whose rows are counted, and between which instants. */
export interface Scope {
  tenantId: string
  from: Date
  /** The first instant that is left out. */
  to: Date
  now: Date
  settings: TenantSettings
  /** When the shop was open in this time. */
  openings: readonly { from: Date; to: Date }[]
}

/** One number of a report. What is counted and what is listed is the same statement. */
export interface Counted {
  /** As it is called in addresses: unique in its report. */
  name: string
  unit: Unit
  /**
   * What is made of the rows. `share` divides their count, and `each` their sum, by the count of another number of the report.
   */
  how: 'count' | 'sum' | 'median' | 'average' | { share: string } | { each: string }
  /** What stands in `part` of its rows, where they are told apart. */
  parts?: 'code' | 'person' | 'document'
  /** Where it stands in the report, beside its parts. */
  shown: readonly ('tile' | 'series')[]
  rows: (scope: Scope) => Prisma.Sql
}

export interface Columns {
  kind: RowKind
  id: Prisma.Sql
  at: Prisma.Sql
  conversation?: Prisma.Sql
  reference?: Prisma.Sql
  amount?: Prisma.Sql
  currency?: Prisma.Sql
  part?: Prisma.Sql
  person?: Prisma.Sql
}

const NULL = Prisma.sql`NULL`

/** A statement of rows as every number has them. @param source FROM what, and which of it */
export function rowsOf(columns: Columns, source: Prisma.Sql): Prisma.Sql {
  const { kind, id, at, conversation = NULL, reference = NULL, amount = NULL, currency = NULL } = columns
  const { part = NULL, person = NULL } = columns
  return Prisma.sql`SELECT ${kind}::text AS kind, ${id}::uuid AS id, ${at}::timestamptz AS at, ${conversation}::uuid AS conversation_id,
    ${reference}::text AS reference, ${amount}::float8 AS amount, ${currency}::text AS currency, ${part}::text AS part,
    ${person}::text AS person ${source}`
}

/** That an instant lies in the time of a scope. */
export function within(at: Prisma.Sql, { from, to }: Pick<Scope, 'from' | 'to'>): Prisma.Sql {
  return Prisma.sql`${at} >= ${from}::timestamptz AND ${at} < ${to}::timestamptz`
}
