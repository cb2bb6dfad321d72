import { numbered } from '../prompts/copy/format.ts'
import { say } from '../prompts/copy/index.ts'
import type { Menu } from '../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../src/domain/tenancy/schemas.ts'
import type { Intent } from '../src/llm/offline/types.ts'
import type { Registry } from './core/registry.ts'

const MOST_BUTTONS = 3

/** The name of an intent as the customer reads it. */
export function titleOf(intent: Intent, language: SpokenLang, { titleOf }: Registry): string {
  return say(titleOf(intent), language)
}

/** The same choice of intents twice: as numbered lines for the text and as rows or buttons to tap. */
export function intentMenu(
  intents: readonly Intent[],
  language: SpokenLang,
  journeys: Registry,
): { lines: string; menu: Menu } {
  const titles = intents.map((intent) => titleOf(intent, language, journeys))
  const options = intents.map((intent, index) => ({
    id: intentChoice(intent),
    title: titles[index] ?? '',
    description: null,
  }))
  const kind = options.length > MOST_BUTTONS ? 'list' : 'buttons'
  return { lines: numbered(titles), menu: { kind, button: say('choose_button', language), options } }
}

/** The id behind a tapped intent. */
export function intentChoice(intent: Intent): string {
  return `intent:${intent}`
}

/** Yes and no to tap; ids `yes` and `no`. */
export function yesNoMenu(language: SpokenLang): Menu {
  return {
    kind: 'buttons',
    button: say('choose_button', language),
    options: [
      { id: 'yes', title: say('yes_title', language), description: null },
      { id: 'no', title: say('no_title', language), description: null },
    ],
  }
}
