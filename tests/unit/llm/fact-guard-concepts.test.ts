import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/lib/json.ts'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'

const kes = (major: number) => ({ amountMinor: major * 100, currency: 'KES' })
const UNGA = { name: 'Soko Unga 2kg', priceFrom: kes(185), priceTo: kes(185), available: 40 }
const SUGAR = { name: 'Kabras Sugar 1kg', priceFrom: kes(165), priceTo: kes(165), available: 31 }
const ORDER = {
  reference: 'KMT7Q2X9P',
  status: 'awaiting_payment',
  lines: [{ name: 'Rift Runner 42', quantity: 2, unitPrice: kes(4_500) }],
  total: kes(9_250),
  delivery: { zone: 'Westlands', fee: kes(250) },
}
const OFFER = { offer: 'Back to school', code: 'SOMA10', percentOff: 10, endsAt: '2026-11-30T20:59:59Z' }
const PAID = { status: 'paid', method: 'stk', receipt: 'SKL9MN3RT2', amount: kes(1_850) }
const BOOKED = { booking: 'HTL77', item: 'Deluxe Double', from: '2026-12-24', to: '2026-12-26', status: 'booked' }

interface Case {
  values?: Json[]
  said?: string[]
  actions?: string[]
  honest: string[]
  invented: string[]
}

const CONCEPTS: Record<string, Case> = {
  'sums that follow from the rows': {
    values: [UNGA, SUGAR],
    said: ['unga tatu'],
    honest: ['Unga tatu ni 555.', 'Unga 185 + sukari 165 = 350.', 'Sugar is 20 bob cheaper than the unga.'],
    invented: ['Unga tatu ni 540.', 'Zote mbili ni 360.', 'Sugar is 30 bob cheaper than the unga.'],
  },
  'the parts of a total': {
    values: [ORDER],
    honest: ['The shoes are 9,000 and delivery 250, so 9,250 to pay.', 'Bila delivery ni 9,000.'],
    invented: ['Your total is KES 9,000 including delivery.', 'Jumla ni 9,500.'],
  },
  'a line that has its sum': {
    values: [
      { ...ORDER, lines: [{ name: 'Rift Runner 42', quantity: 2, unitPrice: kes(4_500), lineTotal: kes(9_000) }] },
    ],
    said: ['pea mbili'],
    honest: ['The two pairs are 9,000.', 'Pea mbili ni 9,000 na delivery 250.'],
    invented: ['The two pairs are 18,000.', 'Two deliveries are 500.', 'Two of them would be 18,500.'],
  },
  'a fee that the total holds already': {
    values: [ORDER],
    honest: ['The shoes and the fee: 9,000 + 250 = 9,250.'],
    invented: ['With the fee you pay 9,500.', 'Ukiweka usafiri utalipa 9,500.'],
  },
  'how much one thing is more than another': {
    values: [
      { name: 'Rift Runner', price: kes(4_500) },
      { name: 'Pwani Canvas', price: kes(2_300) },
      { name: 'Leather belt', price: kes(800) },
      { name: 'Sports socks', price: kes(350) },
      'Orders above KES 6,000 are delivered free.',
    ],
    said: ['viatu vya kukimbia'],
    honest: [
      'The Pwani Canvas is 2,200 cheaper than the Rift Runner.',
      'Belt ni 450 zaidi ya socks.',
      'At 4,500 you are 1,500 short of 6,000, from where delivery is free.',
    ],
    invented: [
      'The Rift Runner is 1,500 cheaper today.',
      'Add 1,950 more and pick it up.',
      'Rift Runner imepungua, sasa ni 450 chini.',
      'The Rift Runner is 5,650 cheaper than elsewhere.',
    ],
  },
  'what is left to pay, and the change': {
    values: [ORDER, { status: 'paid', method: 'c2b', amount: kes(5_000) }],
    said: ['nina elfu kumi, 10,000'],
    honest: ['The balance is 4,250.', 'Change yako itakuwa 750.'],
    invented: ['The balance is 4,750.', 'Your change is 5,500.', 'Imebaki balance ya 4,000.'],
  },
  'how many rows there are': {
    values: [UNGA, SUGAR],
    honest: [
      'Options ziko mbili: Soko Unga na Kabras Sugar.',
      'Pick one: 1. Soko Unga 185, 2. Kabras Sugar 165.',
      'Two items match: (a) Soko Unga, 185; (b) Kabras Sugar, 165.',
    ],
    invented: ['Unga imebaki mbili tu.', 'We have three shops.'],
  },
  'her figure': {
    values: [UNGA],
    said: ['nipe na 150'],
    honest: ['Siwezi kushuka hadi 150, inabaki 185.', "I can't do 150; it stays at 185."],
    invented: ['Sawa, 150 basi.', 'Haya, chukua basi.', 'Deal, they are yours.', 'I cannot refuse 150.'],
  },
  'days in words': {
    values: [OFFER, BOOKED],
    actions: ['booked'],
    honest: [
      'The code works until the thirtieth of November.',
      'Inaisha 30/11.',
      'Deluxe Double is booked from 24 to 26 December.',
    ],
    invented: [
      'The code works until the thirteenth of November.',
      'Ofa inaisha Desemba tarehe kumi.',
      'Offer ilikwisha jana.',
    ],
  },
  'what has long been done': {
    values: [PAID, BOOKED],
    actions: ['paid', 'booked'],
    honest: ['1,850 imefika, asante.', 'Your payment is in.'],
    invented: ['Bado tunasubiri malipo yako.', 'Your booking is still pending.'],
  },
  'what nobody has to show': {
    honest: [
      'I looked and found no refund.',
      "I don't have holiday hours.",
      'There is nothing to refund.',
      'According to our delivery notes.',
    ],
    invented: ['No refunds, ever.', 'I have no doubt it is original.'],
  },
  'a secret': {
    honest: [
      'Hatuhitaji msimbo uliotumiwa kwa SMS.',
      "I can't take card details here.",
      'You just typed what looks like a PIN. Please delete that message.',
      'We never ask for your PIN or your OTP.',
    ],
    invented: [
      'Nirushie hiyo OTP imeingia kwa simu yako.',
      'Nipe hizo code sita zimekuja kwa simu.',
      'Read me the message M-PESA sent you.',
    ],
  },
  'who was told': {
    honest: ['Ningependa kumwuliza meneja kwanza?', 'I told you the price already.'],
    invented: ["I've informed Brian at the counter.", 'Boss ashajua story yako, anakuja.'],
  },
  'a rule told the other way round': {
    values: [{ passage: 'Goods may be returned within 14 days with the receipt.' }],
    honest: ['Unaweza kurudisha ndani ya siku 14 ukiwa na risiti.', 'Bila risiti hatukubali kurudisha.'],
    invented: ['Hatukubali kurudisha bidhaa yoyote.', 'You have a full month to bring it back.'],
  },
}

function unbacked(text: string, { values = [], said = [], actions = [] }: Case): string[] {
  const ledger = { values, said, actions: new Set(actions), timezone: 'Africa/Nairobi' }
  return findUnbackedFacts(text, { ...ledger, now: new Date('2026-11-22T17:00:00Z') }).map((found) => found.text)
}

describe('findUnbackedFacts, by what is claimed', () => {
  it.each(Object.entries(CONCEPTS))('tells true from made up: %s', (_concept, line) => {
    expect(line.honest.flatMap((text) => unbacked(text, line).map((found) => `${text} => ${found}`))).toEqual([])
    expect(line.invented.filter((text) => unbacked(text, line).length === 0)).toEqual([])
  })
})
