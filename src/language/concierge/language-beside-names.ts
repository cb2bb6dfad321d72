import type { SpokenLang } from '../../lib/languages.ts'
import { identifyLanguage } from '../identify/identify-language.ts'
import { wordKey } from '../phrases/word-key.ts'
import type { Reading } from '../reading.ts'
import { tokenise } from '../text/tokenise.ts'
import { namesIn } from './names-in.ts'

/** The language of the words around the names of a house: "Baobab Kitchen iko wazi?" is not half English. */
export function languageBesideNames(
  message: string,
  names: readonly string[],
  before: SpokenLang | null,
): Reading['language'] {
  const tokens = tokenise(message)
  const named = new Set(
    namesIn(
      tokens.map(({ text }) => wordKey(text)),
      names,
    ).flatMap((name) => name.split(' ')),
  )
  const heard = identifyLanguage(tokens, { before, isName: ({ text }) => named.has(wordKey(text)) })
  // Between Swahili and Sheng there is no line: who writes either for the first time does not write English.
  const isKenyan = heard.lang === 'sw' || heard.lang === 'sheng'
  return before === null && isKenyan && heard.confidence >= LEAST
    ? { ...heard, confidence: Math.max(heard.confidence, SURE) }
    : heard
}

const LEAST = 0.45
const SURE = 0.75
