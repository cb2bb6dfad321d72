import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { yesNoMenu } from '../menus.ts'
import { menuOf } from '../sales/choices.ts'

interface Question {
  text: string
  menu: Menu | null
}

/** "Which order do you mean?" once more, as after a digression. */
export function pickAgain(orders: readonly { reference: string }[], language: SpokenLang): Question {
  const references = orders.map(({ reference }) => reference)
  const rows = references.map((title, at) => ({ id: `order:${at + 1}`, title, description: null }))
  return { text: [say('pick_order', language), numbered(references)].join('\n'), menu: menuOf(rows, language) }
}

/** "Shall I cancel order X?" once more, as after a digression. */
export function askCancelAgain(reference: string, language: SpokenLang): Question {
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  const text = [say('ask_cancel_order', language, { reference }), choices].join('\n')
  return { text, menu: yesNoMenu(language) }
}
