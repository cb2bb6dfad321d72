import type { SpokenLang } from '../../src/lib/languages.ts'
import { numbered } from './format.ts'
import { type CopyKey, say } from './index.ts'

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

/** An item of which one detail is open; everything in it is written out in the customer's language. */
export interface OpenItem {
  language: SpokenLang
  name: string
  brand: string
  price: string
  chosen: readonly string[]
  /** The value that was asked for and cannot be had. */
  gone: string | null
  option: string
  choices: readonly string[]
}

/** The chosen item with its price, and the open detail with what is in stock of it. */
export function optionQuestion({ language, name, brand, price, chosen, gone, option, choices }: OpenItem): string {
  const card = say('item_card', language, { name, brand, price })
  return [
    gone === null ? null : say('option_gone', language, { name, value: gone }),
    chosen.length === 0 ? card : `${card}, ${chosen.join(', ')}`,
    askOption(option, language),
    choiceLines(choices),
  ]
    .filter((part) => part !== null)
    .join('\n')
}

/** "Which colour?", in words for any option a shop may have. */
export function askOption(option: string, language: SpokenLang): string {
  const known = Object.entries(OPTION_LABELS).find(([name]) => name === option)
  return say('ask_option', language, { option: say(known?.[1] ?? 'option_other', language) })
}

/** More values than this are shown in one line, to be answered by the value. */
export const MOST_NUMBERED = 6

/** A few choices under numbers; more of them in one line, to be answered by their value. */
export function choiceLines(choices: readonly string[]): string {
  return choices.length <= MOST_NUMBERED ? numbered(choices) : choices.join(', ')
}
