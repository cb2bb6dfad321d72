import type { Features } from './sparse.ts'

/** A built model: one byte per row and class, `steps` says what one unit of it is worth for each class. */
export interface PackedModel {
  classes: number
  steps: readonly number[]
  weights: string
}

export interface LinearModel {
  /** Chances of the classes, adding up to 1. */
  chances(features: Features): Float64Array
}

/** Reads a built model. */
export function openModel({ classes, steps, weights }: PackedModel): LinearModel {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  return {
    chances({ slots, values }) {
      const scores = new Float64Array(classes)
      for (let place = 0; place < slots.length; place += 1) {
        const value = values[place] ?? 0
        const row = (slots[place] ?? 0) * classes
        for (let kind = 0; kind < classes; kind += 1)
          scores[kind] = (scores[kind] ?? 0) + value * (bytes[row + kind] ?? 0)
      }
      return softmax(scores.map((score, kind) => score * (steps[kind] ?? 0)))
    },
  }
}

/** Rounds trained weights to bytes: what is lost is far below what separates two classes. */
export function packModel(weights: Float32Array, classes: number): PackedModel {
  const highest = Array.from({ length: classes }, () => 0)
  for (const [cell, weight] of weights.entries())
    highest[cell % classes] = Math.max(highest[cell % classes] ?? 0, Math.abs(weight))
  const steps = highest.map((most) => rounded(most / 127 || 1))
  const bytes = Int8Array.from(weights, (weight, cell) => Math.round(weight / (steps[cell % classes] ?? 1)))
  return { classes, steps, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** The same model, less sure of everything. */
export function coolModel(model: PackedModel, temperature: number): PackedModel {
  return { ...model, steps: model.steps.map((step) => rounded(step / temperature)) }
}

function rounded(step: number): number {
  return Number(step.toPrecision(6))
}

/** Chances that add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
