import { fitTemperature } from '../learning/fit-temperature.ts'
import { coolModel, openModel, packModel } from '../learning/linear-model.ts'
import { type Example, trainLogistic } from '../learning/train-logistic.ts'
import { tokenise } from '../text/tokenise.ts'
import { textFeatures } from './text-features.ts'
import type { TextWeights } from './text-model.ts'
import { openVocabulary, type Vocabulary } from './vocabulary.ts'

/** A message and the number of its label. */
export interface LabelledText {
  text: string
  label: number
}

/** Labels, and rows of the table that every label has a column in. */
export interface ModelSize {
  classes: number
  slots: number
}

/**
 * Builds a classifier; the same lines always give the same weights. How sure it may be is measured on
 * the lines of `others`, which a first build has not seen, before those are learnt too.
 */
export function trainTexts(
  lines: readonly LabelledText[],
  others: readonly LabelledText[],
  size: ModelSize,
): TextWeights {
  const first = train(lines, size)
  const vocabulary = openVocabulary(first.vocabulary.split(' '))
  const temperature = fitTemperature(openModel(first.model), examplesOf(others, vocabulary, size))
  const whole = train([...lines, ...others], size)
  return { ...whole, model: coolModel(whole.model, temperature) }
}

function train(lines: readonly LabelledText[], size: ModelSize): TextWeights {
  const learnt = frequentWords(lines)
  const training = { ...size, epochs: 6, rate: 0.35, decay: 1e-5 }
  const weights = trainLogistic(examplesOf(lines, openVocabulary(learnt), size), training)
  return { vocabulary: learnt.join(' '), slots: size.slots, model: packModel(weights, size.classes) }
}

function examplesOf(lines: readonly LabelledText[], vocabulary: Vocabulary, { slots }: ModelSize): Example[] {
  return lines.map(({ text, label }) => ({ features: textFeatures(tokenise(text), vocabulary, slots), label }))
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
