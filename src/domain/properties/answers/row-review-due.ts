const DAY_MS = 86_400_000
const REVIEW_DAYS = 90

/** When a row that was checked on this day should be checked again: told after that, it says of which day it is. */
export function rowReviewDue(lastUpdated: string): Date {
  return new Date(Date.parse(lastUpdated) + REVIEW_DAYS * DAY_MS)
}
