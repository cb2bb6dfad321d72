export const STATUSES = ['queued', 'running', 'completed', 'error', 'cancelled'] as const
export type TripStatus = (typeof STATUSES)[number]

/** Which trips are listed, as it stands in the address. */
export interface TripsFilter {
  status?: TripStatus
}

/** The filter of an address; what is none is left out. */
export function readTripsFilter(search: Readonly<Record<string, unknown>>): TripsFilter {
  const status = STATUSES.find((known) => known === search.status)
  return status ? { status } : {}
}
