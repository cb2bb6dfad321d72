import { numbered } from '../prompts/copy/format.ts'
import { say } from '../prompts/copy/index.ts'
import type { Menu } from '../src/domain/messaging/schemas.ts'
import type { Intent } from '../src/language/classifier/intents.ts'
import type { Act } from '../src/language/reading.ts'
import type { SpokenLang } from '../src/lib/languages.ts'
import type { Registry } from './core/registry.ts'
import type { ClarifyIntent } from './unknown/pending.ts'

const MOST_BUTTONS = 3

/** The name of an intent as the customer reads it. */
export function titleOf(intent: Intent, language: SpokenLang, { titleOf }: Registry): string {
  return say(titleOf(intent), language)
}

export interface IntentMenu {
  lines: string
  menu: Menu
  /** The question that is open once the menu was shown. */
  pending: ClarifyIntent
}

/** The same choice of intents twice: as numbered lines for the text and as rows or buttons to tap. */
export function intentMenu(
  intents: readonly Intent[],
  language: SpokenLang,
  journeys: Registry,
  acts: readonly Act[] = [],
): IntentMenu {
  const titles = intents.map((intent) => titleOf(intent, language, journeys))
  const options = intents.map((intent, index) => ({
    id: intentChoice(intent),
    title: titles[index] ?? '',
    description: null,
  }))
  const shown = intents.map((intent, index) => ({ intent, title: titles[index] ?? '' }))
  return {
    lines: numbered(titles),
    menu: menuOf(options, language),
    pending: { kind: 'clarify_intent', options: shown, acts: [...acts] },
  }
}

/** Up to three choices as buttons, more of them as rows. */
export function menuOf(options: Menu['options'], language: SpokenLang): Menu {
  const kind = options.length > MOST_BUTTONS ? 'list' : 'buttons'
  return { kind, button: say('choose_button', language), options }
}

/** The id behind a tapped intent. */
export function intentChoice(intent: Intent): string {
  return `intent:${intent}`
}

/** Yes and no to tap; ids `yes` and `no`. */
export function yesNoMenu(language: SpokenLang): Menu {
  return menuOf(
    [
      { id: 'yes', title: say('yes_title', language), description: null },
      { id: 'no', title: say('no_title', language), description: null },
    ],
    language,
  )
}
