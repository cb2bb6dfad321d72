import { softmax } from './linear-model.ts'
import type { Features } from './sparse.ts'

export interface Example {
  features: Features
  label: number
}

export interface TrainingOptions {
  classes: number
  slots: number
  epochs: number
  rate: number
  decay: number
}

interface Table extends TrainingOptions {
  weights: Float32Array
  squares: Float32Array
  importance: readonly number[]
}

/** Errors below this are not worth a pass over the weights. */
const NEGLIGIBLE = 0.02

/** Weights of a multinomial logistic regression, by AdaGrad; a fixed shuffle makes every build give the same bytes. */
export function trainLogistic(examples: readonly Example[], options: TrainingOptions): Float32Array {
  const cells = options.slots * options.classes
  const table = {
    ...options,
    weights: new Float32Array(cells),
    squares: new Float32Array(cells).fill(0.01),
    importance: importanceOf(examples, options.classes),
  }
  const order = shuffled(examples.length)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (const at of order) {
      const example = examples[at]
      if (example !== undefined) learn(example, table)
    }
  }
  return table.weights
}

/** Counted loops from here on: an iterator would make a pair for every number it gives. */
function learn({ features, label }: Example, table: Table): void {
  const chances = softmax(scoresOf(features, table))
  const importance = table.importance[label] ?? 1
  for (let kind = 0; kind < chances.length; kind += 1) {
    const error = ((chances[kind] ?? 0) - (kind === label ? 1 : 0)) * importance
    if (Math.abs(error) >= NEGLIGIBLE) correct(features, kind, error, table)
  }
}

function correct({ slots, values }: Features, kind: number, error: number, table: Table): void {
  const { weights, squares, classes, decay, rate } = table
  for (let place = 0; place < slots.length; place += 1) {
    const cell = (slots[place] ?? 0) * classes + kind
    const weight = weights[cell] ?? 0
    const slope = error * (values[place] ?? 0) + decay * weight
    const square = (squares[cell] ?? 0) + slope * slope
    squares[cell] = square
    weights[cell] = weight - (rate * slope) / Math.sqrt(square)
  }
}

function scoresOf({ slots, values }: Features, { weights, classes }: Table): Float64Array {
  const scores = new Float64Array(classes)
  for (let place = 0; place < slots.length; place += 1) {
    const value = values[place] ?? 0
    const row = (slots[place] ?? 0) * classes
    for (let kind = 0; kind < classes; kind += 1)
      scores[kind] = (scores[kind] ?? 0) + value * (weights[row + kind] ?? 0)
  }
  return scores
}

/** Rare classes count somewhat more, so that frequent ones do not swallow them. */
function importanceOf(examples: readonly Example[], classes: number): number[] {
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
