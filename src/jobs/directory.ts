import type { WorkRef } from './define-job.ts'

/** From when on: `before` is now less the age at which a row of this kind counts as lost. */
export interface DueAt {
  now: Date
  before: Date
}

/** Finds unfinished work of all tenants. Gives ids and nothing else; each piece is then done under its own tenant. */
export interface WorkDirectory {
  /** The oldest of every shop, then the second oldest of every shop, and so on: `each` of a shop at most, `all` in all. */
  due(rows: string, at: DueAt, most: { each: number; all: number }): Promise<WorkRef[]>
  /** Failures whose work is not due any more, whoever has done it. */
  undue(rows: string, at: DueAt, most: number): Promise<{ tenantId: string; failedId: string }[]>
}
