import { describe, expect, it } from 'vitest'
import { readTrip } from '../../../src/language/trips/read-trip.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'
const PLACES = [
  { id: 'diani', names: ['Diani', 'Diani Beach', 'Ukunda'] },
  { id: 'nairobi', names: ['Nairobi', 'Nai', 'NBO'] },
  { id: 'mara', names: ['Maasai Mara', 'Masai Mara', 'Mara'] },
  { id: 'lamu', names: ['Lamu'] },
  { id: 'zanzibar', names: ['Zanzibar', 'Unguja', 'Zenji'] },
]
const read = (text: string) => readTrip(text, PLACES, TODAY)

describe('what a message says of a trip', () => {
  it.each([
    [
      'a week for a group of 4 leaving on March 8th and coming back on March 14th, 2027',
      { start: '2027-03-08', end: '2027-03-14', days: 7, party: { adults: 4, children: 0, childAges: [] } },
    ],
    [
      'between 9th and 13th of March 2027, for two individuals',
      { start: '2027-03-09', end: '2027-03-13', days: 5, party: { adults: 2, children: 0, childAges: [] } },
    ],
    [
      '3/4/2027 to 3/9/2027 for a trio',
      { start: '2027-03-04', end: '2027-03-09', party: { adults: 3, children: 0, childAges: [] } },
    ],
    [
      'We’d leave on the 16th of March, 2027 and be home on the 18th',
      { start: '2027-03-16', end: '2027-03-18', days: 3 },
    ],
    [
      'the last week of March 2027, from Tuesday the 23rd to Saturday the 27th',
      { start: '2027-03-23', end: '2027-03-27' },
    ],
    ['a three-day trip, starting 5 December', { start: '2026-12-05', end: '2026-12-07', days: 3 }],
    ['Diani ya siku 4 Januari', { place: 'diani', start: null, days: 4 }],
    [
      'niko Nairobi nataka kuja Lamu na rafiki zangu wawili',
      { place: 'lamu', origin: 'nairobi', party: { adults: 3 } },
    ],
    ['si Diani, nataka Zanzi, mimi na mpenzi wangu', { place: 'zanzibar', party: { adults: 2 } }],
    ['kids are 3, 8 and 10', { party: { children: 3, childAges: [3, 8, 10] } }],
    ['Mashujaa weekend, 2 days', { start: '2027-10-23', end: '2027-10-24' }],
    ['we had 40k but the budget was raised to 65k', { budget: { amountMinor: 6_500_000 } }],
    ['kati ya 40k na 60k kwa siku tatu', { budget: { amountMinor: 6_000_000, per: 'trip' }, days: 3 }],
    ['room ni 3k kwa usiku', { budget: null }],
    ['nothing fancy, just a budget hotel', { tier: 'budget' }],
    ['28 Dec to 2 Jan 2027', { start: '2026-12-28', end: '2027-01-02', days: 6 }],
    [
      '5 days in Diani for 2 adults and 2 kids aged 4 and 7, budget 150k',
      {
        place: 'diani',
        party: { adults: 2, children: 2, childAges: [4, 7] },
        budget: { amountMinor: 15_000_000, currency: null, per: 'trip' },
        days: 5,
      },
    ],
    [
      'nataka kwenda Lamu na mke wangu tarehe 12 hadi 16 Desemba, bajeti laki mbili',
      {
        place: 'lamu',
        party: { adults: 2, children: 0, childAges: [] },
        budget: { amountMinor: 20_000_000, currency: null, per: 'trip' },
        start: '2026-12-12',
        end: '2026-12-16',
      },
    ],
    [
      'tuko wanne twende mara, doo ni 80k kila mtu, siku 4 kuanzia ijumaa',
      {
        place: 'mara',
        party: { adults: 4, children: 0, childAges: [] },
        budget: { amountMinor: 8_000_000, currency: null, per: 'person' },
        start: '2026-11-27',
        end: '2026-11-30',
      },
    ],
    [
      'From Nairobi to Zanzibar, $1,200 total, 3 of us',
      {
        place: 'zanzibar',
        origin: 'nairobi',
        party: { adults: 3, children: 0, childAges: [] },
        budget: { amountMinor: 120_000, currency: 'USD', per: 'trip' },
      },
    ],
    [
      'family of 5 with 3 children, masai mara, usd 2500',
      {
        place: 'mara',
        party: { adults: 2, children: 3, childAges: [] },
        budget: { amountMinor: 250_000, currency: 'USD', per: 'trip' },
      },
    ],
    [
      'solo trip zanzibr, cheap hotels, no museums but lots of beach and street food',
      {
        place: 'zanzibar',
        party: { adults: 1, children: 0, childAges: [] },
        tier: 'budget',
        themes: ['beach', 'food'],
        budget: null,
      },
    ],
    [
      'honeymoon, luxury, relaxed, no overnight flights',
      {
        party: { adults: 2, children: 0, childAges: [] },
        tier: 'luxury',
        pace: 'relaxed',
        avoidOvernight: true,
        themes: ['romance'],
      },
    ],
    [
      'Ksh 100,000 to 150,000 for the two of us',
      {
        budget: { amountMinor: 15_000_000, currency: 'KES', per: 'trip' },
        party: { adults: 2, children: 0, childAges: [] },
      },
    ],
    ['sisi ni watu 6 wakiwemo watoto wawili wa miaka 5 na 9', { party: { adults: 4, children: 2, childAges: [5, 9] } }],
    [
      'niende peke yangu, pole pole, sitaki makumbusho',
      { party: { adults: 1, children: 0, childAges: [] }, pace: 'relaxed' },
    ],
    [
      'hotel at 9000 per night is too much, total 120k',
      { budget: { amountMinor: 12_000_000, currency: null, per: 'trip' } },
    ],
    ['me, my wife and our 5 year old son', { party: { adults: 2, children: 1, childAges: [5] } }],
    ['4 people, 2026-12-12 to 2026-12-16', { party: { adults: 4, children: 0, childAges: [] }, budget: null, days: 5 }],
    ['punguza hadi 120k', { budget: { amountMinor: 12_000_000, currency: null, per: 'trip' } }],
    [
      'tuko mabeshte sita, trip ya Diani ya siku 4, kila mtu ako na 25k',
      {
        party: { adults: 6, children: 0, childAges: [] },
        days: 4,
        start: null,
        budget: { amountMinor: 2_500_000, currency: null, per: 'person' },
      },
    ],
    ['Friday 4th December and come back Tuesday 8th', { start: '2026-12-04', end: '2026-12-08', party: null }],
    [
      'siku saba kuanzia januari mosi, dola elfu mbili',
      { start: '2027-01-01', end: '2027-01-07', budget: { amountMinor: 200_000, currency: 'USD', per: 'trip' } },
    ],
    [
      'next month 12th for 5 days, with our 3 year old',
      { start: '2026-12-12', party: { adults: 1, children: 1, childAges: [3] } },
    ],
    [
      'mwakani mwezi wa pili tarehe 3 mpaka 8 na mabeshte wanne',
      { start: '2027-02-03', end: '2027-02-08', party: { adults: 5, children: 0, childAges: [] } },
    ],
    ['6 of us, 2 are kids', { party: { adults: 4, children: 2, childAges: [] } }],
    [
      'People: 2. Budget: 150000. Dates: 5 Dec - 9 Dec.',
      {
        party: { adults: 2, children: 0, childAges: [] },
        budget: { amountMinor: 15_000_000, currency: null, per: 'trip' },
      },
    ],
    [
      'our 5th anniversary in Lamu with my parents',
      { place: 'lamu', start: null, party: { adults: 3, children: 0, childAges: [] }, themes: ['romance'] },
    ],
    [
      'hello',
      { place: null, party: null, budget: null, start: null, themes: [], tier: null, pace: null, kidFriendly: false },
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })
})
