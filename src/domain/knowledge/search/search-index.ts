import { type Calibration, chanceOf, type Features, featuresOf, type KnownState, stateOf } from './answerability.ts'
import { choosePassages, distinct, type Likeness } from './choose-passages.ts'
import type { PassageIndex } from './open-segments.ts'
import { type Scored, type Sought, scorePassages } from './score-passages.ts'

export interface Found {
  /** Best first. */
  scored: Scored[]
  /** At most three that say most together: for an answer, and for a model. */
  chosen: Scored[]
  /** At most three that each may be what is meant: for a menu. */
  offered: Scored[]
  features: Features
  /** The chance that the first answers the question, and what may be done with it. */
  chance: number
  state: KnownState
}

export interface SearchRules {
  likeness: Likeness
  /** How the features of an answer from this passage are to be weighed. */
  calibrationOf: (passage: number) => Calibration
  /** The passages that may answer; all when left out. */
  within?: (passage: number) => boolean
}

const MOST_OFFERED = 3

/** Looks for the passages that answer, and says how sure it is of the first. */
export function searchIndex(index: PassageIndex, sought: Sought, rules: SearchRules): Found {
  const scored = scorePassages(index, sought, rules.within)
  const [first] = scored
  if (first === undefined) return { scored, chosen: [], offered: [], features: [], chance: 0, state: 'unknown' }
  const apart = distinct(index, scored, rules.likeness)
  const features = featuresOf(apart, scored, sought.concepts)
  const chance = chanceOf(features, rules.calibrationOf(first.passage))
  const chosen = choosePassages(apart, rules.likeness)
  return { scored, chosen, offered: apart.slice(0, MOST_OFFERED), features, chance, state: stateOf(chance) }
}
