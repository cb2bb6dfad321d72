import type { ComparedTold } from './compare-told.ts'
import type { GuestAsk } from './read-ask.ts'
import type { ToldUnit } from './told-unit.ts'

const EVIDENCE = [
  'coverage',
  'named',
  'line',
  'about',
  'lineAbout',
  'figure',
  'ahead',
  'farAhead',
  'leans',
  'mass',
  'focus',
  'weight',
] as const

/** What speaks for the place that comes first. */
type Evidence = Record<(typeof EVIDENCE)[number], number>

/**
 * A logistic fit over 580 questions of guests to a resort, a lodge, a hotel with a camp and a travel desk that no field of a named row
 * answers; 132 of them nothing answers. Of questions to a house that a fit had not seen:
 *
 *               of those with an answer    right of what is told    of those without an answer
 *   p >= 0.70             .12                      .74                      9 of 132
 *   p >= 0.50             .36                      .62                     32 of 132
 *   p >= 0.30             .60                      .53                     69 of 132
 */
const WEIGHTS: Evidence & { start: number } = {
  start: -3.3,
  coverage: 0.15,
  named: -0.82,
  line: 1.06,
  about: 1.63,
  lineAbout: -0.77,
  figure: 0.82,
  ahead: 1.61,
  farAhead: 0.49,
  leans: -0.27,
  mass: 2.77,
  focus: 1.47,
  weight: 0.67,
}

const FARTHEST = { ahead: 0.6, farAhead: 1 } as const
/** A question that says so much is heavy, and a line that says so much of it. */
const HEAVY = { question: 20, line: 15 } as const
const FOURTH = 3
const UNLIKELY = 0.12

/** The chance that the first of the places, best first, answers the question. */
export function chanceTold(places: readonly ComparedTold<ToldUnit>[], { things, leans }: GuestAsk): number {
  const [first, second] = places
  if (first === undefined) return 0
  const weight = things.reduce((sum, thing) => sum + thing.weight, 0)
  const { coverage, named, line, about, lineAbout, figure, focus, score } = first
  const evidence: Evidence = {
    ...{ coverage, named, line, about, lineAbout, figure, focus, leans },
    ahead: Math.min(FARTHEST.ahead, score - (second?.score ?? 0)),
    farAhead: Math.min(FARTHEST.farAhead, score - (places.at(Math.min(FOURTH, places.length - 1))?.score ?? 0)),
    mass: Math.min(1, (line * weight) / HEAVY.line),
    weight: Math.min(1, weight / HEAVY.question),
  }
  // A place without a word of what is asked is about the same and says something else, seven times of eight.
  const most = coverage === 0 && things.some(({ concept }) => concept.weight === 1) ? UNLIKELY : 1
  const sum = EVIDENCE.reduce((total, name) => total + WEIGHTS[name] * evidence[name], WEIGHTS.start)
  return Math.min(most, 1 / (1 + Math.exp(-sum)))
}
