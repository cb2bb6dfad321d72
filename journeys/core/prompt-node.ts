import { say } from '../../prompts/copy/index.ts'
import type { Prompt } from '../../src/llm/define-prompt.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { askPrompt } from './ask-prompt.ts'
import type { GraphNode } from './journey-graph.ts'
import { stepNode } from './step-node.ts'

/**
 * A node that asks one prompt. When `keep` sees a text, every figure and claim in it is backed: a text that is not,
 * whoever wrote it, is replaced by an honest "I do not know" with the offer of a person. `check` says what else is
 * wrong with an answer, or null.
 */
export function promptNode<Vars, Out>(
  prompt: Prompt<Vars, Out>,
  node: {
    vars: (state: TurnState, turn: TurnContext) => NoInfer<Vars>
    keep: (value: NoInfer<Out>, state: TurnState, turn: TurnContext) => TurnPatch
    check?: (value: NoInfer<Out>, state: TurnState, turn: TurnContext) => string | null
  },
): GraphNode {
  return stepNode(async (state, turn) => {
    const check = (value: Out) => node.check?.(value, state, turn) ?? null
    const asked = await askPrompt(prompt, node.vars(state, turn), turn, check)
    return asked.outcome === 'answered' ? node.keep(asked.value, state, turn) : admitNotKnowing(state, turn)
  })
}

function admitNotKnowing({ responseLanguage, tenantName }: TurnState, turn: TurnContext): TurnPatch {
  const text = say('cannot_say', responseLanguage, { shop: tenantName ?? '' })
  addReply(turn, text, { menu: yesNoMenu(responseLanguage) })
  return { pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
}
