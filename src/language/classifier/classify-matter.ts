import type { Token } from '../span.ts'
import { matterWeights } from './matter-weights.ts'
import { MATTERS, type Matter } from './matters.ts'
import { openTextModel } from './text-model.ts'

/** The chance of each matter; together 1. */
export type MatterChances = Readonly<Record<Matter, number>>

const model = openTextModel(matterWeights)

/** What a message as a whole is about, by its words alone; where half of them are words that nobody knows, it may be anything. */
export function classifyMatter(tokens: readonly Token[]): MatterChances {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const strange = words.filter(({ text }) => !model.knows(text)).length * 2 >= words.length
  const chances = strange ? MATTERS.map(() => 1 / MATTERS.length) : model.chances(tokens)
  return Object.fromEntries(MATTERS.map((matter, kind) => [matter, chances[kind] ?? 0])) as Record<Matter, number>
}
