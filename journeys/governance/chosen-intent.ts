import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import type { Intent } from '../../src/llm/offline/types.ts'
import type { Heard } from '../core/define-journey.ts'
import type { Registry } from '../core/registry.ts'
import { intentChoice, titleOf } from '../menus.ts'

/** The intent that the customer chose from a menu of intents, by tap, number or name. */
export function chosenIntent(
  options: readonly Intent[],
  { text, choice, engine }: Heard,
  language: SpokenLang,
  journeys: Registry,
): Intent | null {
  const tapped = options.find((intent) => intentChoice(intent) === choice)
  if (tapped !== undefined) return tapped
  const named = options.find(
    (intent) => titleOf(intent, language, journeys).toLowerCase() === text.trim().toLowerCase(),
  )
  if (named !== undefined) return named
  const { index, words } = engine.parsePick(text)
  if (index === null || words.length > 0) return null
  return options.at(index === -1 ? -1 : index - 1) ?? null
}
