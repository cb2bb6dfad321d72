import { describe, expect, it } from 'vitest'
import { sayRow } from '../../../prompts/copy/facts/say-row.ts'
import { Asked, answerFromRow, findItems, type RowFact } from '../../../src/domain/properties/index.ts'
import { Json } from '../../../src/lib/json.ts'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import { lagoonItem, lagoonItems } from './lagoon-items.ts'

const timezone = 'Africa/Nairobi'
/** A Saturday, seven in the evening in Kilifi. */
const SATURDAY = new Date('2024-11-16T16:00Z')
const SUNDAY = new Date('2024-11-17T09:00Z')
const LANGUAGES = ['en', 'sw', 'sheng'] as const

function told(
  name: string,
  asked: Asked,
  { part = null, now = SATURDAY, language = 'en' as (typeof LANGUAGES)[number] } = {},
) {
  const answer = answerFromRow(lagoonItem(name), asked, { now, timezone, part })
  return sayRow(answer, { now, timezone, language }).split('\n').slice(1).join('\n')
}
const room = (asked: Asked, part: string, language = 'en' as (typeof LANGUAGES)[number]) => {
  const answer = answerFromRow(lagoonItem('Rooms at Mwezi Lagoon'), asked, { now: SATURDAY, timezone, part })
  return sayRow(answer, { now: SATURDAY, timezone, language })
}

describe('a question to a row', () => {
  it.each<[string, Asked, string, Date?]>([
    ['Pweza Grill', 'open_now', 'Open now, until 11 pm.\nLast orders: 10:15 pm.'],
    ['Pweza Grill', 'open_now', 'Closed now, opens tomorrow 12 pm.', SUNDAY],
    ['Pweza Grill', 'price', 'Price: KES 2,500 - KES 4,000 per person.'],
    ['Pweza Grill', 'location', 'Where: the jetty'],
    ['Pweza Grill', 'dress_code', 'Dress code: no beachwear after six'],
    ['Pweza Grill', 'diet', 'Diets: vegetarian, halal'],
    ['Pweza Grill', 'booking', 'Booking is a good idea.\nPhone: +254 41 555 0123'],
    ['Pweza Grill', 'cuisine', 'Cuisine: Swahili seafood'],
    ['Nyota Bar', 'open_now', 'Open now, until 2 am.\n(as of 12 March)'],
    ['Nyota Bar', 'price', 'Price: KES 600 each.\n(as of 12 March)'],
    [
      'Creek Stage',
      'schedule',
      'Taarab Night: Fri 8:30 pm; next Friday 22 November 8:30 pm.\nNew Year Drums: next Tuesday 31 December 10 pm.',
    ],
    ['Creek Stage', 'capacity', 'Capacity: 120.'],
    ['Creek Stage', 'age_limit', 'Minimum age: 12.'],
    ['Creek Stage', 'price', 'Taarab Night: free of charge.\nNew Year Drums: KES 3,000 per ticket.'],
    ['Rooms at Mwezi Lagoon', 'check_in', 'Check-in: from 2 pm.'],
    ['Rooms at Mwezi Lagoon', 'check_out', 'Check-out: by 10 am.'],
    ['Kasa Spa', 'price', 'Coconut massage: KES 6,500 per hour.'],
    ['Kasa Spa', 'booking', 'Booking is needed.'],
    ['Turtle Club', 'price', 'Price: free of charge.'],
    ['Turtle Club', 'age_limit', 'Ages 4 to 12.'],
    ['Turtle Club', 'booking', 'No booking is needed.'],
    ['Mwezi Card Room', 'hours', 'Mon - Sun: day and night\nOpen now, day and night.'],
    ['Mwezi Card Room', 'games', 'Games: blackjack, poker'],
    ['Lagoon Circle', 'benefits', 'Shell: late check-out.\nPearl: room upgrade, airport transfer.'],
    ['Lagoon Circle', 'validity', 'Valid until 30 June 2025.'],
    ['Lagoon Circle', 'terms', 'Terms: Two nights a year keep a tier.'],
    ['Lagoon Circle', 'terms', 'It ended on 30 June 2025.\n(as of 1 November 2024)', new Date('2025-07-01T09:00Z')],
    ['Do you allow pets?', 'answer', 'Dogs under ten kilos may stay in Creek House.'],
    ['Kilifi', 'visa', 'Visa: An eTA is needed before you fly.'],
    ['Kilifi', 'best_season', 'Best season: January to March'],
    ['Kilifi', 'highlights', 'Highlights: Mnarani ruins, creek dhows'],
    ['Kilifi', 'flight', 'Flight: 1.2 hours.'],
  ])('%s, %s: %s', (name, asked, expected, now = SATURDAY) => {
    expect(told(name, asked, { now })).toBe(expected)
  })

  it('is answered for one room, with the rate of its season', () => {
    expect(room('price', 'Creek Double')).toBe(
      '*Creek Double*\nPrice: KES 14,500 per night (low season, 1 April to 30 November).',
    )
    expect(room('price', 'Creek House')).toContain('Creek Family: KES 30,000 per night.')
    expect(
      ['sleeps', 'size', 'view', 'beds', 'amenities'].map(
        (asked) => room(Asked.parse(asked), 'Creek Double').split('\n')[1],
      ),
    ).toEqual([
      'Sleeps 2.',
      'Size: 28 square metres.',
      'View: the creek',
      'Beds: one double bed',
      'With: air conditioning, balcony',
    ])
  })

  it('is answered on the Swahili clock', () => {
    expect(told('Pweza Grill', 'open_now', { language: 'sw' })).toContain('Imefunguliwa, hadi saa tano usiku.')
    expect(told('Pweza Grill', 'hours', { language: 'sw' })).toContain(
      'Jumatatu - Jumamosi: saa sita mchana hadi saa tisa mchana',
    )
    expect(room('price', 'Creek Double', 'sw')).toContain(
      'Bei: KES 14,500 kwa usiku (low season, 1 Aprili hadi 30 Novemba).',
    )
    expect(told('Nyota Bar', 'price', { language: 'sw' })).toContain('(kufikia 12 Machi)')
  })

  it('that the row does not answer is not answered', () => {
    const answer = answerFromRow(lagoonItem('Nyota Bar'), 'dress_code', { now: SATURDAY, timezone })
    expect(answer.facts).toEqual([])
    expect(sayRow(answer, { now: SATURDAY, timezone, language: 'en' })).toContain("I don't have that about Nyota Bar")
  })

  const everything = new Map(
    lagoonItems().flatMap((item) =>
      Asked.options.flatMap((asked) =>
        [null, 'Creek Double', 'Taarab Night', 'Pearl', 'Coconut massage'].flatMap((part) => {
          const answer = answerFromRow(item, asked, { now: SATURDAY, timezone, part })
          return answer.facts.length === 0 ? [] : [[JSON.stringify([item.name, answer.facts]), answer] as const]
        }),
      ),
    ),
  )
  /** Days of every year and parts of hours are backed by our own sentence only. */
  const isRead = (facts: readonly RowFact[]) =>
    facts.every(
      (fact) =>
        (fact.kind !== 'price' || fact.season === null) && (fact.kind !== 'count' || fact.field !== 'flight_hours'),
    )

  it.each(LANGUAGES)('names no figure in %s that its facts do not back, and leaves no hole', (language) => {
    expect(everything.size).toBeGreaterThan(40)
    for (const answer of everything.values()) {
      const text = sayRow(answer, { now: SATURDAY, timezone, language })
      expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
      const values = [Json.parse(JSON.parse(JSON.stringify(answer)))]
      const unbacked = findUnbackedFacts(text, { values, actions: new Set(), timezone, now: SATURDAY })
      const figures = unbacked.filter(({ lacks }) => lacks.includes('with this'))
      if (isRead(answer.facts)) expect([text, figures]).toEqual([text, []])
    }
  })

  it('never confirms a figure of the customer: there is no way to hand one over', () => {
    const said = told('Pweza Grill', 'price')
    const asserted = said.replace('2,500', '5,000')
    const values = [
      Json.parse(
        JSON.parse(JSON.stringify(answerFromRow(lagoonItem('Pweza Grill'), 'price', { now: SATURDAY, timezone }))),
      ),
    ]
    const ledger = { values, actions: new Set<string>(), said: ['is it 5,000?'], timezone, now: SATURDAY }
    expect(
      findUnbackedFacts(asserted, ledger)
        .map(({ text }) => text)
        .join(),
    ).toContain('5,000')
    expect(findUnbackedFacts(said, ledger)).toEqual([])
  })
})

describe('an item in a question', () => {
  const found = (question: string) =>
    findItems(lagoonItems(), question).map(({ item, part }) => (part === null ? item.name : `${item.name} > ${part}`))
  it.each([
    ['What time does Pweza Grill open?', ['Pweza Grill']],
    ['is PWEZA-GRILL open', ['Pweza Grill']],
    ['how much is the grill', ['Pweza Grill']],
    ['pwezza grill bei gani', ['Pweza Grill']],
    ['how much is the Creek Double?', ['Rooms at Mwezi Lagoon > Creek Double']],
    ['when is tarab night', ['Creek Stage > Taarab Night']],
    ['benefits of pearl', ['Lagoon Circle > Pearl']],
    ['best season for Kilifi', ['Kilifi']],
    ['nyota bar or pweza grill', ['Pweza Grill', 'Nyota Bar']],
    ['is there a car', []],
    ['', []],
    ['🦀🦀🦀', []],
    ['constructor __proto__', []],
    ['x '.repeat(2_000), []],
  ])('%s', (question, names) => {
    expect(found(question)).toEqual(names)
  })

  it('gives both when two fit', () => {
    const twin = { ...lagoonItem('Nyota Bar'), id: 'twin' }
    expect(findItems([...lagoonItems(), twin], 'when does nyota bar close')).toHaveLength(2)
    expect(found('creek double or creek family')).toEqual([
      'Rooms at Mwezi Lagoon > Creek Double',
      'Rooms at Mwezi Lagoon > Creek Family',
    ])
  })
})
