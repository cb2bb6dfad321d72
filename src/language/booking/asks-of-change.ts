import { asksSomething } from '../concierge/asks-something.ts'
import { PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'
import { changesBooking } from './changes-booking.ts'

const LISTS = new PhraseLists()
/** What it costs to leave, and what comes back: a question with or without its mark. */
const ASKS = LISTS.add(`
  (what|how much|wat) (will|would|do|does|is|wud|ll) ; how much (do|will|would|is) ; what (happens|do i lose|do we lose|do i pay|do we pay); (do|will|would) (you|i|we|u) (keep|lose|pay|get|charge|refund) ; cancellation (fee|charge|terms|policy)
  (mtakata|mnakata|mtatoza|mnatoza|mtachukua|mnachukua|nitalipa|tutalipa|nitapoteza|mtarudisha|mnarudisha|nitarudishiwa|mtacharge|mnacharge) ; (asilimia|pesa|kiasi|shilingi) (ngapi|gani); itakuwa (ngapi|pesa ngapi|aje)
`)

/** "I want to cancel, do you keep anything?": beside the wish to change a booking it is asked what that means. */
export function asksOfChange(message: string): boolean {
  return changesBooking(message) && (asksSomething(message) || ASKS.has(plainWords(tokenise(message))))
}
