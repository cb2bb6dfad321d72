import type { TurnInput } from '../src/conversation/turn-engine.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { toJsonObject } from './facts.ts'
import { ConversationState } from './state.ts'
import type { TurnState } from './turn-state.ts'

type Scope = Pick<TurnInput['ctx'], 'tenantId' | 'conversationId' | 'requestId' | 'customerId'>

/**
 * The stored session, parsed once. A row that cannot be read, or that belongs to another tenant or conversation, is
 * corrupt: the session starts again and `corrupt` says why.
 */
export function loadSession({ ctx, storedState }: Pick<TurnInput, 'ctx' | 'storedState'>): {
  session: ConversationState
  corrupt: string | null
} {
  const fresh = freshSession(ctx)
  if (isEmpty(storedState)) return { session: fresh, corrupt: null }
  const parsed = ConversationState.safeParse(storedState)
  if (!parsed.success) return { session: fresh, corrupt: problemsOf(parsed.error.issues) }
  const { tenantId, conversationId } = parsed.data
  if (tenantId !== ctx.tenantId) return { session: fresh, corrupt: 'tenantId: belongs to another tenant' }
  if (conversationId !== ctx.conversationId) return { session: fresh, corrupt: 'conversationId: belongs elsewhere' }
  return { session: { ...parsed.data, requestId: ctx.requestId, customerId: ctx.customerId }, corrupt: null }
}

/** The session to store: the scratch of the turn is left out and the rest is checked once more. */
export function storableSession(state: TurnState): JsonObject {
  const fields = Object.keys(ConversationState.shape)
  const session = Object.fromEntries(Object.entries(state).filter(([field]) => fields.includes(field)))
  return toJsonObject(ConversationState.parse(session))
}

/** A session in which nothing was said yet. */
export function freshSession({ tenantId, conversationId, requestId, customerId }: Scope): ConversationState {
  return {
    ...UNKNOWN,
    ...NOTHING_SAID,
    tenantId,
    conversationId,
    requestId,
    customerId,
  }
}

const UNKNOWN = {
  schemaVersion: 1,
  phoneE164: null,
  tenantName: null,
  botName: null,
  botIntro: null,
  toneStyle: 'friendly_concise',
  defaultLanguage: 'en',
  allowedLanguages: ['en'],
  maxChattinessLevel: 2,
  catalogLinkBase: null,
  paymentsEnabled: {},
  compliance: {},
  handoff: {},
  customerLanguagePref: null,
  marketingOptIn: null,
  notificationPrefs: {},
} satisfies Partial<ConversationState>

const NOTHING_SAID = {
  intent: 'unknown',
  intentConfidence: 0,
  journey: 'unknown',
  responseLanguage: 'en',
  detectedLanguage: 'en',
  languageConfidence: 0,
  spokenLanguage: null,
  spokenTurns: 0,
  governorClassification: 'business',
  governorConfidence: 0,
  lastCatalogQuery: null,
  lastCatalogFilters: {},
  lastCatalogResults: [],
  catalogTotalMatchesEstimate: null,
  selectedItemIds: [],
  cart: [],
  orderId: null,
  orderTotals: null,
  changingOrderId: null,
  paymentRequestId: null,
  paymentStatus: null,
  paymentMethods: [],
  kbSnippets: [],
  escalationRequired: false,
  escalationReason: null,
  handoffTicketId: null,
  lastHumanStretch: null,
  picturedItemId: null,
  turnCount: 0,
  casualTurns: 0,
  spamTurns: 0,
  sittingMessages: 0,
  lastTurnAt: null,
  clarificationLoops: 0,
  toolErrorsInARow: 0,
  frustratedTurns: 0,
  catalogRejections: 0,
  knowledgeMisses: 0,
  silence: null,
  rateLimitTold: false,
  pending: null,
  suspended: null,
  parked: false,
  responseText: null,
} satisfies Partial<ConversationState>

function isEmpty(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) && Object.keys(stored).length === 0
}

function problemsOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  return lines.slice(0, 10).join('; ')
}
