import { describe, expect, it } from 'vitest'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import type { FactLedger } from '../../../src/llm/facts/fact-ledger.ts'

const SHOE = {
  name: 'Rift Runner 42',
  priceFrom: { amountMinor: 450_000, currency: 'KES' },
  priceTo: { amountMinor: 520_050, currency: 'KES' },
  options: { size: ['41', '42'], colour: ['black'] },
  available: 3,
}
const ORDER = {
  orderId: '1f0c6a52-4500-4a77-9999-0123456789ab',
  reference: 'KMT7Q2X9',
  total: { amountMinor: 900_000, currency: 'KES' },
  receipt: 'SGH7XK2PQ1',
  placedAt: '2026-11-20T20:30:00.000Z',
}
const HOURS = { openingHours: { mon: { open: '08:30', close: '19:00' } }, handoff: { promiseMinutes: 15 } }
const PASSAGE = 'Delivery within Nairobi costs 300 and takes 2 days. Refunds are sent to the M-PESA number that paid.'
const PHONE = { phoneE164: '+254712345678', helpline: '0700 000 101' }

function ledger(overrides: Partial<FactLedger> = {}): FactLedger {
  return { values: [SHOE, ORDER, HOURS, PASSAGE, PHONE], actions: new Set(), timezone: 'Africa/Nairobi', ...overrides }
}

function refusedIn(text: string, facts: FactLedger): string[] {
  return findUnbackedFacts(text, facts).map((found) => found.text)
}

const backed: [string, string][] = [
  ['a price from minor units', 'The Rift Runner costs KES 4,500.'],
  ['the same price without a comma', 'It is KES 4500'],
  ['the same price in thousands', 'Ni 4.5k tu'],
  ['a price with cents', 'Up to KES 5,200.50'],
  ['bold marks around a price', 'Total: *KES 9,000*'],
  ['shillings after the figure', 'Ni 4,500/= pekee, yaani 4500 bob au shilingi 4,500'],
  ['sizes of the data', 'We have sizes 41 and 42 in black.'],
  ['how many are left', 'Only 3 left'],
  ['how many items a result has', 'There are 2 sizes'],
  [
    'numbered lines up to six',
    '1. Rift Runner 42\n2. Rift Runner 42\n*3.* Rift Runner 42\n4) a\n5) b\n6️⃣ c\nReply 1 to 6',
  ],
  ['an order reference', 'Your order KMT7Q2X9 is waiting.'],
  ['a reference typed in another case and with a dash', 'Order kmt7-q2x9'],
  ['a receipt', 'Receipt SGH7XK2PQ1.'],
  ['the local day of an instant', 'You ordered on 20 November 2026 at 11:30 pm.'],
  ['a local day in Swahili', 'Uliagiza tarehe 20 Novemba'],
  ['a day in figures', 'Placed on 20/11/2026'],
  ['the weekday of a date', 'You ordered on Friday.'],
  ['opening hours', 'On Monday we open at 8:30 am and close at 7pm'],
  ['opening hours on the Swahili clock', 'Jumatatu tunafungua saa 2:30 asubuhi hadi saa 1 jioni'],
  ['the same hours in words', 'Tunafungua saa mbili na nusu asubuhi hadi saa moja jioni'],
  ['a promise in minutes', 'Within 15 minutes'],
  ['a fee of a passage, told with a currency', 'Delivery in Nairobi is KES 300 and takes 2 days'],
  ['a phone number in another form', 'Call 0712 345 678 or +254700000101'],
  ['a masked phone number', 'The prompt goes to 0712***678'],
  ['number words', 'I can show you two or three pairs'],
  ['a sentence taken over from a passage', 'Refunds are sent to the M-PESA number that paid.'],
  ['a question about an action', 'Has it been delivered? Umelipa? Is your order confirmed?'],
  [
    'a condition',
    'Once your payment is confirmed, we send it. Ukishalipa tutatuma. If you have already paid, tell me.',
  ],
  ['a denial', "It has not been paid. It hasn't been delivered. Haijalipwa bado."],
  ['a denial in Swahili', 'Hakuna prompt imetumwa. Sijaona kama ombi la M-PESA limefika. Oda yako imehifadhiwa.'],
  ['a doubt', 'It should have been delivered if the rider was on time.'],
  ['a plan', 'Your payment will be confirmed by M-PESA. Your order can be delivered. Malipo yatathibitishwa.'],
  ['a way of saying that needs no row', 'Umefika mahali sahihi. I am here to help you. As I told you, we sell shoes.'],
  ['a general rule', 'Orders are delivered within Nairobi. Refunds are processed by the shop.'],
  ['an offer to act', 'I can cancel it for you. Would you like to pay? Lipa sasa?'],
]

const unbacked: [string, string, string][] = [
  ['a foreign price', 'It costs KES 4,600', 'KES 4,600'],
  ['the minor units themselves', 'It costs KES 450,000', 'KES 450,000'],
  ['the right figure in another currency', 'It costs $4,500', '$4,500'],
  ['a price in thousands', 'Ni 5k', '5k'],
  ['a stock figure told as a price', 'Only KES 3', 'KES 3'],
  ['a size nobody has', 'Size 45 is available', '45'],
  ['a list that is too long', '1. a\n2. b\n3. c\n4. d\n5. e\n6. f\n7. g', '7'],
  ['a list mark that does not count', '4. shillings', '4'],
  ['a foreign hour in Swahili words', 'Tunafunga saa mbili usiku', 'saa mbili usiku'],
  ['a half hour too late', 'Tunafungua saa tatu kasoro robo asubuhi', 'saa tatu kasoro robo asubuhi'],
  ['a foreign reference', 'Your order is ABCD2345', 'order is ABCD2345'],
  ['a foreign reference of letters', 'Your order KMTQXW is ready', 'order KMTQXW'],
  ['a part of an id', 'Pay 4500 or 9999', '9999'],
  ['a date', 'It comes on 25 December', '25 December'],
  ['another year', 'Placed on 20 November 2025', '20 November 2025'],
  ['a weekday', 'It comes on Sunday', 'Sunday'],
  ['a time', 'We close at 9pm', '9pm'],
  ['a phone number', 'Call 0799 111 222', '0799 111 222'],
  ['a masked phone number', 'Sent to 0712***999', '0712***999'],
  ['a link', 'See https://evil.example.com/pay', 'https://evil.example.com/pay'],
  ['a bare link', 'Go to pay-here.co.ke/now', 'pay-here.co.ke/now'],
  ['a percentage', 'Get 20% off', '20%'],
  ['full-width digits', 'It costs KES ４６００', 'KES 4600'],
  ['digits of another script', 'It costs KES ٤٥٠٠', '٤٥٠٠'],
  ['digits cut by invisible characters', 'It costs KES 4,\u200b600', 'KES 4,600'],
  ['a model nobody sells', 'We have the A15 too', 'A15'],
]

const claims: [string, string, string][] = [
  ['paid', 'Your order is paid.', 'is paid'],
  ['paid', 'Good news, your payment of KES 9,000 has been received', 'payment of KES 9,000 has been received'],
  ['paid', 'Umelipa tayari, asante', 'Umelipa'],
  ['paid', 'Oda yako imelipwa', 'imelipwa'],
  ['paid', 'Tumepokea malipo yako', 'Tumepokea malipo'],
  ['paid', 'Doh yako imeingia', 'Doh yako imeingia'],
  ['paid', "Don't worry your order is already paid", 'is already paid'],
  ['booked', "You're booked!", "'re booked"],
  ['booked', 'Nimekubookia table', 'Nimekubookia'],
  ['booked', 'Nafasi yako imehifadhiwa', 'Nafasi yako imehifadhiwa'],
  ['cancelled', 'I have cancelled your order', 'have cancelled'],
  ['cancelled', 'Order imeghairiwa', 'imeghairiwa'],
  ['cancelled', 'Nime-cancel order yako', 'Nime-cancel'],
  ['refunded', 'Your money has been refunded', 'been refunded'],
  ['refunded', 'Tumekurudishia pesa', 'Tumekurudishia'],
  ['handed_over', "I've connected you to our team", "I've connected you"],
  ['handed_over', 'A team member will contact you shortly', 'A team member will contact'],
  ['handed_over', 'Nimekuunganisha na mtu wa timu', 'Nimekuunganisha'],
  ['handed_over', 'Mtu wetu atakupigia', 'atakupigia'],
  ['delivered', 'Your shoes have been delivered', 'been delivered'],
  ['delivered', 'Mzigo umefikishwa', 'umefikishwa'],
  ['delivered', 'It is on its way', 'is on its way'],
  ['delivered', 'Viatu vyako vimeshafika', 'Viatu vyako vimeshafika'],
  ['handed_over', 'I have informed the team', 'have informed the team'],
  ['handed_over', 'We have opened a support ticket for you', 'have opened a support ticket'],
  ['paid', 'After  checking I can say the payment went through', 'payment went through'],
  ['paid', 'Your order is paid, is there anything else?', 'is paid'],
  ['confirmed', 'Your order has been placed', 'been placed'],
  ['confirmed', 'Oda yako imethibitishwa', 'imethibitishwa'],
]

describe('findUnbackedFacts', () => {
  it.each(backed)('lets %s through', (_what, text) => {
    expect(refusedIn(text, ledger())).toEqual([])
  })

  it.each(unbacked)('reports %s', (_what, text, found) => {
    expect(refusedIn(text, ledger())).toContain(found)
  })

  it.each(claims)('reports the claim "%s" in "%s" unless it is true', (action, text, found) => {
    expect(refusedIn(text, ledger())).toContain(found)
    expect(refusedIn(text, ledger({ actions: new Set([action]) }))).not.toContain(found)
  })

  it('lets sizes and quantities pass that the customer said, but never a price', () => {
    const said = ['nataka 2 size 45, nilipe 100 na risiti QWE12345ZX']
    expect(refusedIn('2 pairs of size 45, sawa? Receipt QWE12345ZX', ledger({ said }))).toEqual([])
    expect(refusedIn('The price is 100', ledger({ said }))).toEqual(['100'])
    expect(refusedIn('That is KES 100', ledger({ said }))).toEqual(['KES 100'])
  })

  it('repeats a limit that the customer set, as a limit only', () => {
    const said = ['anything below 6000?']
    expect(refusedIn('Here is what costs under KES 6,000', ledger({ said }))).toEqual([])
    expect(refusedIn('It goes for KES 6,000', ledger({ said }))).toEqual(['KES 6,000'])
  })

  it('lets a literal of ours through', () => {
    const literals = ['https://shop.example.com/catalog?q=shoes']
    expect(refusedIn('All of them: https://shop.example.com/catalog?q=shoes.', ledger({ literals }))).toEqual([])
  })

  it('knows an answer of our own by heart, and refuses of it nothing but a request for a secret', () => {
    const paid = 'You have paid KES 77, and the rider is at your gate now. Only 3 are left!'
    expect(refusedIn(paid, ledger())).not.toEqual([])
    expect(refusedIn(paid, ledger({ own: [paid] }))).toEqual([])
    const asks = `${paid} Please send me your M-PESA PIN.`
    expect(refusedIn(asks, ledger({ own: [asks] }))).toEqual(refusedIn('Please send me your M-PESA PIN.', ledger()))
  })

  it('names each finding once', () => {
    expect(refusedIn('KES 77 and KES 77', ledger())).toEqual(['KES 77'])
  })
})
