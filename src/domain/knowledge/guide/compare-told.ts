import type { FiguresAsked, GuestReader } from '../guest-reader.ts'
import type { Concept } from '../search/concept.ts'
import { saidIn } from '../search/said-in.ts'
import type { GuestAsk } from './read-ask.ts'
import { rootsOf, type ToldUnit } from './told-unit.ts'

/** How near a place of the house comes to a question; each from 0 to 1. */
export interface Nearness {
  /** Of what the question speaks of, what the place says, what it is called by, and what the best of its lines says under its name. */
  coverage: number
  named: number
  line: number
  /** How much it is about the same, as a whole and in the line that is it most. */
  about: number
  lineAbout: number
  /** How much of the figures that are asked for it holds. */
  figure: number
  /** The talk is of it. */
  focus: number
}

export interface ComparedTold<Told extends ToldUnit> extends Nearness {
  told: Told
  score: number
}

/** What is said under a name is said of it, a little less than what the line says itself. */
const UNDER = 0.8
/**
 * What counts how much: fitted so that the place that answers comes first, over 448 questions of guests to a resort, a lodge, a hotel with a
 * camp and a travel desk, in three languages. Of each house's questions, by a fit to those of the others, the first place
 * answers: resort .44, desk .48, lodge .53, hotel and camp .63; one of the first three .67, .72, .71, .86.
 */
const COUNTS: Readonly<Record<keyof Nearness, number>> = {
  coverage: 1.02,
  named: 0.69,
  line: 1.42,
  about: 1,
  lineAbout: 0.73,
  figure: 1.12,
  focus: 1.82,
}
const NEARNESS = ['coverage', 'named', 'line', 'about', 'lineAbout', 'figure', 'focus'] as const
/** What the talk is of may be meant by every question, and mostly is by one that names nothing. */
const SPOKEN_OF = 0.3
/** So many places are read line by line: what their lines are about takes longer to hear than all the rest. */
const READ_CLOSELY = 12

/** The places of a house, those that come nearest to a question first. */
export function compareTold<Told extends ToldUnit>(
  units: readonly Told[],
  ask: GuestAsk,
  { reader, isFocus }: { reader: GuestReader; isFocus: (unit: Told) => boolean },
): ComparedTold<Told>[] {
  const share = shareOf(ask)
  const compared = units.map((told) => compare(told, ask, { share, isFocus: isFocus(told) })).sort(nearestFirst)
  const [near, far] = [compared.slice(0, READ_CLOSELY), compared.slice(READ_CLOSELY)]
  return [
    ...near.map((one) => scored({ ...one, lineAbout: lineAbout(one.told, ask, reader) })).sort(nearestFirst),
    ...far,
  ]
}

type Share = (said: (concept: Concept) => number) => number

/** Of the weight of all that is asked, what something says. */
function shareOf({ things }: GuestAsk): Share {
  const total = things.reduce((sum, { weight }) => sum + weight, 0)
  return (said) =>
    total === 0 ? 0 : things.reduce((sum, { concept, weight }) => sum + weight * said(concept), 0) / total
}

function compare<Told extends ToldUnit>(
  told: Told,
  { about, figures, leans }: GuestAsk,
  { share, isFocus }: { share: Share; isFocus: boolean },
): ComparedTold<Told> {
  const { names, terms, lines, kinds, profiles } = told
  const ofLine = (line: ToldUnit['lines'][number]) =>
    share((concept) => Math.max(saidIn(concept, line.terms), UNDER * saidIn(concept, names)))
  return scored({
    told,
    coverage: share((concept) => saidIn(concept, terms)),
    named: share((concept) => saidIn(concept, names)),
    line: Math.max(0, ...lines.map(ofLine)),
    about: (shared(about, profiles[0]) + shared(about, profiles[1])) / 2,
    lineAbout: 0,
    figure: figuresIn(kinds, figures),
    focus: isFocus ? SPOKEN_OF + (1 - SPOKEN_OF) * leans : 0,
  })
}

function lineAbout({ name, lines }: ToldUnit, { about }: GuestAsk, { subjectsOf }: GuestReader): number {
  return Math.max(0, ...lines.map(({ text }) => shared(about, rootsOf(subjectsOf(`${name}. ${text}`)))))
}

function figuresIn(kinds: ReadonlySet<string>, asked: FiguresAsked): number {
  return Object.entries(asked).reduce((sum, [kind, chance]) => (kinds.has(kind) ? sum + chance : sum), 0)
}

function scored<Told extends ToldUnit>(one: Omit<ComparedTold<Told>, 'score'>): ComparedTold<Told> {
  return { ...one, score: NEARNESS.reduce((sum, name) => sum + COUNTS[name] * one[name], 0) }
}

function nearestFirst(one: { score: number }, other: { score: number }): number {
  return other.score - one.score
}

function shared(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, root, at) => sum + root * (other[at] ?? 0), 0)
}
