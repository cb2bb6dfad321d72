import { say } from '../../prompts/copy/index.ts'
import type { Intent } from '../../src/llm/offline/types.ts'
import type { Registry } from '../core/registry.ts'
import { ruleNode } from '../core/rule-node.ts'
import { intentMenu, titleOf } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

const MOST_OPTIONS = 3

/** One clarifying question, an honest "not here", or what the bot can do: always with something to choose. */
export const unknownNode = ruleNode((state, turn) => {
  const enabled = turn.journeys.entrances(turn.tenant.settings.journeys)
  if (state.because === 'clarify') return ask(state, turn, nearest(state, enabled, turn.journeys))
  return ask(state, turn, enabled)
})

function ask(state: TurnState, turn: TurnContext, options: Intent[]): TurnPatch {
  const { lines, menu } = intentMenu(options, state.responseLanguage, turn.journeys)
  addReply(turn, sentence(state, turn.tenant.name, lines), { menu })
  return { pending: { kind: 'clarify_intent', options, message: state.because === 'clarify' ? state.message : '' } }
}

function sentence({ because, frustratedTurns, responseLanguage }: TurnState, shop: string, menu: string): string {
  if (because === 'not_enabled') return say('not_enabled', responseLanguage, { shop, menu })
  if (frustratedTurns > 0) return say('frustrated_menu', responseLanguage, { menu })
  if (because === 'clarify') return say('clarify_intent', responseLanguage, { menu })
  return say('unknown_menu', responseLanguage, { shop, menu })
}

/** What it most likely is, then the usual, at most three and no two of the same name. */
function nearest({ intent, responseLanguage }: TurnState, enabled: readonly Intent[], journeys: Registry): Intent[] {
  const likely = titleOf(intent, responseLanguage, journeys)
  const others = enabled.filter((one) => titleOf(one, responseLanguage, journeys) !== likely)
  return [intent, ...others].slice(0, MOST_OPTIONS)
}
