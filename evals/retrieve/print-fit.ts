import { type Calibration, chanceOf, FEATURES, stateOf } from '../../src/domain/knowledge/search/answerability.ts'
import type { Judged } from './fit-calibration.ts'

/** Writes the weights as they go into the calibrations, and what they and those of today make of the questions. */
export function printFit({ judged, fit }: { judged: readonly Judged[]; fit: Calibration }): void {
  const lines = [
    `{ start: ${fit.start}, weights: [${fit.weights.join(', ')}] }`,
    ...FEATURES.map((name, at) => `  ${name.padEnd(24)} ${fit.weights[at]}`),
    `today: ${figuresOf(judged, ({ chance }) => chance)}`,
    `fit:   ${figuresOf(judged, ({ features }) => chanceOf(features, fit))}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function figuresOf(judged: readonly Judged[], chanceIn: (one: Judged) => number): string {
  const isTold = (one: Judged) => stateOf(chanceIn(one)) === 'known'
  const answerable = judged.filter(({ isAnswerable }) => isAnswerable)
  const told = answerable.filter(isTold)
  const others = judged.filter(({ isAnswerable }) => !isAnswerable)
  return [
    `answered ${share(told.length, answerable.length)}`,
    `wrong among them ${share(told.filter(({ isRight }) => !isRight).length, told.length)}`,
    `answered without a document that does ${share(others.filter(isTold).length, others.length)}`,
  ].join(', ')
}

function share(part: number, all: number): string {
  return all === 0 ? 'none' : (part / all).toFixed(3)
}
