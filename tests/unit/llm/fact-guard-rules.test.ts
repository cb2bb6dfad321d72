import { describe, expect, it } from 'vitest'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import type { FactLedger } from '../../../src/llm/facts/fact-ledger.ts'

const kes = (amount: number) => ({ amountMinor: amount * 100, currency: 'KES' })
const PHONES = [
  { name: 'Samsung A15', priceFrom: kes(23_500), available: 4 },
  { name: 'Samsung A05', priceFrom: kes(15_500), available: 0 },
]
/** A Sunday, eight in the evening. */
const NOW = new Date('2026-11-22T17:00:00Z')
const WEEK = { mon: '07:30-19:00', tue: '07:30-19:00', sat: '08:00-16:30', sun: '10:00-18:00' }
const RULES = {
  passage: 'Books that are new are exchanged within 7 days. Cash refunds are never given. Bring the receipt.',
}

function refused(
  text: string,
  values: FactLedger['values'],
  said: readonly string[] = [],
  actions: readonly string[] = [],
) {
  const ledger: FactLedger = { values, said, actions: new Set(actions), timezone: 'Africa/Nairobi', now: NOW }
  return findUnbackedFacts(text, ledger).map((found) => found.text)
}

interface Rule {
  rule: string
  values: FactLedger['values']
  said?: string[]
  holds: string[]
  fails: string[]
}

const rules: readonly Rule[] = [
  {
    rule: 'which of two rows costs less',
    values: PHONES,
    holds: ['The A05 is cheaper than the A15.', 'The cheapest is the Samsung A05.', 'A05 ni nafuu kuliko A15.'],
    fails: [
      'The A15 is cheaper than the A05, so go for it.',
      'A15 ndio nafuu zaidi.',
      'The A05 is the most expensive.',
    ],
  },
  {
    rule: 'that opening is no closing',
    values: [{ hours: WEEK }],
    holds: [
      'Tunafungua saa moja na nusu asubuhi na kufunga saa moja jioni, Jumatatu.',
      'On Saturdays the shop closes at half past four.',
      'On Saturday we open at eight in the morning.',
      'It is Sunday evening and we closed at six.',
    ],
    fails: ['Tunafungua saa moja jioni na kufunga saa moja na nusu asubuhi.', 'We open at 7 pm and close at 7.30 am.'],
  },
  {
    rule: 'what a passage says no to',
    values: [RULES],
    holds: ['New books can be exchanged within a week.', 'Cash refunds are not given.'],
    fails: ['Cash refunds are given.', 'Utarudishiwa pesa taslimu, cash.', 'You can exchange them, no receipt needed.'],
  },
  {
    rule: 'a fee of nothing, for its own place',
    values: [{ delivery: { zone: 'Greenpark Estate', fee: kes(0) } }],
    holds: ['Delivery within the estate is free.', 'Kuletewa Greenpark ni bure.'],
    fails: ['Delivery is free everywhere.', 'Delivery to Karen is free.'],
  },
  {
    rule: 'the stock of what she asked about',
    values: PHONES,
    said: ['do you have the samsung a05'],
    holds: ['It is sold out, sorry.', 'The Samsung A15 is in stock.'],
    fails: ['Yes, it is in stock and ready to go!', 'Ndiyo, ipo.'],
  },
  {
    rule: 'sums in Sheng, never sizes',
    values: [{ name: 'Snapback cap', priceFrom: kes(1_200), available: 8 }],
    said: ['nipee na soo nane'],
    holds: ['Snapback ni thao moja na soo mbili.'],
    fails: ['Poa msee, leta soo nane tumalize.', 'Haya, jero tu.'],
  },
  {
    rule: 'small numbers of goods and measures',
    values: [{ name: 'Crown paint', options: { volume: ['4L', '20L'] }, available: 15 }],
    said: ['lita kumi mnayo?'],
    holds: ['Iko ya lita nne na ya lita ishirini.', 'Two questions: which colour, and how much?'],
    fails: ['Ndiyo, ipo ya lita kumi pia.', 'Only five tins remain.'],
  },
  {
    rule: 'people that nobody knows',
    values: [{ booking: 'BK-2', service: 'Braiding', with: 'Njeri', status: 'booked' }],
    holds: ['Your braiding is with Njeri.'],
    fails: ['Wanjiku will be braiding you.', 'The till name is Jane Wanjiru.'],
  },
  {
    rule: 'what is imagined, asked, left open or told by her',
    values: [],
    said: ['I already paid', 'is kachumbari free'],
    holds: [
      'I wish I could deliver rain to Kitui too.',
      'If laughter were money you would have paid me twice.',
      'Kachumbari is on the house? Sorry, I cannot see that anywhere.',
      'I understand you have paid, but I see nothing of it yet.',
      'Nahitaji kujua mambo mawili:\n1) jina lako\n2) mahali pa kuleta',
      'Sasa boss, unatafuta nini leo 😎',
      'Thanks a million 🙏',
    ],
    fails: ['Kachumbari is on the house.', 'You have paid.', 'Delivery leo.'],
  },
  {
    rule: 'a secret under any other name',
    values: [],
    holds: ['Please leave out your PIN.', 'No password is needed here.'],
    fails: [
      'Enter your P.I.N here, ama p-i-n ukipenda.',
      'Which four digits do you type when you withdraw at the agent?',
    ],
  },
  {
    rule: 'where money goes',
    values: [{ paybill: '400222', account: 'HGF3D6S1A' }],
    holds: ['Pay Bill 400222, account HGF3D6S1A.'],
    fails: ['Send it to till number 400222.', 'Account number is your own phone number.'],
  },
]

describe('findUnbackedFacts, rule by rule', () => {
  it.each(rules)('lets pass what is true: $rule', ({ holds, values, said }) => {
    expect(holds.flatMap((text) => refused(text, values, said).map((found) => `${text} => ${found}`))).toEqual([])
  })

  it.each(rules)('refuses what is not: $rule', ({ fails, values, said }) => {
    expect(fails.filter((text) => refused(text, values, said).length === 0)).toEqual([])
  })

  it('says what would have made a claim true', () => {
    const found = findUnbackedFacts('It costs KES 900. Your order is packed.', { values: [], actions: new Set() })
    expect(found).toEqual([
      { text: 'KES 900', lacks: 'a row or a passage with this money' },
      { text: 'Your order is packed.', lacks: 'an action or a status that says so' },
    ])
  })
})
