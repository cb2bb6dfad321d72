/** A request as the guest made it: her own words, and null where she did not say. */
export interface RequestedBooking {
  /** The same for the same request however often it is handed over: it is booked once. */
  requestKey: string
  what: string | null
  dates: string | null
  people: string | null
  name: string | null
}

/**
 * What a system of bookings answered. Only `confirmed` may be told as a booking; `received` waits for its people, `refused`
 * says why in words that may be told, and of `unavailable` nobody knows whether it arrived: it is handed over again.
 */
export type BookingAnswer =
  | { outcome: 'confirmed' | 'received'; reference: string }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unavailable'; problem: string }

/** Where bookings will be made. Nothing speaks to such a system yet: a request is a ticket that the team answers. */
export interface BookingGateway {
  /** Never within a transaction. */
  request(tenantId: string, booking: RequestedBooking, signal: AbortSignal): Promise<BookingAnswer>
}
