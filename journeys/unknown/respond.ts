import { say } from '../../prompts/copy/index.ts'
import type { Intent } from '../../src/language/classifier/intents.ts'
import type { Registry } from '../core/registry.ts'
import { ruleNode } from '../core/rule-node.ts'
import { oneLine } from '../governance/one-line.ts'
import { intentMenu, titleOf } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

const MOST_OPTIONS = 3
const MOST_WORDS = 6

/** One clarifying question, an honest "not here", or what was not understood: always with something to answer. */
export const unknownNode = ruleNode((state, turn) => {
  const enabled = turn.journeys.entrances(turn.tenant.settings.journeys)
  if (state.because === 'clarify') return ask(state, turn, nearest(state, enabled, turn.journeys))
  if (state.because === 'unclear' && asksAgain(state)) {
    addReply(turn, notHeard(state))
    return {}
  }
  return ask(state, turn, enabled)
})

/** The question that was put aside for this message is asked again at the end of the turn. */
function asksAgain({ digression, suspended }: TurnState): boolean {
  return digression && suspended !== null && suspended.kind !== 'await_payment'
}

function ask(state: TurnState, turn: TurnContext, options: Intent[]): TurnPatch {
  const acts = state.because === 'clarify' ? state.acts : []
  const { lines, menu, pending } = intentMenu(options, state.responseLanguage, turn.journeys, acts)
  addReply(turn, sentence(state, turn.tenant.name, lines), { menu })
  return { pending, digression: false }
}

function sentence(state: TurnState, shop: string, menu: string): string {
  const { because, frustratedTurns, responseLanguage: language } = state
  if (because === 'not_enabled') return say('not_enabled', language, { shop, menu })
  if (frustratedTurns > 0) return say('frustrated_menu', language, { menu })
  if (because === 'clarify') return say('clarify_intent', language, { menu })
  const words = unheardIn(state)
  if (words === '') return say('unknown_menu', language, { shop, menu })
  return [say('not_heard', language, { words }), say('what_i_can_do', language, { shop, menu })].join(' ')
}

function notHeard(state: TurnState): string {
  const words = unheardIn(state)
  return words === ''
    ? say('not_heard_plain', state.responseLanguage)
    : say('not_heard', state.responseLanguage, { words })
}

function unheardIn({ reading }: TurnState): string {
  return oneLine((reading?.unheard ?? []).slice(0, MOST_WORDS).join(' '))
}

/** What it most likely is, then the usual, at most three and no two of the same name. */
function nearest({ intent, responseLanguage }: TurnState, enabled: readonly Intent[], journeys: Registry): Intent[] {
  const likely = titleOf(intent, responseLanguage, journeys)
  const others = enabled.filter((one) => titleOf(one, responseLanguage, journeys) !== likely)
  return [intent, ...others].slice(0, MOST_OPTIONS)
}
