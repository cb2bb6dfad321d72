import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { numbered } from '../copy/format.ts'
import { type CopyKey, say } from '../copy/index.ts'
import type { DisambiguateVars } from './index.ts'

const OPTION_LABELS = {
  size: 'option_size',
  colour: 'option_colour',
  storage: 'option_storage',
  connector: 'option_connector',
  length: 'option_length',
  model: 'option_model',
  weight: 'option_weight',
  volume: 'option_volume',
  pack: 'option_pack',
  diameter: 'option_diameter',
} as const satisfies Record<string, CopyKey>

/** The chosen item with its price, and the open detail with what is in stock of it. */
export function disambiguateText(vars: DisambiguateVars): string {
  const { language, name, brand, price, chosen, gone } = vars
  const card = say('item_card', language, { name, brand, price })
  return [
    gone === null ? null : say('option_gone', language, { name, value: gone }),
    chosen.length === 0 ? card : `${card}, ${chosen.join(', ')}`,
    gone === null && chosen.length === 0 && vars.description !== '' ? vars.description : null,
    disambiguateOption(vars.option, language),
    choiceLines(vars.choices),
  ]
    .filter((part) => part !== null)
    .join('\n')
}

/** "Which colour?", in words for any option a shop may have. */
export function disambiguateOption(option: string, language: SpokenLang): string {
  const known = Object.entries(OPTION_LABELS).find(([name]) => name === option)
  return say('ask_option', language, { option: say(known?.[1] ?? 'option_other', language) })
}

/** More values than this are shown in one line, to be answered by the value. */
export const MOST_NUMBERED = 6

/** A few choices under numbers; more of them in one line, to be answered by their value. */
export function choiceLines(choices: readonly string[]): string {
  return choices.length <= MOST_NUMBERED ? numbered(choices) : choices.join(', ')
}
