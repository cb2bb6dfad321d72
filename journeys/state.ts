import { z } from 'zod'
import { ItemSummary } from '../src/domain/catalog/schemas.ts'
import { LastStretch } from '../src/domain/handoff/schemas.ts'
import { Snippet } from '../src/domain/knowledge/schemas.ts'
import { CartLine, PaymentView } from '../src/domain/orders/schemas.ts'
import { Lang, PaymentMethod, SpokenLang } from '../src/domain/tenancy/schemas.ts'
import { Money } from '../src/lib/money.ts'
import { Intent } from '../src/llm/offline/types.ts'
import { Pending } from './pending.ts'

export const Journey = z.enum(['sales', 'support', 'orders', 'offers', 'prefs', 'handoff', 'governance', 'unknown'])
export type Journey = z.infer<typeof Journey>

export const GovernorClass = z.enum(['business', 'casual', 'spam', 'abuse'])
export type GovernorClass = z.infer<typeof GovernorClass>

/** A line of the running cart: what the customer chose so far, priced again by the domain whenever an order is made. */
export const CartEntry = z.strictObject({
  itemId: z.uuid(),
  itemName: z.string(),
  variantId: z.uuid().nullable(),
  variantSelection: z.record(z.string(), z.string()),
  qty: CartLine.shape.quantity,
})
export type CartEntry = z.infer<typeof CartEntry>

/**
 * The session of one conversation, stored as JSON in its row. Fields and meaning follow the canonical schema of the
 * product's specification; what is not known is null, never guessed.
 */
export const ConversationState = z.strictObject({
  schemaVersion: z.literal(1),

  // identity and scoping: checked against ctx on load, so a row in the wrong place is corrupt
  tenantId: z.uuid(),
  conversationId: z.uuid(),
  requestId: z.uuid(),
  customerId: z.uuid().nullable(),
  phoneE164: z.string().nullable(),

  // tenant context, refreshed every turn
  tenantName: z.string().nullable(),
  botName: z.string().nullable(),
  botIntro: z.string().nullable(),
  toneStyle: z.string(),
  defaultLanguage: SpokenLang,
  allowedLanguages: z.array(SpokenLang),
  maxChattinessLevel: z.int().min(0).max(3),
  catalogLinkBase: z.string().nullable(),
  paymentsEnabled: z.record(z.string(), z.boolean()),
  compliance: z.record(z.string(), z.json()),
  handoff: z.record(z.string(), z.json()),

  // customer preferences and consent, refreshed every turn
  customerLanguagePref: SpokenLang.nullable(),
  marketingOptIn: z.boolean().nullable(),
  notificationPrefs: z.record(z.string(), z.boolean()),

  // classifiers
  intent: Intent,
  intentConfidence: z.number().min(0).max(1),
  journey: Journey,
  responseLanguage: SpokenLang,
  detectedLanguage: Lang,
  languageConfidence: z.number().min(0).max(1),
  /** The language last heard for sure that the shop speaks; null until there was one. */
  spokenLanguage: SpokenLang.nullable(),
  /** Turns in a row of more than a few words that were surely in `spokenLanguage`. */
  spokenTurns: z.int().min(0),
  governorClassification: GovernorClass,
  governorConfidence: z.number().min(0).max(1),

  // catalog selection and ordering
  lastCatalogQuery: z.string().nullable(),
  lastCatalogFilters: z.record(z.string(), z.json()),
  lastCatalogResults: z.array(ItemSummary).max(6),
  catalogTotalMatchesEstimate: z.int().nullable(),
  selectedItemIds: z.array(z.uuid()),
  /** The item whose picture was sent last: it is not sent again while the talk stays with it. */
  picturedItemId: z.uuid().nullable(),
  cart: z.array(CartEntry).max(20),
  orderId: z.uuid().nullable(),
  orderTotals: z.strictObject({ subtotal: Money, discount: Money, total: Money }).nullable(),
  /** The unpaid order that the cart is written over; null while the cart is the draft of this conversation. */
  changingOrderId: z.uuid().nullable(),
  paymentRequestId: z.uuid().nullable(),
  paymentStatus: PaymentView.shape.status.nullable(),
  /** The ways that can take the payment of this order, as payment_get_methods last said; empty before it was asked. */
  paymentMethods: z.array(PaymentMethod),

  // retrieval
  kbSnippets: z.array(Snippet).max(8),

  // safety and escalation
  escalationRequired: z.boolean(),
  escalationReason: z.string().nullable(),
  handoffTicketId: z.uuid().nullable(),
  /** The last time a person had this conversation, once the bot has taken note of it. */
  lastHumanStretch: LastStretch.nullable(),

  // conversation controls
  turnCount: z.int().min(0),
  casualTurns: z.int().min(0),
  spamTurns: z.int().min(0),
  /** Messages of this sitting; a sitting ends after six hours of silence. */
  sittingMessages: z.int().min(0),
  lastTurnAt: z.iso.datetime().nullable(),
  clarificationLoops: z.int().min(0),
  toolErrorsInARow: z.int().min(0),
  frustratedTurns: z.int().min(0),
  catalogRejections: z.int().min(0),
  /** Questions in a row that the shop's documents did not answer. */
  knowledgeMisses: z.int().min(0),
  /** Why the bot has stopped answering in this sitting; null while it talks. */
  silence: z.enum(['abuse', 'spam', 'sitting_limit']).nullable(),
  /** The customer was told once that the messages come too fast. */
  rateLimitTold: z.boolean(),
  /** What we asked last and which answers it takes; null when nothing is asked. */
  pending: Pending.nullable(),
  /** The question a digression interrupted, asked again once the digression is answered. */
  suspended: Pending.nullable(),
  /** The customer put `suspended` aside herself: it comes back when she says so, not by itself. */
  parked: z.boolean(),

  responseText: z.string().nullable(),
})
export type ConversationState = z.infer<typeof ConversationState>
