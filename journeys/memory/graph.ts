import { END } from '@langchain/langgraph/web'
import { say } from '../../prompts/copy/index.ts'
import { customerUpdatePreferences } from '../../tools/customer-update-preferences.ts'
import { defineGraph } from '../core/journey-graph.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import type { TurnState } from '../turn-state.ts'
import { memoryLines } from './memory-lines.ts'
import { planMemory } from './plan-memory.ts'

const update = toolNode(customerUpdatePreferences, {
  args: ({ memoryChange }) => ({ ...memoryChange, source: 'chat' }),
  keep: ({ customer: { memoryOptIn, memories } }) => ({ memoryOptIn, memories }),
})

/** Said in the words that were agreed on, and never dropped for a newer message. */
const confirm = ruleNode(({ memorySays, memoryChange, responseLanguage: language }, turn) => {
  const told = memoryChange?.remember ?? []
  if (memorySays === 'forgotten') addReply(turn, say('memory_forgotten', language), { kind: 'consent' })
  else if (memorySays === 'declined') addReply(turn, say('memory_declined', language), { kind: 'consent' })
  else if (memorySays === 'kept' && told.length === 0)
    addReply(turn, say('memory_kept_nothing', language), { kind: 'consent' })
  else if (memorySays === 'kept')
    addReply(turn, say('memory_kept', language, { what: memoryLines(told) }), { kind: 'consent' })
  return {}
})

/** What a guest says of herself is held until she has agreed; then it is written, listed and erased as she says. */
export const memoryGraph = defineGraph({
  nodes: {
    memory: ruleNode(planMemory),
    customer_update_preferences: update,
    memory_confirm: confirm,
  },
  start: 'memory',
  edges: {
    memory: ({ memoryChange }: TurnState) => (memoryChange === null ? END : 'customer_update_preferences'),
    customer_update_preferences: ({ toolFailure }: TurnState) => (toolFailure === null ? 'memory_confirm' : END),
    memory_confirm: END,
  },
})
