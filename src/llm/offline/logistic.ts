import type { Features } from './intent-features.ts'

export type Example = { features: Features; label: number }
export type LogisticModel = { scores(features: Features): Float64Array }
export type TrainingOptions = { classes: number; slots: number; epochs: number; rate: number; decay: number }

/** Errors below this are not worth a pass over the weights. */
const NEGLIGIBLE = 0.02

/** Multinomial logistic regression by AdaGrad over sparse vectors; a fixed shuffle keeps it deterministic. */
export function trainLogistic(examples: readonly Example[], options: TrainingOptions): LogisticModel {
  const { classes, slots, epochs, rate, decay } = options
  const weights = new Float32Array(slots * classes)
  const squares = new Float32Array(slots * classes).fill(0.01)
  const share = classWeights(examples, classes)
  const order = shuffled(examples.length)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      step(example, { weights, squares, classes, rate, decay, share })
    }
  }
  return { scores: (features) => scoresOf(features, weights, classes) }
}

type Table = {
  weights: Float32Array
  squares: Float32Array
  classes: number
  rate: number
  decay: number
  share: number[]
}

function step({ features, label }: Example, table: Table): void {
  const { weights, squares, classes, rate, decay, share } = table
  const { slots, values } = features
  const chances = softmax(scoresOf(features, weights, classes))
  const importance = share[label] ?? 1
  for (let kind = 0; kind < classes; kind += 1) {
    const error = ((chances[kind] ?? 0) - (kind === label ? 1 : 0)) * importance
    if (Math.abs(error) < NEGLIGIBLE) continue
    for (let place = 0; place < slots.length; place += 1) {
      const cell = (slots[place] ?? 0) * classes + kind
      const weight = weights[cell] ?? 0
      const slope = error * (values[place] ?? 0) + decay * weight
      const square = (squares[cell] ?? 0) + slope * slope
      squares[cell] = square
      weights[cell] = weight - (rate * slope) / Math.sqrt(square)
    }
  }
}

function scoresOf({ slots, values }: Features, weights: Float32Array, classes: number): Float64Array {
  const scores = new Float64Array(classes)
  for (let place = 0; place < slots.length; place += 1) {
    const row = (slots[place] ?? 0) * classes
    const value = values[place] ?? 0
    for (let kind = 0; kind < classes; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[row + kind] ?? 0)
  }
  return scores
}

/** Chances that add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY
  for (let kind = 0; kind < scores.length; kind += 1) highest = Math.max(highest, scores[kind] ?? 0)
  const chances = new Float64Array(scores.length)
  let sum = 0
  for (let kind = 0; kind < scores.length; kind += 1) {
    const power = Math.exp((scores[kind] ?? 0) - highest)
    chances[kind] = power
    sum += power
  }
  for (let kind = 0; kind < scores.length; kind += 1) chances[kind] = (chances[kind] ?? 0) / sum
  return chances
}

/** Rare classes count somewhat more, so that frequent ones do not swallow them. */
function classWeights(examples: readonly Example[], classes: number): number[] {
  const counts = Array.from({ length: classes }, (_, kind) => examples.filter(({ label }) => label === kind).length)
  const mean = examples.length / classes
  return counts.map((count) => Math.min(2, Math.sqrt(mean / Math.max(1, count))))
}

function shuffled(length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at)
  let seed = 0x2545f491
  for (let at = length - 1; at > 0; at -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const other = seed % (at + 1)
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
