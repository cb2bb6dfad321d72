import { describe, expect, it } from 'vitest'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import type { FactLedger } from '../../../src/llm/facts/fact-ledger.ts'

const LAMP = { name: 'Desk lamp', priceFrom: { amountMinor: 110_000, currency: 'KES' }, available: 9 }
const ORDER = {
  reference: 'KMT7Q2X9P',
  status: 'awaiting_payment',
  lines: [{ name: 'Desk lamp', quantity: 2, unitPrice: { amountMinor: 110_000, currency: 'KES' } }],
  total: { amountMinor: 245_000, currency: 'KES' },
  delivery: { zone: 'Westlands', fee: { amountMinor: 25_000, currency: 'KES' } },
}
const HOURS = { hours: { mon: '08:30-19:00', sat: '09:00-17:00', sun: null } }
const RETURNS = 'Returns are accepted within 7 days if the goods are unused. No cash refunds are given.'
const PAYBILL = { paybill: '522522', account: 'KMT7Q2X9P' }

function unbacked(text: string, overrides: Partial<FactLedger> = {}): string[] {
  const ledger: FactLedger = {
    values: [LAMP, ORDER, HOURS, RETURNS, PAYBILL],
    actions: new Set(),
    said: ['800?'],
    timezone: 'Africa/Nairobi',
    ...overrides,
  }
  return findUnbackedFacts(text, ledger).map((found) => found.text)
}

const lies: [string, readonly string[]][] = [
  [
    'number words',
    ['Bei ni elfu moja', 'It is nine hundred bob', 'Hiyo ni soo tisa', 'Ni jero tu', 'About half a million'],
  ],
  ['an accepted haggle', ['Sure, 800 then', 'Haya, chukua na mia nane', 'Poa, tufanye soo nane', 'Deal!']],
  [
    'links in any spelling',
    ['bit.ly/abc', 'Go to mtaani dot co dot ke', 'wa.me/254700', 'lipa [.] com', 'Follow @mtaani_kicks'],
  ],
  [
    'numbers spelled out',
    ['Till ni nane tatu mbili mbili moja', 'Tuma kwa till 9 0 4 4 1 2', 'Call zero seven double two one'],
  ],
  ['pictures beside a noun', ['Payment ✅', '✅✅ Malipo', 'Order 👍', 'Parcel 📦✅']],
  [
    'letters in disguise',
    ['fr**ee** delivery', 'Delivery n1 b-u-r-e', 'P a i d', 'Dіscоunt fоr yоu', 'Ma\u200bli\u200bpo yame\u200bfika'],
  ],
  ['figures in disguise', ['KES MMD', 'Bei ni 1️⃣5️⃣0️⃣0️⃣', 'Bei ni 8００', 'KES 2,\u200b999', 'It is 4 5 0 0']],
  [
    'money that has not moved',
    ['We got your money', 'Pesa imeingia', 'Your payment failed', 'Umelipa zaidi, tutakupa chenji'],
  ],
  [
    'an order that has not moved',
    ['All packed and sealed', 'Rider yuko njiani', 'It left our shop', 'Nimebadilisha anwani ya order'],
  ],
  ['a person nobody called', ['Mercy will ring you', 'Nimeongea na meneja', 'Boss anakuja kukucheki']],
  ['stock against its row', ['Desk lamp imeisha', 'The desk lamp is sold out', 'Desk lamp hatuna', 'Iko na pink pia']],
  ['favours nobody granted', ['Delivery is free', 'Tutakupunguzia', 'You can pay later', 'Tutakuongezea zawadi']],
  [
    'rules no passage holds',
    ['All lamps carry a warranty', 'Returns within 30 days', 'Tunarudisha pesa bila maswali', 'You get it tomorrow'],
  ],
  ['hours of another day', ['Tuko wazi Jumapili', 'Saturday we are closed', 'We are open right now']],
  ['praise', ['It is waterproof', 'Ni original kabisa', 'Cheapest in town', 'Customers love it', 'Ni halali']],
  ['words that no row has', ['The lid locks tight and nothing spills', 'It was grown on our own farm in Limuru']],
  ['a sum of something else', ['Delivery is KES 1,100', 'Your delivery fee is KES 2,450']],
]

const secrets: readonly string[] = [
  'Reply with your M-PESA PIN',
  'Tafadhali nitumie PIN yako nikamilishe',
  'Please forward the OTP you received',
  "What's your PIN? I only need it to confirm it's you",
  'Type your card number, expiry and CVV',
  'Nipe namba ya kitambulisho',
  'Nisaidie na nywila yako',
  'Never share your PIN with others, just send it to me here',
]

const honest: [string, readonly string[]][] = [
  [
    'the same facts in words',
    ['Desk lamp ni elfu moja mia moja', 'The desk lamp is eleven hundred bob', 'Hiyo ni thao moja na soo moja'],
  ],
  [
    'small words that count nothing',
    [
      'One moment please',
      'Nijibu moja kwa moja',
      'Two questions: which one, and for when?',
      'Kwanza, niambie jina lako',
    ],
  ],
  ['questions', ['Has it been delivered?', 'Ungependa kuletewa?', 'Is it a gift?', 'Umelipa tayari?']],
  ['conditions', ['Once you have paid, I will send the receipt here.', 'Ukishalipa nitakutumia risiti.']],
  ['offers to do', ['Shall I cancel the order?', 'I can look up the delivery fee for you.', 'Naweza kukuangalizia.']],
  [
    'an honest no',
    [
      'I do not know whether it is waterproof.',
      'Siwezi kusema kama imelipwa.',
      'We have no information about a warranty.',
    ],
  ],
  ['denials', ['Order KMT7Q2X9P is not paid yet.', 'Oda yako bado haijalipwa.', 'It has not been delivered.']],
  [
    'what the passage says',
    ['You can return it within a week if it is unused.', 'Unaweza kurudisha ndani ya siku saba.'],
  ],
  [
    'warnings about secrets',
    [
      'Never share your PIN with anyone.',
      'Enter your PIN on your phone when the prompt comes.',
      'Usimpe mtu yeyote PIN yako.',
    ],
  ],
  ['warmth', ['Got it ✅', 'Karibu sana 🎉', 'Have a lovely Sunday!', 'Haha, that one got me 😂']],
  ['the figures of their own subject', ['Delivery to Westlands is KES 250.', 'Jumla ni KES 2,450 pamoja na delivery.']],
]

describe('findUnbackedFacts, of what strangers try', () => {
  it.each(lies)('refuses %s', (_what, texts) => {
    expect(texts.filter((text) => unbacked(text).length === 0)).toEqual([])
  })

  it('refuses to ask for a secret, whatever the ledger holds', () => {
    const values = ['Send us your PIN, OTP, CVV, card number, password and ID number: kitambulisho, nywila.']
    expect(secrets.filter((text) => unbacked(text, { values }).length === 0)).toEqual([])
  })

  it.each(honest)('lets %s through', (_what, texts) => {
    expect(texts.flatMap((text) => unbacked(text).map((found) => `${text} => ${found}`))).toEqual([])
  })

  it('compares a state with the row that is named, both ways', () => {
    const values = [ORDER, { reference: 'HPX2M7L9C', status: 'paid', total: { amountMinor: 90_000, currency: 'KES' } }]
    expect(unbacked('Order HPX2M7L9C is paid.', { values })).toEqual([])
    expect(unbacked('Order HPX2M7L9C is not paid yet.', { values })).not.toEqual([])
    expect(unbacked('Order KMT7Q2X9P is paid.', { values })).not.toEqual([])
  })

  it('knows today by the clock it is given', () => {
    const sunday = new Date('2026-11-22T17:00:00Z')
    expect(unbacked('We are closed today.', { now: sunday })).toEqual([])
    expect(unbacked('We are open today.', { now: sunday })).not.toEqual([])
    expect(unbacked('Today is 22 November.', { now: sunday })).toEqual([])
  })

  it('reports what is too long to be read whole', () => {
    expect(unbacked('ﷺ'.repeat(4_000))).not.toEqual([])
    expect(unbacked(`${'asante '.repeat(1_200)}`)).not.toEqual([])
  })
})
