import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnState } from '../turn-state.ts'
import { WISH_OUTLASTED } from './thresholds.ts'

type Spoken = Pick<
  TurnState,
  'customerLanguagePref' | 'spokenLanguage' | 'spokenTurns' | 'allowedLanguages' | 'defaultLanguage'
>

/**
 * The language to answer in as far as the conversation tells: the wish on record, unless the customer has since written
 * plainly in another language for turns on end; else what she was last surely heard in; else the shop's own.
 */
export function standingLanguage({
  customerLanguagePref: wish,
  spokenLanguage,
  spokenTurns,
  allowedLanguages,
  defaultLanguage,
}: Spoken): SpokenLang {
  const outlasted = spokenLanguage !== null && spokenTurns >= WISH_OUTLASTED
  const inOrder = outlasted ? [spokenLanguage, wish] : [wish, spokenLanguage]
  return inOrder.find((one) => one !== null && allowedLanguages.includes(one)) ?? defaultLanguage
}
