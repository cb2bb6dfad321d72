import type { GraphNode } from '../../journeys/core/journey-graph.ts'
import { hearConsent } from '../../journeys/governance/consent-gate.ts'
import { hearNode } from '../../journeys/governance/hear.ts'
import { auditInput } from '../../journeys/governance/input-audit.ts'
import { openTurn } from '../../journeys/open-turn.ts'
import { freshSession } from '../../journeys/session.ts'
import type { TurnContext } from '../../journeys/turn-context.ts'
import type { TurnState } from '../../journeys/turn-state.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { buildShopIndex } from '../../src/language/linking/build-index.ts'
import { SHOP_LANGUAGE } from '../../src/language/packs/shop-language.ts'
import type { Llm } from '../../src/llm/llm.ts'
import { anyShop } from '../any-shop.ts'
import { FIXTURE_SHOPS, fixtureWords } from '../fixture-words.ts'
import { strangersCtx } from './strangers-ctx.ts'

/** What governance makes of one message; confidences are 0 to 1. */
export interface Classification {
  intent: string
  intent_confidence: number
  language: string
  language_confidence: number
  governor: string
  injection: boolean
}

/**
 * Runs one message through what every turn runs through before its journeys: consent words, input audit, the one reading. A
 * new conversation without history, at a shop that speaks all languages and sells what the demo shops sell.
 */
export async function classifyMessage(llm: Llm, text: string): Promise<Classification> {
  const turn = openFirstTurn(llm, text)
  const heard = before(turn)
  const consent = hearConsent(turn)
  const state = await run(hearNode, { ...heard, ...auditInput(turn) }, turn)
  const language = { language: state.detectedLanguage, language_confidence: state.languageConfidence }
  if (consent !== null) {
    // The consent gate ends such a turn before it is read.
    const obeyed = { intent: 'preferences_consent', intent_confidence: 1, governor: 'business' }
    return { ...obeyed, ...language, injection: state.untrusted }
  }
  return {
    intent: state.intent,
    intent_confidence: state.intentConfidence,
    ...language,
    governor: state.governorClassification,
    injection: state.untrusted,
  }
}

function openFirstTurn(llm: Llm, text: string): TurnContext {
  const ctx = strangersCtx()
  const message = {
    id: randomIds.uuid(),
    epoch: 1,
    providerMessageId: 'SM0',
    kind: 'text' as const,
    body: text,
    payload: {},
    receivedAt: ctx.clock.now(),
  }
  const input = {
    ctx,
    messages: [message],
    storedState: {},
    language: 'en' as const,
    recent: [],
    storedCalls: [],
    catalogRevision: '0',
    owner: 'bot' as const,
  }
  const turn = openTurn(
    {
      llm,
      shopWords: async () => DEMO_WORDS,
      guestNames: async () => ({ all: [], gaming: [] }),
      chatTrips: async () => ({ destinations: [], trip: null, offered: [] }),
    },
    input,
    freshSession(ctx),
  )
  turn.tenant = { name: 'Duka', settings: ANY_SHOP }
  return turn
}

function before(turn: TurnContext): TurnState {
  return {
    ...freshSession(turn.ctx),
    ...turn.journeys.freshScratch(),
    allowedLanguages: ANY_SHOP.allowedLanguages,
    defaultLanguage: ANY_SHOP.defaultLanguage,
    intent: 'unknown',
    intentConfidence: 0,
    message: turn.text,
  }
}

async function run(node: GraphNode, state: TurnState, turn: TurnContext): Promise<TurnState> {
  return { ...state, ...(await node.run(state, turn)) }
}

const DEMO_WORDS = buildShopIndex(fixtureWords(FIXTURE_SHOPS), SHOP_LANGUAGE)

const ANY_SHOP = anyShop({
  journeys: ['sales', 'support', 'orders', 'offers', 'preferences'],
  payments: { stk: true, c2b: true, card: true },
})
