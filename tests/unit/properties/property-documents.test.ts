import { describe, expect, it } from 'vitest'
import { writtenSchedule, writtenWeek } from '../../../src/domain/properties/format/written-hours.ts'
import { Schedule } from '../../../src/domain/properties/hours/schedule.ts'
import { propertyDocuments } from '../../../src/domain/properties/index.ts'
import { Hours } from '../../../src/domain/properties/schemas.ts'
import { lagoonItems } from './lagoon-items.ts'

const documents = propertyDocuments(lagoonItems())
const textsOf = (title: string) =>
  documents.find((one) => one.title === title)?.pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))

describe('the document of an item', () => {
  it('stands under its category and its name', () => {
    expect(documents.map(({ pages }) => pages[0]?.blocks.slice(0, 2).map(({ kind }) => kind))).toEqual(
      documents.map(() => ['heading', 'heading']),
    )
    expect(textsOf('Nyota Bar')?.slice(0, 2)).toEqual(['Restaurants and bars', 'Nyota Bar'])
  })

  it.each([
    [
      'Pweza Grill',
      'Pweza Grill: Swahili seafood at the jetty. Open Mon-Sat 12:00-15:00, 18:00-23:00 last order 22:15; Sun closed. KES 2,500-KES 4,000 per person. Dress: no beachwear after six. Diet: vegetarian, halal. Reservation recommended. Phone: +254 41 555 0123.',
    ],
    ['Pweza Grill', 'Open From 05-01 to 06-15 (rains): Mon-Thu closed; Fri-Sat 18:00-22:00; Sun closed.'],
    ['Pweza Grill', 'Pweza Grill is also called the grill.'],
    [
      'Rooms at Mwezi Lagoon',
      'Rooms at Mwezi Lagoon > Creek House > Creek Double: size m2: 28; beds: one double bed; sleeps: 2; view: the creek; amenities: air conditioning, balcony; rates: KES 14,500 per night (low season 04-01..11-30), KES 21,000 per night (high season 12-01..03-31).',
    ],
    ['Creek Stage', 'shows > Taarab Night > schedule: Fri 20:30'],
    ['Creek Stage', 'shows > New Year Drums > price: KES 3,000 per ticket'],
    ['Kasa Spa', 'price list > Coconut massage > price: KES 6,500 per hour'],
    ['Kasa Spa', 'booking needed: yes'],
    ['Turtle Club', 'age limit: 4 to 12'],
    ['Lagoon Circle', 'tiers > Pearl > benefits: room upgrade, airport transfer'],
    ['Do you allow pets?', 'Dogs under ten kilos may stay in Creek House.'],
    ['Kilifi', 'best season: January to March'],
  ])('%s holds: %s', (title, text) => {
    expect(textsOf(title)).toContain(text)
  })

  it('writes hours and schedules in the words in which they are read', () => {
    for (const text of [
      'Mon-Fri 7am-10pm; Sat 8-2 last order 1am'.replace('8-2', '8pm-2am'),
      '24h',
      'Sun 12-15, 18-24',
    ]) {
      const { week } = Hours.parse(text)
      expect(Hours.parse(writtenWeek(week)).week).toEqual(week)
    }
    const schedule = Schedule.parse('Fri-Sat 8pm, 10pm; 2026-12-31 9pm')
    expect(Schedule.parse(writtenSchedule(schedule))).toEqual(schedule)
  })
})
