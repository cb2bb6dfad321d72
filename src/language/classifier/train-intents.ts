import { fitTemperature } from '../learning/fit-temperature.ts'
import { coolModel, openModel, packModel } from '../learning/linear-model.ts'
import { type Example, trainLogistic } from '../learning/train-logistic.ts'
import { tokenise } from '../text/tokenise.ts'
import { INTENT_SLOTS, intentFeatures } from './intent-features.ts'
import type { IntentLine } from './intent-line.ts'
import type { IntentWeights } from './intent-model.ts'
import { INTENTS } from './intents.ts'
import { openVocabulary, type Vocabulary } from './vocabulary.ts'

const TRAINING = { classes: INTENTS.length, slots: INTENT_SLOTS, epochs: 6, rate: 0.35, decay: 1e-5 }

/**
 * Builds the classifier from labelled lines; the same lines always give the same weights. How sure it may be is measured on
 * the lines of `others`, shops that a first build has not seen, before those are learnt too.
 */
export function trainIntents(lines: readonly IntentLine[], others: readonly IntentLine[]): IntentWeights {
  const first = train(lines)
  const vocabulary = openVocabulary(first.vocabulary.split(' '))
  const temperature = fitTemperature(openModel(first.model), examplesOf(others, vocabulary))
  const whole = train([...lines, ...others])
  return { ...whole, model: coolModel(whole.model, temperature) }
}

function train(lines: readonly IntentLine[]): IntentWeights {
  const learnt = frequentWords(lines)
  const weights = trainLogistic(examplesOf(lines, openVocabulary(learnt)), TRAINING)
  return { vocabulary: learnt.join(' '), model: packModel(weights, INTENTS.length) }
}

function examplesOf(lines: readonly IntentLine[], vocabulary: Vocabulary): Example[] {
  return lines.map(({ text, intent }) => ({
    features: intentFeatures(tokenise(text), vocabulary),
    label: INTENTS.indexOf(intent),
  }))
}

/** A word in one line only may be anybody's name. */
function frequentWords(lines: readonly IntentLine[]): string[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const words = new Set(tokenise(text).flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : [])))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) => (count >= 2 ? [word] : [])).sort()
}
