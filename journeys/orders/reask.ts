import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { AskedQuestion } from '../../src/language/dialogue-context.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { menuOf, yesNoMenu } from '../menus.ts'
import { orderChoice } from './wish.ts'

interface Question {
  text: string
  menu: Menu | null
}

/** "Which order do you mean?" once more, as after a digression. */
export function pickAgain(orders: readonly { reference: string }[], language: SpokenLang): Question {
  const references = orders.map(({ reference }) => reference)
  const rows = references.map((title, at) => ({ id: orderChoice(at), title, description: null }))
  return { text: [say('pick_order', language), numbered(references)].join('\n'), menu: menuOf(rows, language) }
}

/** The same question as the reader must know it. */
export function orderAsked(orders: readonly { reference: string }[]): AskedQuestion {
  const choices = orders.map(({ reference: title }, at) => ({ id: orderChoice(at), title }))
  return { kind: 'order', option: null, itemId: null, choices }
}

/** "Shall I cancel order X?" once more, as after a digression. */
export function askCancelAgain(reference: string, language: SpokenLang): Question {
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  const text = [say('ask_cancel_order', language, { reference }), choices].join('\n')
  return { text, menu: yesNoMenu(language) }
}
