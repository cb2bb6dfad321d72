import { asksSomething } from '../concierge/asks-something.ts'
import { changesBooking } from './changes-booking.ts'

/** "I want to cancel, do you keep anything?": beside the wish to change a booking it is asked what that means. */
export function asksOfChange(message: string): boolean {
  return changesBooking(message) && asksSomething(message)
}
