import { say } from '../../prompts/copy/index.ts'
import { askOption, choiceLines } from '../../prompts/copy/option-question.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { AskedQuestion } from '../../src/language/dialogue-context.ts'
import type { TurnState } from '../turn-state.ts'
import { isCheckoutPending } from './checkout/pending.ts'
import { checkoutAsked, checkoutQuestion } from './checkout/question.ts'
import { choiceLinesOf, choiceMenu, choicesOf, labelOf } from './choices.ts'
import { optionMenu } from './option-menu.ts'
import { isSalesPending, type SalesPending } from './pending.ts'
import { sayChoice } from './say-value.ts'
import { shortlistAgain, shortlistMenu } from './shortlist.ts'

/** The pending question in words and as a menu; null when nothing of this journey is asked. */
export function questionOf(state: TurnState): { text: string; menu: Menu | null } | null {
  const { pending, responseLanguage: language } = state
  if (pending === null || !isSalesPending(pending)) return null
  if (isCheckoutPending(pending)) return checkoutQuestion(pending, state)
  switch (pending.kind) {
    case 'pick_item': {
      const [only, ...others] = pending.options
      if (only !== undefined && others.length === 0) return { text: say('shortlist_ask_one', language), menu: null }
      return {
        text: shortlistAgain(pending.options, language),
        menu: shortlistMenu(pending.options, language, true),
      }
    }
    case 'choose_option': {
      const choices = pending.choices.map((value) => sayChoice(value, language))
      return {
        text: [askOption(pending.option, language), choiceLines(choices)].join('\n'),
        menu: optionMenu(pending.choices, language),
      }
    }
    case 'choose_quantity':
      return withChoices(say('ask_quantity', language, { available: String(pending.available) }), state)
    case 'narrow_query':
      return pending.asked === 'which_item'
        ? { text: say('which_item', language), menu: null }
        : withChoices(say('narrow_what', language), state)
  }
}

/** The pending question for somebody who has talked about something else since: the one thing offered is named again. */
export function askAgain(state: TurnState): ReturnType<typeof questionOf> {
  const { pending, responseLanguage: language } = state
  if (pending?.kind !== 'pick_item') return questionOf(state)
  return {
    text: shortlistAgain(pending.options, language),
    menu: shortlistMenu(pending.options, language, pending.options.length > 1),
  }
}

/** The pending question in the reader's terms. */
export function askedOf(pending: SalesPending, state: TurnState): AskedQuestion {
  if (isCheckoutPending(pending)) return checkoutAsked(pending, state)
  const language = state.responseLanguage
  const plain = { option: null, itemId: null, choices: [] }
  switch (pending.kind) {
    case 'pick_item': {
      const choices = pending.options.map(({ name }, at) => ({ id: `item:${at + 1}`, title: name }))
      return { ...plain, kind: 'pick', choices }
    }
    case 'choose_option': {
      const choices = pending.choices.map((value) => ({ id: `opt:${value}`, title: sayChoice(value, language) }))
      return { kind: 'option', option: pending.option, itemId: pending.itemId, choices }
    }
    case 'choose_quantity':
      return { ...plain, kind: 'quantity', itemId: pending.itemId, choices: labelled(state) }
    case 'narrow_query':
      return { ...plain, kind: 'what', choices: labelled(state) }
  }
}

function labelled(state: TurnState): AskedQuestion['choices'] {
  return choicesOf(state).map((id) => ({ id, title: labelOf(id, state.responseLanguage) }))
}

function withChoices(text: string, state: TurnState): { text: string; menu: Menu | null } {
  const { responseLanguage } = state
  return {
    text: [text, ...choiceLinesOf(state, responseLanguage)].join('\n'),
    menu: choiceMenu(state, responseLanguage),
  }
}
