import { identifyLanguage } from '../identify/identify-language.ts'
import type { Reading } from '../reading.ts'
import { tokenise } from '../text/tokenise.ts'

/** The language of a message without its shop, whose names would tell nothing. */
export function languageOfMessage(message: string, prior: Reading['language']['lang'] | null): Reading['language'] {
  return identifyLanguage(tokenise(message), { before: prior === 'mixed' ? null : prior, isName: () => false })
}
