import { z } from 'zod'

/** `waiting` for its next try, `dead`: no more tries until a person says so, `dismissed`: a person wants no more of them. */
export const FailedWorkStatus = z.enum(['waiting', 'dead', 'dismissed'])
export type FailedWorkStatus = z.infer<typeof FailedWorkStatus>

/** What staff sees of work that failed. */
export const FailedWorkView = z.strictObject({
  id: z.uuid(),
  /** The name of the job. */
  work: z.string(),
  /** The row it is about: a conversation, a payment attempt, a report of money, … */
  subjectId: z.uuid(),
  status: FailedWorkStatus,
  attempts: z.int(),
  code: z.string(),
  problem: z.string(),
  firstFailedAt: z.date(),
  lastFailedAt: z.date(),
  /** When it is tried next; says nothing of what is dead or dismissed. */
  notBefore: z.date(),
  deadAt: z.date().nullable(),
  /** What failed was taken out of the way: there is nothing to try again. */
  putAside: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  note: z.string().nullable(),
})
export type FailedWorkView = z.infer<typeof FailedWorkView>
