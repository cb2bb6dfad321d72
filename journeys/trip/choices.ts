import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { PlanShown, VisitOfPlan } from '../../src/domain/trips/schemas/chat-trips.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { menuOf } from '../menus.ts'

/** What can be done with a plan by one tap, in the order in which it is offered. */
const REVIEWS = ['files', 'other', 'cheaper', 'watch', 'talk'] as const

/** Letters of a row of a list. */
const ROW = 24
const DESCRIPTION = 72
const MOST_ROWS = 10

/** A tap on a choice about a trip. It names what it is about, because what offers it is no turn of the conversation. */
export type TripTap =
  | { about: 'review'; does: (typeof REVIEWS)[number]; tripId: string; version: number }
  | { about: 'visit'; slotId: string; tripId: string; version: number }
  /** `place`: of what shall stand there among what could, from 1; 0: whatever is best. */
  | { about: 'instead'; slotId: string; place: number; tripId: string; version: number }
  /** `place`: of the way out among those of the run, from 1. */
  | { about: 'relax'; runId: string; place: number }
  | { about: 'watch'; answer: 'take' | 'keep' | 'talk'; checkId: string }

const ID = '([0-9a-f-]{36})'
const REVIEW = new RegExp(`^trip:(${REVIEWS.join('|')}):${ID}:(\\d{1,6})$`)
const VISIT = new RegExp(`^trip:visit:${ID}:(\\d{1,6}):(d\\d{1,2}s\\d{1,2})$`)
const INSTEAD = new RegExp(`^trip:instead:${ID}:(\\d{1,6}):(d\\d{1,2}s\\d{1,2}):(\\d)$`)
const RELAX = new RegExp(`^trip:relax:${ID}:(\\d{1,2})$`)
const WATCH = new RegExp(`^watch:(take|keep|talk):${ID}$`)

/** null: the tap is about something else. */
export function readTripTap(id: string): TripTap | null {
  const [, review, reviewed = '', asOf] = REVIEW.exec(id) ?? []
  const does = REVIEWS.find((one) => one === review)
  if (does !== undefined) return { about: 'review', does, tripId: reviewed, version: Number(asOf) }
  const [, visited, version, slotId] = VISIT.exec(id) ?? []
  if (visited && slotId) return { about: 'visit', slotId, tripId: visited, version: Number(version) }
  const [, given, asOfGiven, slot, other] = INSTEAD.exec(id) ?? []
  if (given && slot) {
    return { about: 'instead', slotId: slot, place: Number(other), tripId: given, version: Number(asOfGiven) }
  }
  const [, runId, way] = RELAX.exec(id) ?? []
  if (runId && way) return { about: 'relax', runId, place: Number(way) }
  const [, said, checkId] = WATCH.exec(id) ?? []
  const answer = (['take', 'keep', 'talk'] as const).find((one) => one === said)
  return answer && checkId ? { about: 'watch', answer, checkId } : null
}

/** What can be done with a version of a trip. */
export function reviewMenu(tripId: string, version: number, language: SpokenLang): Menu {
  const options = REVIEWS.map((does) => ({
    id: `trip:${does}:${tripId}:${version}`,
    title: say(`trip_review_${does}`, language),
    description: null,
  }))
  return menuOf(options, language)
}

/** Which visit shall give way. */
export function visitMenu(tripId: string, { version, visits }: PlanShown, language: SpokenLang): Menu {
  const options = visits.slice(0, MOST_ROWS).map(({ slotId, name, day }) => ({
    id: `trip:visit:${tripId}:${version}:${slotId}`,
    title: name.slice(0, ROW),
    description: `${say('trip_visit_day', language, { day: String(day) })}: ${name}`.slice(0, DESCRIPTION),
  }))
  return menuOf(options, language)
}

/** What shall stand in the place of a visit; the last choice leaves it to us. */
export function insteadMenu(
  tripId: string,
  version: number,
  { slotId, others }: VisitOfPlan,
  language: SpokenLang,
): Menu {
  const titles = [...others.map(({ name }) => name), say('trip_instead_any', language)]
  const options = titles.map((title, at) => ({
    id: `trip:instead:${tripId}:${version}:${slotId}:${at < others.length ? at + 1 : 0}`,
    title: title.slice(0, ROW),
    description: title.length > ROW ? title.slice(0, DESCRIPTION) : null,
  }))
  return menuOf(options, language)
}

/** In what she may give way, in the order in which the text tells of it. */
export function relaxMenu(runId: string, ways: readonly string[], language: SpokenLang): Menu {
  const options = ways.map((title, at) => ({
    id: `trip:relax:${runId}:${at + 1}`,
    title: title.slice(0, ROW),
    description: title.length > ROW ? title.slice(0, DESCRIPTION) : null,
  }))
  return { kind: 'list', button: say('choose_button', language), options }
}

/** The choices of a menu as lines, for a phone that cannot tap. */
export function menuLines({ options }: Menu): string {
  return numbered(options.map(({ title }) => title))
}
