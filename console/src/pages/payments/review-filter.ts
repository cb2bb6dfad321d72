/** How questions about money stand. */
export const STATUSES = ['open', 'allocated', 'confirmed', 'refunded', 'dismissed'] as const

/** Which questions are shown, as it stands in the address. */
export function readReviewFilter(search: Readonly<Record<string, unknown>>): { status?: (typeof STATUSES)[number] } {
  const status = STATUSES.find((known) => known === search.status)
  return status ? { status } : {}
}
