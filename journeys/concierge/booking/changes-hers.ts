import { changesBooking } from '../../../src/language/booking/changes-booking.ts'
import { doesIt } from '../../../src/language/booking/does-it.ts'
import type { TurnState } from '../../turn-state.ts'

/** Whether she wants a booking changed that she has: by these words, or by telling us to do what she has just asked about. */
export function changesHers({ message, guestFrame }: Pick<TurnState, 'message' | 'guestFrame'>): boolean {
  if (changesBooking(message)) return true
  return guestFrame !== null && changesBooking(guestFrame.words) && doesIt(message)
}
