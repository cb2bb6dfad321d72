import { journeys } from '../../../journeys/index.ts'
import { freshSession } from '../../../journeys/session.ts'
import type { TurnContext } from '../../../journeys/turn-context.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { NOTHING_WANTED } from '../../../src/language/grammar/wanted.ts'
import type { Act, Reading } from '../../../src/language/reading.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** One act of each name, with nothing said in its arguments. */
export const ACTS: { readonly [Name in Act['act']]: Extract<Act, { act: Name }> } = {
  greet: { act: 'greet' },
  small_talk: { act: 'small_talk', kind: 'thanks' },
  ask_identity: { act: 'ask_identity' },
  insult: { act: 'insult', grave: false },
  off_topic: { act: 'off_topic' },
  untrusted: { act: 'untrusted' },
  unclear: { act: 'unclear' },
  search: { act: 'search', wanted: { ...NOTHING_WANTED, categories: ['sneakers'] } },
  refine: { act: 'refine', wanted: NOTHING_WANTED },
  recommend: { act: 'recommend', wanted: { ...NOTHING_WANTED, features: ['office'] } },
  show_more: { act: 'show_more', all: false },
  not_sold: { act: 'not_sold', words: 'handbags' },
  pick: { act: 'pick', wanted: NOTHING_WANTED },
  pick_nothing: { act: 'pick_nothing', place: 9 },
  add: { act: 'add', wanted: NOTHING_WANTED },
  set_quantity: { act: 'set_quantity', lines: [0], quantity: 2, measure: null },
  change_option: { act: 'change_option', lines: [0], values: [{ option: 'size', value: '42' }] },
  remove: { act: 'remove', lines: [0], words: 'socks' },
  replace: { act: 'replace', lines: [0], wanted: NOTHING_WANTED },
  show_cart: { act: 'show_cart' },
  ask_item: { act: 'ask_item', wanted: NOTHING_WANTED, topic: 'price', words: 'how much' },
  compare: { act: 'compare', wanted: NOTHING_WANTED, words: 'which is better' },
  ask_shop: { act: 'ask_shop', topic: 'hours', words: 'when do you open' },
  ask_delivery: { act: 'ask_delivery', aspect: 'fee', zoneId: null, elsewhere: null, spendMinor: null, words: 'fee' },
  set_delivery: { act: 'set_delivery', kind: 'pickup', zoneId: null, elsewhere: null, address: null },
  bargain: { act: 'bargain', wanted: NOTHING_WANTED, offerMinor: null },
  ask_offers: { act: 'ask_offers', wanted: NOTHING_WANTED, words: 'offers' },
  apply_coupon: { act: 'apply_coupon', code: 'SAVE10' },
  confirm: { act: 'confirm' },
  reject: { act: 'reject' },
  pause: { act: 'pause' },
  resume: { act: 'resume' },
  cancel: { act: 'cancel', order: false, reference: null },
  choose: { act: 'choose', id: 'x' },
  checkout: { act: 'checkout' },
  choose_payment: { act: 'choose_payment', method: 'c2b', asks: false },
  give_phone: { act: 'give_phone', msisdn: null },
  ask_payment: { act: 'ask_payment' },
  share: { act: 'share', does: 'start', count: 4, eachMinor: null, restIsHers: false, msisdns: [], place: null },
  claim_paid: { act: 'claim_paid', receipt: null },
  misdirected_payment: { act: 'misdirected_payment', amountMinor: null, words: 'wrong number' },
  ask_order: { act: 'ask_order', aspect: 'status', reference: null },
  complain: { act: 'complain', about: 'goods', words: 'it is torn' },
  refund: { act: 'refund', words: 'my money back' },
  ask_person: { act: 'ask_person' },
  ask_guest: {
    act: 'ask_guest',
    queryType: 'property_qa',
    route: 'rag',
    confidence: 0.9,
    stage: 'rule',
    guard: null,
    books: false,
    words: 'is there a pool',
  },
  sensitive: { act: 'sensitive', topic: 'legal' },
  trip: { act: 'trip', heard: { does: 'files' } },
  memory: { act: 'memory', does: 'ask', told: [] },
  consent: { act: 'consent', purpose: 'marketing', granted: false },
  set_language: { act: 'set_language', language: 'sw' },
  ask_preferences: { act: 'ask_preferences' },
}

export function reading(acts: readonly Act[], overrides: Partial<Reading> = {}): Reading {
  return {
    language: { lang: 'en', confidence: 0.9 },
    governor: { class: 'business', confidence: 0.97 },
    acts: [...acts],
    confidence: 0.97,
    unheard: [],
    spans: [],
    named: [],
    matter: null,
    about: null,
    frustrated: false,
    ...overrides,
  }
}

/** A turn in which this was heard, as it comes to the router. */
export function heardState(heard: Reading, overrides: Partial<TurnState> = {}): TurnState {
  return {
    ...freshSession({ tenantId: ID, conversationId: ID }),
    ...journeys.freshScratch(),
    message: '',
    reading: heard,
    intentConfidence: heard.confidence,
    governorClassification: heard.governor.class,
    governorConfidence: heard.governor.confidence,
    ...overrides,
  }
}

const SHOP = {
  name: 'Duka',
  settings: {
    journeys: ['sales', 'support', 'orders', 'offers', 'preferences'],
    compliance: { sensitiveTopics: ['legal', 'medical'] },
  },
}

/** What the router looks at of a turn. */
export function routedTurn({
  settings = {},
  reminder = null,
}: {
  settings?: object
  reminder?: { orderId: string } | null
} = {}): TurnContext {
  const turn = {
    journeys,
    messages: [],
    tenant: { ...SHOP, settings: { ...SHOP.settings, ...settings } },
    outside: { stretch: null, reminder, lastOrder: null },
  }
  // A router asks a turn for nothing else.
  return turn as unknown as TurnContext
}
