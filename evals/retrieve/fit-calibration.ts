import { type Calibration, chanceOf, FEATURES, type Features } from '../../src/domain/knowledge/search/answerability.ts'

export interface Judged {
  features: Features
  isRight: boolean
  /** Whether a document that answers was there to be found. */
  isAnswerable: boolean
  /** By the calibration of today. */
  chance: number
}

const ROUNDS = 4_000
const RATE = 2
/** Keeps weights small where few examples tell: the features say much of the same. */
const DECAY = 1e-4

/** A logistic fit by gradient descent from zero, the same for the same examples. What never varies keeps no weight. */
export function fitCalibration(examples: readonly Judged[]): Calibration {
  const weights = [0, ...FEATURES.map(() => 0)]
  const varies = FEATURES.map((_, at) => new Set(examples.map(({ features }) => features[at])).size > 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : DECAY * weight))
    for (const { features, isRight } of examples) {
      const error = (chanceOf(features, toCalibration(weights)) - Number(isRight)) / examples.length
      ;[1, ...features].forEach((value, at) => {
        if (at === 0 || varies[at - 1]) slopes[at] = (slopes[at] ?? 0) + error * value
      })
    }
    slopes.forEach((slope, at) => {
      weights[at] = (weights[at] ?? 0) - RATE * slope
    })
  }
  return toCalibration(weights.map((weight) => Number(weight.toFixed(2))))
}

function toCalibration([start = 0, ...weights]: readonly number[]): Calibration {
  return { start, weights }
}
