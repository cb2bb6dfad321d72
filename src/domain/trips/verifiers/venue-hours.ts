import { isOpenDuring } from '../time/is-open.ts'
import { isActivity } from './plan-view.ts'
import { blocks, type Verifier } from './verifier.ts'

/** Every place is open while somebody is there. A place without hours is closed. */
export const venueHours: Verifier = {
  name: 'venue_hours',
  day: ({ slots, date }, { facts, tz }) =>
    slots.flatMap(({ slot, choice }) => {
      const place = isActivity(choice) ? facts.attraction(choice.option_ref) : null
      if (!place) return []
      const openness = isOpenDuring(place, date, slot.window, tz, (day) => facts.holiday(day) !== null)
      if (openness === 'open') return []
      return [blocks(openness, choice.choice_id, { date, start: slot.window.start, end: slot.window.end })]
    }),
}
