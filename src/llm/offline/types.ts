import { z } from 'zod'

export const INTENTS = [
  'sales_discovery',
  'product_question',
  'support_question',
  'order_status',
  'discounts_offers',
  'preferences_consent',
  'payment_help',
  'human_request',
  'spam_casual',
  'unknown',
] as const

export const Intent = z.enum(INTENTS)
export type Intent = z.infer<typeof Intent>

export const Lang = z.enum(['en', 'sw', 'sheng', 'mixed'])
export type Lang = z.infer<typeof Lang>

/** One line of the fixture the classifier learns from. */
export const TrainingLine = z.strictObject({ text: z.string().min(1), intent: Intent, lang: Lang })
export type TrainingLine = z.infer<typeof TrainingLine>

export type TurnLine = { from: 'customer' | 'bot'; text: string }

export type IntentGuess = { intent: Intent; confidence: number }
export type LanguageGuess = { language: Lang; confidence: number }
export type GovernorGuess = { classification: 'business' | 'casual' | 'spam' | 'abuse'; confidence: number }
export type InputAudit = { injection: boolean; patterns: string[] }
export type SensitiveTopic = 'dispute' | 'refund' | 'chargeback' | 'legal' | 'medical'
export type PaymentMethod = 'stk' | 'c2b' | 'card'
export type ConsentWord = 'stop' | 'start' | 'help'
export type YesNo = 'yes' | 'no'

/** What a shopper asked for. Prices are KES in cents; `terms` are folded English words, unknown words kept as typed. */
export type ShoppingAsk = {
  terms: string[]
  raw: string[]
  size: string | null
  colours: string[]
  minPriceMinor: number | null
  maxPriceMinor: number | null
  cheapest: boolean
  quantity: number | null
  seeAll: boolean
  purpose: string[]
}

/** `index` counts from 1; -1 is the last item. `words` are what is left to match against names. */
export type Pick = { index: number | null; words: string[] }

export type Correction = { isCorrection: boolean; rest: string }

export type OfflineEngine = {
  classifyIntent(message: string, recent: TurnLine[]): IntentGuess
  detectLanguage(message: string, prior: Lang | null): LanguageGuess
  govern(message: string): GovernorGuess
  auditInput(message: string): InputAudit
  detectFrustration(message: string): boolean
  detectSensitive(message: string): SensitiveTopic | null
  parseAsk(message: string): ShoppingAsk
  parsePick(message: string): Pick
  parseYesNo(message: string): YesNo | null
  parsePhone(message: string): string | null
  parseQuantity(message: string): number | null
  parseCorrection(message: string): Correction
  parseCancel(message: string): boolean
  parsePaymentMethod(message: string): PaymentMethod | null
  parseCoupon(message: string): string | null
  detectStopWord(message: string): ConsentWord | null
}
