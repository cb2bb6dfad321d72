import { openModel, type PackedModel } from '../learning/linear-model.ts'
import type { Token } from '../span.ts'
import { intentFeatures } from './intent-features.ts'
import { openVocabulary } from './vocabulary.ts'

/** The built classifier: the words it learnt and the weights of its features. */
export interface IntentWeights {
  vocabulary: string
  model: PackedModel
}

/** Chances of the intents, in the order of INTENTS. */
export type IntentModel = (tokens: readonly Token[]) => Float64Array

export function openIntentModel({ vocabulary, model }: IntentWeights): IntentModel {
  const known = openVocabulary(vocabulary.split(' '))
  const { chances } = openModel(model)
  return (tokens) => chances(intentFeatures(tokens, known))
}
