import type { KnowledgeType } from '../schemas.ts'

const DAY_MS = 86_400_000
/** How long each kind of document is taken to be true once somebody has published it; others until somebody says when. */
const REVIEW_DAYS: Readonly<Partial<Record<KnowledgeType, number>>> = { faq: 180, policy: 365 }

export interface Published {
  type: KnowledgeType
  publishedAt: Date
  /** When staff want it looked at again; what was published since has been looked at. */
  reviewBy: Date | null
}

/** When a document should be looked at again: told after that, its hours and prices are those of the day of its publishing. */
export function reviewDue({ type, publishedAt, reviewBy }: Published): Date | null {
  if (reviewBy !== null && reviewBy > publishedAt) return reviewBy
  const days = REVIEW_DAYS[type]
  return days === undefined ? null : new Date(publishedAt.getTime() + days * DAY_MS)
}
