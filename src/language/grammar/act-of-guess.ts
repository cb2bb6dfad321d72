import type { IntentGuess } from '../classifier/classify-intent.ts'
import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Act } from '../reading.ts'
import { NOTHING_WANTED } from './wanted.ts'

/** Below this a guess is not acted on. */
const SURE = 0.7

/** What a message without a known phrase comes to by the classifier alone; null when it is not sure either. */
export function actOfGuess(
  { intent, confidence }: IntentGuess,
  words: string,
  { salient }: DialogueContext,
  shop: ShopIndex,
  unheard: readonly string[],
): Act | null {
  if (confidence < SURE) return null
  const [item] = salient
  switch (intent) {
    case 'support_question':
      return { act: 'ask_shop', topic: 'other', words }
    case 'product_question': {
      if (item === undefined || shop.item(item) === undefined) return { act: 'ask_shop', topic: 'other', words }
      return { act: 'ask_item', wanted: { ...NOTHING_WANTED, itemIds: [item], exact: true }, topic: 'other', words }
    }
    case 'sales_discovery':
      // Whoever only says that she wants to buy is asked what.
      return unheard.length > 0
        ? { act: 'not_sold', words: unheard.join(' ') }
        : { act: 'search', wanted: NOTHING_WANTED }
    case 'order_status':
      return { act: 'ask_order', aspect: 'status', reference: null }
    case 'payment_help':
      return { act: 'ask_shop', topic: 'payment', words }
    case 'discounts_offers':
      return { act: 'ask_offers', wanted: NOTHING_WANTED, words }
    case 'human_request':
      return { act: 'ask_person' }
    case 'preferences_consent':
      return { act: 'ask_preferences' }
    case 'spam_casual':
      return { act: 'small_talk', kind: 'other' }
    case 'unknown':
      return { act: 'off_topic' }
  }
}
