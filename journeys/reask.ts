import { numbered } from '../prompts/copy/format.ts'
import { say } from '../prompts/copy/index.ts'
import type { Reply } from '../src/domain/messaging/schemas.ts'
import { yesNoMenu } from './menus.ts'
import { reask as reaskSales } from './sales/index.ts'
import type { TurnContext } from './turn-context.ts'
import type { TurnState } from './turn-state.ts'

/** Asks the pending question once more, in the words of the journey that asked it; false when there is none to ask. */
export function reask(state: TurnState, turn: TurnContext): boolean {
  const reply = questionAgain(state, turn)
  if (reply !== null) turn.replies.push(reply)
  return reply !== null
}

function questionAgain(state: TurnState, turn: TurnContext): Reply | null {
  const { pending, responseLanguage: language } = state
  switch (pending?.kind) {
    case undefined:
      return null
    case 'pick_order': {
      const references = pending.orders.map(({ reference }) => reference)
      return { kind: 'reply', text: [say('pick_order', language), numbered(references)].join('\n'), menu: null }
    }
    case 'confirm_cancel_order': {
      const text = say('ask_cancel_order', language, { reference: pending.reference })
      return { kind: 'reply', text, menu: yesNoMenu(language) }
    }
    default:
      return reaskSales(state, turn)
  }
}
