import { describe, expect, it } from 'vitest'
import { readTrip } from '../../../../src/language/trips/read-trip.ts'
import { readTripTalk } from '../../../../src/language/trips/read-trip-talk.ts'
import { tripPlaces } from '../../../../src/language/trips/trip-places.ts'
import type { TripTalk } from '../../../../src/language/trips/trip-talk.ts'

const TALK: TripTalk = {
  places: ['Diani', 'Maasai Mara', 'Lamu', 'Zanzibar'].map((city) => ({ id: city, names: [city] })),
  today: '2026-11-24',
  asked: null,
  said: null,
  plan: null,
  isPlanning: false,
}
const PLAN: TripTalk = {
  ...TALK,
  plan: {
    days: 5,
    start: '2026-12-12',
    visits: [
      { slotId: 'd1s3', day: 1, name: 'Colobus Conservation' },
      { slotId: 'd2s2', day: 2, name: 'Kisite dhow trip' },
      { slotId: 'd3s2', day: 3, name: 'Kaya Kinondo forest' },
    ],
  },
}
const does = (message: string, talk = TALK) => readTripTalk(message, talk)?.does ?? null
const changed = (message: string) => {
  const heard = readTripTalk(message, PLAN)
  return heard?.does === 'change' ? heard.changes : heard
}

describe('what a message does about a trip', () => {
  it.each([
    'Plan a trip to Diani 12-16 December, 150k for four',
    'Can you plan us a holiday in Lamu?',
    'Naomba unipangie safari ya Diani wikendi ijayo',
    'Niaje, nataka kuenda Diani na mabeshte watano tarehe 12 Desemba',
    'Diani, 12 to 16 December, 4 people, 150k',
    'We are looking for a getaway to Zanzibar',
    'Tunataka kutembelea Maasai Mara',
    'Nataka kusafiri',
    'can u help with a family holiday in Lamu? 2 adults 3 kids',
    'planning a honeymoon in zanzibar',
    'sasa, nadai kuenda Lamu na dem wangu, form ni gani?',
    'Nipatie itinerary ya Diani',
    'Natafuta safari ya Lamu ya siku saba',
    'how much would a 5 day trip to diani for two people cost?',
    'I want to travel',
  ])('is a wish for one: %s', (message) => {
    expect(does(message)).toBe('plan')
  })

  it.each([
    'How much is a game drive in Maasai Mara?',
    'What is the weather in Diani in December?',
    'Do I need a visa for Zanzibar?',
    'Please cancel my booking for Diani on 12 December',
    'Is breakfast included?',
    'Hello',
    'I have a safari jacket to return',
    'What time do you close on Sunday?',
    'How far is Lamu from Diani?',
    'I want to see the itinerary',
    'What is the weather in Diani from 12 to 16 December?',
    'How much is the trip to the Maasai Mara?',
    'I lost my bag on the safari',
    'I am travelling to Lamu tomorrow, do I need anything?',
  ])('is about something else: %s', (message) => {
    expect(does(message)).toBe(null)
  })

  it.each([
    ['lock the dhow trip', [{ kind: 'lock', slotId: 'd2s2' }]],
    ['please remove Kaya Kinondo', [{ kind: 'remove', slotId: 'd3s2' }]],
    ['drop the kaya forest', [{ kind: 'remove', slotId: 'd3s2' }]],
    ['tunataka luxury', [{ kind: 'wishes', themes: [], pace: null, tier: 'luxury' }]],
    ['ondoa colobus', [{ kind: 'remove', slotId: 'd1s3' }]],
    ['something else instead of Colobus', [{ kind: 'replace', slotId: 'd1s3' }]],
    ['swap day 1 and day 3', [{ kind: 'swap_days', a: 1, b: 3 }]],
    ['make it cheaper', [{ kind: 'cheaper' }]],
    ['ni ghali sana', [{ kind: 'cheaper' }]],
    [
      'punguza hadi 120k',
      [{ kind: 'budget', budget: { amountMinor: 12_000_000, currency: null, per: 'trip' }, by: 'to' }],
    ],
    [
      'can you do it for 180k?',
      [{ kind: 'budget', budget: { amountMinor: 18_000_000, currency: null, per: 'trip' }, by: 'to' }],
    ],
    ['ongeza siku moja', [{ kind: 'dates', start: null, days: 1, by: 'more' }]],
    ['add one more day', [{ kind: 'dates', start: null, days: 1, by: 'more' }]],
    ['punguza siku moja', [{ kind: 'dates', start: null, days: 1, by: 'less' }]],
    ['make it 6 days', [{ kind: 'dates', start: null, days: 6, by: 'to' }]],
    ['please keep the dhow trip no matter what', [{ kind: 'lock', slotId: 'd2s2' }]],
    ['usiondoe kisite', [{ kind: 'lock', slotId: 'd2s2' }]],
    ['no colobus please', [{ kind: 'remove', slotId: 'd1s3' }]],
    ['leave out kaya kinondo', [{ kind: 'remove', slotId: 'd3s2' }]],
    ['the dhow trips are too long, find something else', [{ kind: 'replace', slotId: 'd2s2' }]],
    [
      'keep colobus and the kaya',
      [
        { kind: 'lock', slotId: 'd1s3' },
        { kind: 'lock', slotId: 'd3s2' },
      ],
    ],
    ['let us go one day later', [{ kind: 'shift', days: 1 }]],
    ['two days earlier please', [{ kind: 'shift', days: -2 }]],
    ['siku mbili mbele', [{ kind: 'shift', days: 2 }]],
    ['extend till the 18th', [{ kind: 'until', end: '2026-12-18' }]],
    ['tusogeze hadi tarehe 15', [{ kind: 'dates', start: '2026-12-15', days: null, by: 'to' }]],
    ['tunaweza kubadilisha siku ya 2 na ya 3?', [{ kind: 'swap_days', a: 2, b: 3 }]],
    [
      'change it to 4 days for 2 people',
      [
        { kind: 'dates', start: null, days: 4, by: 'to' },
        { kind: 'party', party: { adults: 2, children: 0, childAges: [] }, joins: false },
      ],
    ],
    ['move the dhow to Tuesday', [{ kind: 'move', slotId: 'd2s2', day: 4 }]],
    ['hamisha kisite iwe jumanne', [{ kind: 'move', slotId: 'd2s2', day: 4 }]],
    ['peleka dhow siku ya kwanza', [{ kind: 'move', slotId: 'd2s2', day: 1 }]],
    ['can we do the dhow on the 14th instead?', [{ kind: 'move', slotId: 'd2s2', day: 3 }]],
    ['dhow isogezwe siku ya mwisho', [{ kind: 'move', slotId: 'd2s2', day: 5 }]],
    [
      'shift the dhow to day 3 then kaya on Sunday',
      [
        { kind: 'move', slotId: 'd2s2', day: 3 },
        { kind: 'move', slotId: 'd3s2', day: 2 },
      ],
    ],
    [
      'keep the dhow, but something else on Monday',
      [
        { kind: 'lock', slotId: 'd2s2' },
        { kind: 'replace', slotId: 'd3s2' },
      ],
    ],
    ['remove colobus and put something else', [{ kind: 'replace', slotId: 'd1s3' }]],
    ['swap Sunday and Tuesday', [{ kind: 'swap_days', a: 2, b: 4 }]],
    [
      'ongeza watu wawili, tuko wanne',
      [{ kind: 'party', party: { adults: 4, children: 0, childAges: [] }, joins: false }],
    ],
    [
      'too pricey, make it 120k',
      [{ kind: 'budget', budget: { amountMinor: 12_000_000, currency: null, per: 'trip' }, by: 'to' }],
    ],
    [
      'punguza hadi laki moja na kumi',
      [{ kind: 'budget', budget: { amountMinor: 11_000_000, currency: null, per: 'trip' }, by: 'to' }],
    ],
    ['swap days 2 and 3', [{ kind: 'swap_days', a: 2, b: 3 }]],
    ['switch day two with day four', [{ kind: 'swap_days', a: 2, b: 4 }]],
    ['tuongeze siku moja', [{ kind: 'dates', start: null, days: 1, by: 'more' }]],
    ['make the trip longer by two days', [{ kind: 'dates', start: null, days: 2, by: 'more' }]],
    ['one night less', [{ kind: 'dates', start: null, days: 1, by: 'less' }]],
    ['only 4 days', [{ kind: 'dates', start: null, days: 4, by: 'to' }]],
    ['tubadilishe siku ya kwanza na ya tatu', [{ kind: 'swap_days', a: 1, b: 3 }]],
    [
      'reduce it by 20k',
      [{ kind: 'budget', budget: { amountMinor: 2_000_000, currency: null, per: 'trip' }, by: 'less' }],
    ],
    ['cut one day', [{ kind: 'dates', start: null, days: 1, by: 'less' }]],
    [
      'bajeti yetu imekuwa 150k',
      [{ kind: 'budget', budget: { amountMinor: 15_000_000, currency: null, per: 'trip' }, by: 'to' }],
    ],
    ['That is too rich for us', [{ kind: 'cheaper' }]],
    ['hii bei imenishinda', [{ kind: 'cheaper' }]],
    ['too rushed for my mum', [{ kind: 'wishes', themes: [], pace: 'relaxed', tier: null }]],
    ['my sister is joining us', [{ kind: 'party', party: { adults: 1, children: 0, childAges: [] }, joins: true }]],
    ['watoto wawili wanakuja pia', [{ kind: 'party', party: { adults: 0, children: 2, childAges: [] }, joins: true }]],
    [
      'add my sister, we are 3 now',
      [{ kind: 'party', party: { adults: 3, children: 0, childAges: [] }, joins: false }],
    ],
    ['make it more relaxed', [{ kind: 'wishes', themes: [], pace: 'relaxed', tier: null }]],
  ] as const)('changes the plan that stands: %s', (message, changes) => {
    expect(changed(message)).toEqual(changes)
  })

  it.each([
    'How far is the beach?',
    'Tell me about Colobus Conservation',
    'Is there a museum?',
    'Thanks, looks good',
    'What is the budget?',
    'Could you move the dhow trip to another day?',
    'What do we do on Tuesday, the dhow?',
    'Is the dhow trip on day 3?',
    'I love the dhow trip!',
    'my mum is 70',
    'I will tell you tomorrow',
    'Cancel the trip',
    'We will pay the deposit on Friday',
    'call me an hour later',
    'I only want to ask about payment on 12 December',
    'nitalipa 50k kesho',
    'Can we pay 40k now and more later?',
  ])('leaves the plan as it is: %s', (message) => {
    expect(does(message, PLAN)).toBe(null)
  })

  it.each([
    ['book it', 'book'],
    ['sawa tuendelee na hiyo', 'book'],
    ['ni sawa, book', 'book'],
    ['lock the snorkelling', 'which'],
    ['weka nafasi', 'book'],
    ['send me the pdf', 'files'],
    ['keep watch on it', 'watch'],
    ['ok we will take this one', 'book'],
    ['let us confirm and pay', 'book'],
    ['tell me when prices drop', 'watch'],
  ] as const)('does something with it: %s', (message, what) => {
    expect(does(message, PLAN)).toBe(what)
  })

  it('takes an answer for what was asked, and adds what else is said', () => {
    const said = readTripTalk('Plan a trip to Diani', TALK)
    if (said?.does !== 'plan') throw new Error('no wish was heard')
    const talk = { ...TALK, said: said.said, asked: 'days' as const }
    expect(readTripTalk('5', talk)).toEqual({ does: 'plan', said: { ...said.said, days: 5 } })
    const more = readTripTalk('from 12 December, we are 4 adults', { ...talk, asked: 'start' })
    expect(more).toEqual({
      does: 'plan',
      said: { ...said.said, start: '2026-12-12', party: { adults: 4, children: 0, childAges: [] } },
    })
  })

  it('leaves a question that is asked instead of an answer to whoever answers it', () => {
    const talk = { ...TALK, said: null, asked: 'budget' as const }
    expect(readTripTalk('Is breakfast included at the hotel there?', talk)).toBe(null)
  })

  it.each([
    ['Lamu on the first weekend of December', '2026-12-05', '2026-12-06'],
    ['Diani wikendi ya kwanza ya Desemba', '2026-12-05', '2026-12-06'],
    ['a trip to Lamu, last weekend of January', '2027-01-30', '2027-01-31'],
    ['a trip to Lamu in the second week of February', '2027-02-08', '2027-02-14'],
    ['we would like to visit Diani between 20 and 24 December', '2026-12-20', '2026-12-24'],
  ])('hears the days of "%s"', (message, start, end) => {
    expect(readTrip(message, TALK.places, TALK.today)).toMatchObject({ start, end })
  })

  it('hears every place of a list, and a country by its one place', () => {
    const places = tripPlaces([
      { city: 'Diani', also: [], country: 'KE' },
      { city: 'Maasai Mara', also: [], country: 'KE' },
      { city: 'Mahe', also: [], country: 'SC' },
    ])
    const said = (message: string) => readTrip(message, places, TALK.today)
    expect(said('Diani then the Mara')).toMatchObject({ place: 'Diani', others: ['Maasai Mara'] })
    expect(said('from Diani to the Mara')).toMatchObject({ place: 'Maasai Mara', others: [], origin: 'Diani' })
    expect(said('we go to Diani mara moja')).toMatchObject({ place: 'Diani', others: [] })
    expect(said('honeymoon in Seychelles')).toMatchObject({ place: 'Mahe' })
    expect(said('a tour of Kenya')).toMatchObject({ place: null })
  })

  it.each([
    ['Lamu for New Year, 30th to 3rd', '2026-12-30', '2027-01-03'],
    ['Diani over Christmas, 23rd to 27th', '2026-12-23', '2026-12-27'],
    ['Zanzibar tarehe 14 feb mpaka 18', '2027-02-14', '2027-02-18'],
    ['5 days in Lamu from Wed next week', '2026-12-02', '2026-12-06'],
  ])('hears the days of "%s"', (message, start, end) => {
    expect(readTrip(message, TALK.places, TALK.today)).toMatchObject({ start, end })
  })

  it('hears the ages of children behind them', () => {
    const { party } = readTrip('family of 4, kids 6 and 9', TALK.places, TALK.today)
    expect(party).toEqual({ adults: 2, children: 2, childAges: [6, 9] })
  })

  it.each([
    ['Me and my two best friends', 3],
    ['two couples', 4],
    ['my wife n i plus her mum', 3],
    ['mimi na wasee watatu', 4],
    ['wanandoa', 2],
    ['tuko crew ya 6', 6],
  ])('counts "%s"', (message, adults) => {
    expect(readTrip(message, TALK.places, TALK.today).party).toMatchObject({ adults, children: 0 })
  })

  it('takes the middle of a month for no class of hotel', () => {
    expect(readTrip('the Mara in mid January', TALK.places, TALK.today).tier).toBe(null)
  })
})
