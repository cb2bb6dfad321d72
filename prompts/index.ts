import { answerValidate } from './answer-validate/index.ts'
import { conciergeAnswer } from './concierge-answer/index.ts'
import { conciergeRoute } from './concierge-route/index.ts'
import { conversationSummary } from './conversation-summary/index.ts'
import { followUp } from './follow-up/index.ts'
import { governorSpamCasual } from './governor-spam-casual/index.ts'
import { handoffMessage } from './handoff-message/index.ts'
import { hearTurn } from './hear-turn/index.ts'
import { intentClassify } from './intent-classify/index.ts'
import { languagePolicy } from './language-policy/index.ts'
import { offersAnswer } from './offers-answer/index.ts'
import { orderStatusResponse } from './order-status-response/index.ts'
import { paymentRouterPrompt } from './payment-router-prompt/index.ts'
import { prefsConsentResponse } from './prefs-consent-response/index.ts'
import { salesNarrowQuery } from './sales-narrow-query/index.ts'
import { supportRagAnswer } from './support-rag-answer/index.ts'

/** Every model call of the product. */
export const PROMPTS = [
  hearTurn,
  intentClassify,
  languagePolicy,
  governorSpamCasual,
  salesNarrowQuery,
  paymentRouterPrompt,
  supportRagAnswer,
  offersAnswer,
  orderStatusResponse,
  prefsConsentResponse,
  handoffMessage,
  conciergeRoute,
  conciergeAnswer,
  answerValidate,
  followUp,
  conversationSummary,
] as const
