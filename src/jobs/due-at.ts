import type { SweepAges } from './define-job.ts'
import type { DueAt } from './directory.ts'
import type { SweptWork } from './swept-work.ts'

/** The instants that count for one kind of work. */
export function dueAt(ages: SweepAges, work: SweptWork, now: Date): DueAt {
  return { now, before: new Date(now.getTime() - ages[work.due.age]) }
}
