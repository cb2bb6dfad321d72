import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { type PackedModel, packModel } from '../learning/linear-model.ts'
import { trainLogistic } from '../learning/train-logistic.ts'
import { tokenise } from '../text/tokenise.ts'
import { LANGUAGE_SLOTS, languageFeatures } from './language-features.ts'

/** One line that the language model learns from. */
export const LanguageLine = z.object({ text: z.string().min(1), lang: HeardLang })
export type LanguageLine = z.infer<typeof LanguageLine>

const TRAINING = { classes: HeardLang.options.length, slots: LANGUAGE_SLOTS, epochs: 6, rate: 0.35, decay: 1e-5 }

/** Builds the language model from labelled lines; the same lines always give the same weights. */
export function trainLanguages(lines: readonly LanguageLine[]): PackedModel {
  const examples = lines.map(({ text, lang }) => ({
    features: languageFeatures(tokenise(text).flatMap((token) => (token.kind === 'word' ? [token.text] : []))),
    label: HeardLang.options.indexOf(lang),
  }))
  return packModel(trainLogistic(examples, TRAINING), HeardLang.options.length)
}
