import { fitTemperature } from '../learning/fit-temperature.ts'
import { coolModel, openModel, packModel } from '../learning/linear-model.ts'
import { type Example, trainLogistic } from '../learning/train-logistic.ts'
import { tokenise } from '../text/tokenise.ts'
import { type HeardBesides, textFeatures } from './text-features.ts'
import type { TextWeights } from './text-model.ts'
import { openVocabulary, type Vocabulary } from './vocabulary.ts'

/** A message and the number of its label. */
export interface LabelledText {
  text: string
  label: number
}

/** Labels, rows of the table that every label has a column in, and what else than words such a message is known by. */
export interface ModelPlan {
  classes: number
  slots: number
  besides?: HeardBesides
}

/**
 * Builds a classifier; the same lines always give the same weights. How sure it may be is measured on
 * the lines of `others`, which a first build has not seen, before those are learnt too.
 */
export function trainTexts(
  lines: readonly LabelledText[],
  others: readonly LabelledText[],
  plan: ModelPlan,
): TextWeights {
  const first = train(lines, plan)
  const vocabulary = openVocabulary(first.vocabulary.split(' '))
  const temperature = fitTemperature(openModel(first.model), examplesOf(others, vocabulary, plan))
  const whole = train([...lines, ...others], plan)
  return { ...whole, model: coolModel(whole.model, temperature) }
}

function train(lines: readonly LabelledText[], plan: ModelPlan): TextWeights {
  const learnt = frequentWords(lines)
  const training = { classes: plan.classes, slots: plan.slots, epochs: 6, rate: 0.35, decay: 1e-5 }
  const weights = trainLogistic(examplesOf(lines, openVocabulary(learnt), plan), training)
  return { vocabulary: learnt.join(' '), slots: plan.slots, model: packModel(weights, plan.classes) }
}

function examplesOf(lines: readonly LabelledText[], vocabulary: Vocabulary, plan: ModelPlan): Example[] {
  const source = { vocabulary, slots: plan.slots, besides: plan.besides ?? null }
  return lines.map(({ text, label }) => ({ features: textFeatures(tokenise(text), source), label }))
}

/** A word in one line only may be anybody's name. */
function frequentWords(lines: readonly LabelledText[]): string[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const words = new Set(tokenise(text).flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : [])))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) => (count >= 2 ? [word] : [])).sort()
}
