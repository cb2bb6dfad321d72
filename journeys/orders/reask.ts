import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Reply } from '../../src/domain/messaging/schemas.ts'
import { yesNoMenu } from '../menus.ts'
import { menuOf } from '../sales/choices.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'

/** Asks the pending question of this journey again, as after a digression; null when it has none. */
export function reask({ pending, responseLanguage: language }: TurnState, _turn: TurnContext): Reply | null {
  if (pending?.kind === 'pick_order') {
    const references = pending.orders.map(({ reference }) => reference)
    const rows = references.map((title, at) => ({ id: `order:${at + 1}`, title, description: null }))
    const text = [say('pick_order', language), numbered(references)].join('\n')
    return { kind: 'reply', text, menu: menuOf(rows, language) }
  }
  if (pending?.kind !== 'confirm_cancel_order') return null
  const choices = numbered([say('yes_title', language), say('no_title', language)])
  const text = [say('ask_cancel_order', language, { reference: pending.reference }), choices].join('\n')
  return { kind: 'reply', text, menu: yesNoMenu(language) }
}
