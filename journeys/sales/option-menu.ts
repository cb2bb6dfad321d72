import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { clip } from '../clip.ts'
import { sayChoice } from './say-value.ts'

/** Values as rows to tap; the id is the value itself, checked against the question when it comes back. */
export function optionMenu(choices: readonly string[], language: SpokenLang): Menu {
  const options = choices.slice(0, 10).map((value) => ({
    id: `opt:${value}`.slice(0, 111),
    title: clip(sayChoice(value, language), choices.length <= 3 ? 20 : 24),
    description: null,
  }))
  return { kind: options.length <= 3 ? 'buttons' : 'list', button: say('choose_button', language), options }
}
