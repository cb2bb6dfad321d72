import { TAXI_SEATS } from '../limits.ts'
import type { Choice, Lodging, Party } from '../schemas/index.ts'
import type { FactBook } from './fact-book.ts'

/** Everybody who pays: children do too. */
export function partySize({ adults, children }: Party): number {
  return adults + children
}

/** Rooms in which a party sleeps. */
export function roomsOf(lodging: Pick<Lodging, 'max_guests'>, party: Party): number {
  return Math.ceil(partySize(party) / lodging.max_guests)
}

/**
 * What a choice costs the whole party in US cents; of lodging one night. Meals are 0, because the daily spend pays them. null: no
 * fact says it.
 */
export function choiceCost(choice: Pick<Choice, 'kind' | 'option_ref'>, facts: FactBook, party: Party): number | null {
  const people = partySize(party)
  switch (choice.kind) {
    case 'flight':
      return times(facts.flight(choice.option_ref)?.price_usd_cents, people)
    case 'lodging': {
      const lodging = facts.lodging(choice.option_ref)
      return lodging ? lodging.price_per_night_usd_cents * roomsOf(lodging, party) : null
    }
    case 'attraction':
      return times(facts.attraction(choice.option_ref)?.est_price_usd_cents, people)
    case 'transit': {
      const leg = facts.leg(choice.option_ref)
      return times(leg?.price_usd_cents, leg?.mode === 'taxi' ? Math.ceil(people / TAXI_SEATS) : people)
    }
    case 'meal':
      return 0
  }
}

function times(price: number | undefined, count: number): number | null {
  return price === undefined ? null : price * count
}
