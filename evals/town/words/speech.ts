/** A language that replies are written in; a customer may also mix them. */
export type Spoken = 'en' | 'sw' | 'sheng'
export type CustomerLanguage = Spoken | 'mixed'

/** What customers do with words. Holes: goods, item, n, nth, q, qword, value, code. */
export const ACTS = [
  'greet',
  'want',
  'want_item',
  'price_of',
  'others',
  'pick',
  'pick_name',
  'value',
  'yes',
  'no',
  'count',
  'how_many',
  'change_size',
  'drop',
  'claim_paid',
  'status',
  'retry',
  'hours',
  'delivery',
  'returns',
  'payment_ways',
  'bargain',
  'offers',
  'coupon',
  'thanks',
  'human',
  'dispute',
  'speak',
  'abuse',
  'spam',
  'method_stk',
  'method_c2b',
  'method_card',
  'other_phone',
  'stop',
  'start',
  'chat',
] as const
export type Act = (typeof ACTS)[number]

export type Phrases = Readonly<Record<Act, readonly string[]>>
