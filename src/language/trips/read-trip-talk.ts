import { asksSomething } from '../concierge/asks-something.ts'
import type { PhraseList } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { changesSaid } from './changes-said.ts'
import { mergeTrip, NOTHING_SAID } from './merge-trip.ts'
import { readTrip } from './read-trip.ts'
import { placesOf } from './said-words.ts'
import {
  ASKS_PRICE,
  ASKS_STATUS,
  BOOKS,
  FILES,
  GREETS_ASKING,
  NOT_A_WISH,
  PLAINLY,
  PLANS,
  QUESTIONS,
  TRIP_NOUNS,
  WATCHES,
} from './talk-words.ts'
import type { TripSaid } from './trip-said.ts'
import type { TripHeard, TripTalk } from './trip-talk.ts'

/** Of where, when, how long, how much and who: as many as a wish has that says nothing of planning. */
const SAYS_ITSELF = 3
/** Words of a message that is about one thing. */
const SHORT = 6

/**
 * What a message does about a trip, in any of the three languages or mixed; null where it is about something else. Pure: the same
 * words after the same talk are always read alike.
 */
export function readTripTalk(message: string, talk: TripTalk): TripHeard | null {
  const tokens = tokenise(message)
  if (talk.asked !== null) return answerIn(message, talk)
  const said = readTrip(message, talk.places, talk.today)
  const ofPlan = talk.plan === null ? null : ofPlanIn(message, tokens, said, { ...talk, plan: talk.plan })
  if (ofPlan !== null) return ofPlan
  if (talk.isPlanning && placesOf(ASKS_STATUS, tokens).length > 0) return { does: 'status' }
  return wantsTrip(tokens, said) ? { does: 'plan', said } : null
}

/** An answer to what is asked, whatever else it says; what is no answer and asks nothing is one that we did not understand. */
function answerIn(message: string, { asked, said, places, today }: TripTalk): TripHeard | null {
  const before = said ?? NOTHING_SAID
  const plain = mergeTrip(before, readTrip(message, places, today))
  if (!isSame(plain, before)) return { does: 'plan', said: plain }
  const inFull = asked === null || asked === 'confirm' ? message : IN_FULL[asked](message)
  const heard = mergeTrip(before, readTrip(inFull, places, today))
  if (!isSame(heard, before)) return { does: 'plan', said: heard }
  return asked === 'confirm' || asksSomething(message) ? null : { does: 'plan', said: before }
}

/** The question has said what an answer leaves out: "5" is five days to who was asked how many. */
const IN_FULL: Readonly<Record<Exclude<TripTalk['asked'], null | 'confirm'>, (message: string) => string>> = {
  place: (message) => `to ${message}`,
  start: (message) => `on ${message}`,
  days: (message) => `${message} days`,
  budget: (message) => `budget ${message}`,
  party: (message) => `${message} people`,
}

function ofPlanIn(
  message: string,
  tokens: readonly Token[],
  said: TripSaid,
  { plan, places, today }: TripTalk & { plan: NonNullable<TripTalk['plan']> },
): TripHeard | null {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
  const changes = changesSaid(message, said, plan, (clause) => readTrip(clause, places, today))
  if (changes.length > 0 && !(said.place !== null && wantsTrip(tokens, said))) return { does: 'change', changes }
  if (has(BOOKS)) return { does: 'book' }
  if (has(FILES)) return { does: 'files' }
  if (has(WATCHES)) return { does: 'watch' }
  return has(PLAINLY) && tokens.length <= SHORT ? { does: 'which' } : null
}

/** Whether somebody wants a trip planned, rather than asks about trips or about one that is booked. */
function wantsTrip(tokens: readonly Token[], { place, start, days, budget, party }: TripSaid): boolean {
  const has = (list: PhraseList) => placesOf(list, tokens).length > 0
  if (has(NOT_A_WISH)) return false
  const told = [place, start, days, budget, party].filter((part) => part !== null).length
  const isAbout = place !== null || has(TRIP_NOUNS)
  if (asks(tokens)) {
    // What a trip would cost only its plan can tell.
    const isWhole = has(TRIP_NOUNS) ? (start ?? days) !== null : start !== null && days !== null
    const isPriced = has(ASKS_PRICE) && place !== null && isWhole
    return (isPriced && (party ?? budget) !== null) || (isAbout && has(PLANS) && told >= SAYS_ITSELF)
  }
  return isAbout && (has(PLANS) || told >= SAYS_ITSELF)
}

/** "Form ni gani?" greets. */
function asks(tokens: readonly Token[]): boolean {
  const greetings = placesOf(GREETS_ASKING, tokens)
  return placesOf(QUESTIONS, tokens).some((at) => greetings.every(({ from, to }) => at.to <= from || at.from >= to))
}

function isSame(a: TripSaid, b: TripSaid): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
