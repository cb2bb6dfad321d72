import { END } from '@langchain/langgraph/web'
import { say } from '../../prompts/copy/index.ts'
import { INSUFFICIENT, passageOf, supportRagAnswer } from '../../prompts/support-rag-answer/index.ts'
import { NOTHING_WANTED } from '../../src/language/grammar/wanted.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { askOverDispute } from '../ask-over-dispute.ts'
import { goOn } from '../core/go-on.ts'
import { defineGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { ESCALATION } from '../governance/thresholds.ts'
import { keepUnanswered } from '../keep-unanswered.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { toldFrom } from '../told-from.ts'
import type { TurnState } from '../turn-state.ts'
import { asksOfCase } from './asks-of-case.ts'
import { afterAnswer, afterFacts, afterMethods, afterRetrieve, startSupport } from './edges.ts'
import { isSound } from './is-sound.ts'
import { questionOf } from './question.ts'
import { hoursNode, shopFactsNode, supportPaymentMethodsNode, waysToPayNode } from './shop-facts.ts'
import { whatIsKnown } from './what-is-known.ts'

const retrieve = toolNode(kbRetrieve, {
  args: ({ supportQuery, askedItemId, askedBefore, responseLanguage }) => ({
    query: supportQuery.words,
    types: null,
    language: responseLanguage,
    about: askedItemId === null ? supportQuery.about : (askedBefore?.slice(0, QUERY_CHARS) ?? null),
    item_id: askedItemId,
  }),
  keep: ({ snippets, confident, disputed = null }, state) => {
    const kbSnippets = snippets.filter(isSound)
    const [best] = kbSnippets
    const enough = state.because === 'unclear' || asksOfCase(state) ? SURE : 0
    return { kbSnippets, disputed, snippetsConfident: confident && best !== undefined && best.score >= enough }
  },
})

const QUERY_CHARS = 1000

/** Words that nothing was heard in, or that belong to what a person settles, are answered only by a passage that surely means them. */
const SURE = 0.75

const answer = promptNode(supportRagAnswer, {
  vars: (state, turn) => ({
    shop: turn.tenant.name,
    language: state.responseLanguage,
    question: state.supportQuery.words,
    passages: state.snippetsConfident ? state.kbSnippets.map(passageOf) : [],
  }),
  keep: (text, state, turn) => {
    if (text.trim().startsWith(INSUFFICIENT)) return { snippetsConfident: false }
    addReply(turn, toldFrom(text, state.kbSnippets, state, turn))
    return { snippetsConfident: true, knowledgeMisses: 0, clarificationLoops: 0 }
  },
})

const escalate = ruleNode((state, turn) => {
  if (state.toolFailure !== null) {
    const failed = say('support_lookup_failed', state.responseLanguage, { shop: turn.tenant.name })
    addReply(turn, failed, { menu: yesNoMenu(state.responseLanguage) })
    return { pending: { kind: 'offer_handoff', reason: 'tool_errors' } }
  }
  if (state.disputed !== null) return askOverDispute(state, turn)
  const knowledgeMisses = state.knowledgeMisses + 1
  keepUnanswered(askedWith(state), state, turn)
  if (knowledgeMisses >= ESCALATION.knowledgeMisses) {
    return { knowledgeMisses, escalationRequired: true, escalationReason: 'knowledge_missing' }
  }
  addReply(turn, notFound(state, turn.tenant.name), { menu: yesNoMenu(state.responseLanguage) })
  return { knowledgeMisses, pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
})

/** What the documents do not say of delivery and offers is told from what the shop has set. */
const handOn = ruleNode((state) => {
  const question = questionOf(state)
  const words = question?.words ?? ''
  if (question?.topic === 'offers') return goOn(state, 'offers', [{ act: 'ask_offers', wanted: NOTHING_WANTED, words }])
  const nowhere = { zoneId: null, elsewhere: null, spendMinor: null }
  return goOn(state, 'sales', [{ act: 'ask_delivery', aspect: 'other', ...nowhere, words }])
})

/** The question with the item that it is asked of, which its words may only point at. */
function askedWith({ supportQuery: { words }, kbSnippets, askedItemId }: TurnState): string {
  const row = kbSnippets.find(({ chunkId }) => chunkId === askedItemId)
  return row === undefined ? words : `${row.title}: ${words}`
}

/** That nothing says it; of an item, with what its row does say. */
function notFound({ kbSnippets, askedItemId, responseLanguage: language }: TurnState, shop: string): string {
  const row = kbSnippets.find(({ chunkId }) => chunkId === askedItemId)
  if (row === undefined) return say('support_offer_person', language, { shop })
  return say('support_item_known', language, { known: whatIsKnown(row, language) })
}

/** It was not heard, and no document knows it either: she is asked what she means. */
const notHeard = ruleNode((state) => goOn(state, 'unknown', []))

/** A person takes on what was asked, with her words. */
const passOn = ruleNode(() => ({ escalationRequired: true, escalationReason: 'human_requested' }))

const askQuestion = ruleNode((state, turn) => {
  addReply(turn, say('support_ask', state.responseLanguage, { shop: turn.tenant.name }))
  return {}
})

/** Say what rows and settings know; else retrieve, answer from what was found, or admit that nothing was, or that looking failed, and offer a person. */
export const supportGraph = defineGraph({
  nodes: {
    shop_facts: shopFactsNode,
    payment_get_methods: supportPaymentMethodsNode,
    support_pay_ways: waysToPayNode,
    kb_retrieve: retrieve,
    support_rag_answer: answer,
    escalate,
    support_hours: hoursNode,
    hand_on: handOn,
    not_heard: notHeard,
    pass_on: passOn,
    support_ask: askQuestion,
  },
  start: startSupport,
  edges: {
    shop_facts: afterFacts,
    payment_get_methods: afterMethods,
    support_pay_ways: END,
    kb_retrieve: afterRetrieve,
    support_rag_answer: afterAnswer,
    escalate: END,
    support_hours: END,
    hand_on: END,
    not_heard: END,
    pass_on: END,
    support_ask: END,
  },
})
