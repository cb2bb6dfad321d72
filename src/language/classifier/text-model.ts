import { once } from '../../lib/once.ts'
import { openModel, type PackedModel } from '../learning/linear-model.ts'
import type { Token } from '../span.ts'
import { type HeardBesides, textFeatures } from './text-features.ts'
import { openVocabulary, STRANGER } from './vocabulary.ts'

/** A built classifier of messages: the words it learnt and the weights of its features. */
export interface TextWeights {
  vocabulary: string
  /** Rows of its table. */
  slots: number
  model: PackedModel
}

export interface TextModel {
  /** Chances of the labels, in the order of the labels it was built with. */
  chances(tokens: readonly Token[]): Float64Array
  /** Whether it has learnt anything of a word, slips of one letter mended. */
  knows(word: string): boolean
}

/** Opens a built classifier when the first message asks it. `besides`: what it was built with. */
export function openTextModel(weights: () => TextWeights, besides: HeardBesides | null = null): TextModel {
  const opened = once(() => {
    const { vocabulary, slots, model } = weights()
    return { known: openVocabulary(vocabulary.split(' ')), slots, ...openModel(model) }
  })
  return {
    chances: (tokens) => {
      const { known, slots, chances } = opened()
      return chances(textFeatures(tokens, { vocabulary: known, slots, besides }))
    },
    knows: (word) => opened().known(word) !== STRANGER,
  }
}
