import type { AskedQuestion } from '../../src/language/dialogue-context.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { yesNoMenu } from '../menus.ts'

/** A question that yes or no answers, as the reader must know it. */
export function yesNoAsked(language: SpokenLang): AskedQuestion {
  const choices = yesNoMenu(language).options.map(({ id, title }) => ({ id, title }))
  return { kind: 'confirm', option: null, itemId: null, choices }
}
