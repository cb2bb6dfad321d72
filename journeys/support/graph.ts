import { END, START } from '@langchain/langgraph/web'
import { say } from '../../prompts/copy/index.ts'
import { sayOpeningHours } from '../../prompts/copy/opening-hours.ts'
import { INSUFFICIENT, supportRagAnswer } from '../../prompts/support-rag-answer/index.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { at, journeyGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { afterAnswer, afterFacts, afterMethods, afterRetrieve, startSupport } from './edges.ts'
import { shopFactsNode, supportPaymentMethodsNode, waysToPayNode } from './shop-facts.ts'

const QUERY_CHARS = 1000

const retrieve = toolNode(kbRetrieve, {
  args: ({ message, responseLanguage }) => ({
    query: message.slice(0, QUERY_CHARS),
    types: null,
    language: responseLanguage,
  }),
  keep: ({ snippets, confident }) => ({ kbSnippets: snippets, snippetsConfident: confident }),
})

const answer = promptNode(supportRagAnswer, {
  vars: (state, turn) => ({
    shop: turn.tenant.name,
    language: state.responseLanguage,
    question: state.message,
    passages: state.snippetsConfident
      ? state.kbSnippets.map(({ title, text, answer, language }) => ({ title, text, answer, language }))
      : [],
    hours: sayOpeningHours(turn.tenant.settings.openingHours, state.responseLanguage),
  }),
  keep: (text, _state, turn) => {
    if (text.trim().startsWith(INSUFFICIENT)) return { snippetsConfident: false }
    addReply(turn, text)
    return { snippetsConfident: true, knowledgeMisses: 0 }
  },
})

const escalate = ruleNode((state, turn) => {
  if (state.toolFailure !== null) {
    const failed = say('support_lookup_failed', state.responseLanguage, { shop: turn.tenant.name })
    addReply(turn, failed, { menu: yesNoMenu(state.responseLanguage) })
    return { pending: { kind: 'offer_handoff', reason: 'tool_errors' } }
  }
  const knowledgeMisses = state.knowledgeMisses + 1
  if (knowledgeMisses >= ESCALATION.knowledgeMisses) {
    return { knowledgeMisses, escalationRequired: true, escalationReason: 'knowledge_missing' }
  }
  const text = say('support_offer_person', state.responseLanguage, { shop: turn.tenant.name })
  addReply(turn, text, { menu: yesNoMenu(state.responseLanguage) })
  return { knowledgeMisses, pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
})

const askQuestion = ruleNode((state, turn) => {
  addReply(turn, say('support_ask', state.responseLanguage, { shop: turn.tenant.name }))
  return {}
})

/** Say what rows and settings know; else retrieve, answer from what was found, or admit that nothing was, or that looking failed, and offer a person. */
export const supportGraph = journeyGraph()
  .addNode('shop_facts', shopFactsNode)
  .addNode('payment_get_methods', supportPaymentMethodsNode)
  .addNode('support_pay_ways', waysToPayNode)
  .addNode('kb_retrieve', retrieve)
  .addNode('support_rag_answer', answer)
  .addNode('escalate', escalate)
  .addNode('support_ask', askQuestion)
  .addConditionalEdges(START, at(startSupport), ['shop_facts', 'support_ask'])
  .addConditionalEdges('shop_facts', at(afterFacts), ['payment_get_methods', 'kb_retrieve', END])
  .addConditionalEdges('payment_get_methods', at(afterMethods), ['support_pay_ways', 'kb_retrieve', 'escalate', END])
  .addEdge('support_pay_ways', END)
  .addConditionalEdges('kb_retrieve', at(afterRetrieve), ['support_rag_answer', 'escalate', END])
  .addConditionalEdges('support_rag_answer', at(afterAnswer), ['escalate', END])
  .addEdge('escalate', END)
  .addEdge('support_ask', END)
  .compile()
