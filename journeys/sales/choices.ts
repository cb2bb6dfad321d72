import { numbered } from '../../prompts/copy/format.ts'
import { type CopyKey, say } from '../../prompts/copy/index.ts'
import type { Menu, MenuOption } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnState } from '../turn-state.ts'

const LABELS = {
  cancel: 'choice_cancel',
  show_order: 'choice_show_order',
  person: 'choice_person',
  see_all: 'choice_see_all',
  others: 'choice_others',
  take_all: 'choice_take_all',
} as const satisfies Record<string, CopyKey>

/** A choice that a tap or its number gives; `item:<n>` and `opt:<value>` stand beside these in their lists. */
export type ChoiceId = keyof typeof LABELS

/** What the choices of a question depend on. */
export type Choosing = Pick<TurnState, 'pending' | 'cart'>

/** The numbered choices of a question, in the order in which they are shown and counted. */
export function choicesOf({ pending, cart }: Choosing): ChoiceId[] {
  switch (pending?.kind) {
    case 'narrow_query':
      return cart.length > 0 ? ['show_order', 'see_all', 'cancel'] : ['see_all', 'person']
    case 'choose_quantity':
      return ['take_all', 'others', 'cancel']
    default:
      return []
  }
}

export function labelOf(choice: ChoiceId, language: SpokenLang): string {
  return say(LABELS[choice], language)
}

/** Up to three choices as buttons, more as a list. */
export function choiceMenu(choosing: Choosing, language: SpokenLang): Menu | null {
  return menuOf(
    choicesOf(choosing).map((id) => ({ id, title: labelOf(id, language), description: null })),
    language,
  )
}

/** The same choices as numbered lines; none when there is nothing to choose. */
export function choiceLinesOf(choosing: Choosing, language: SpokenLang): string[] {
  const labels = choicesOf(choosing).map((id) => labelOf(id, language))
  return labels.length === 0 ? [] : [numbered(labels)]
}

export function menuOf(options: MenuOption[], language: SpokenLang): Menu | null {
  if (options.length === 0) return null
  return {
    kind: options.length <= 3 ? 'buttons' : 'list',
    button: say('choose_button', language),
    options: options.slice(0, 10),
  }
}
