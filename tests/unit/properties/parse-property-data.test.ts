import { describe, expect, it } from 'vitest'
import { parseCategories, parsePropertyData } from '../../../src/domain/properties/index.ts'
import { lagoonFile } from '../../support/lagoon.ts'

const TODAY = { today: '2024-11-16' }
const DAYS = { ...TODAY, lastUpdated: '2024-11-01' }
const problemsOf = (json: unknown) => {
  const read = parseCategories(json, DAYS)
  return read.outcome === 'read' ? [] : read.problems.map(({ path, problem }) => `${path} ${problem}`)
}

describe('the file of a property', () => {
  it('is read whole', () => {
    const read = parsePropertyData(lagoonFile(), TODAY)
    if (read.outcome === 'refused') throw new Error(JSON.stringify(read.problems))
    expect(read.items).toHaveLength(10)
    expect(read.categories).toHaveLength(8)
    const [grill, bar] = read.items
    expect(grill).toMatchObject({
      category: 'restaurants',
      name: 'Pweza Grill',
      aliases: ['the grill'],
      lastUpdated: '2024-11-01',
      data: { price_range: { min_minor: 250_000, max_minor: 400_000, currency: 'KES', per: 'person' } },
    })
    expect(bar).toMatchObject({
      lastUpdated: '2024-03-12',
      data: { price_range: { min_minor: 60_000, max_minor: 60_000 } },
    })
    expect(read.items.map(({ name }) => name)).toContain('Do you allow pets?')
    expect(read.items.find(({ category }) => category === 'hotel')?.data).toMatchObject({
      check_in: '14:00',
      towers: [
        {
          room_types: [
            { rates: [{ min_minor: 1_450_000, season: { name: 'low season', from: '04-01', to: '11-30' } }, {}] },
            {},
          ],
        },
      ],
    })
  })

  it.each([
    ['lakeside lodge with conference centre', 'hotel'],
    ['Beach Resort & Spa', 'resort'],
    ['safari and travel agency', 'agency'],
    ['venue', 'venue'],
  ])('may call what it is of in the owner\'s words: "%s"', (kind, read) => {
    const file = lagoonFile()
    expect(parsePropertyData({ ...file, property: { ...file.property, kind } }, TODAY)).toMatchObject({
      outcome: 'read',
      property: { kind: read },
    })
  })

  it('is refused whole, with every problem at its path', () => {
    const file = lagoonFile()
    const read = parsePropertyData(
      {
        ...file,
        property: { ...file.property, timezone: 'Kenya/Mombasa' },
        faq: [{ question: 'Why?' }],
        resturants: [],
        rides: [],
      },
      TODAY,
    )
    expect(read).toEqual({
      outcome: 'refused',
      problems: [
        { path: 'property.timezone', problem: expect.stringContaining('IANA') },
        { path: 'faq[0].answer', problem: 'is missing: add text in quotes' },
        { path: 'resturants', problem: 'unknown category: write "restaurants"' },
        { path: 'rides', problem: expect.stringContaining('the categories are restaurants') },
      ],
    })
  })

  it.each([null, [], 'x', 3])('is an object: %j', (json) => {
    expect(parsePropertyData(json, TODAY).outcome).toBe('refused')
  })
})

describe('an item', () => {
  const restaurant = (more: object) => ({ restaurants: [{ name: 'Pweza Grill', ...more }] })
  it.each<[string, object, string]>([
    [
      'an unknown key',
      restaurant({ dress_cod: 'smart' }),
      'restaurants[0] unknown key "dress_cod": write "dress_code"',
    ],
    [
      'a key of nobody',
      restaurant({ stars: 5 }),
      'restaurants[0] unknown key "stars": take it out; the keys here are name, aliases',
    ],
    [
      'a negative price',
      restaurant({ price_range: { amount_minor: -1, currency: 'KES' } }),
      'restaurants[0].price_range.min_minor must not be below 0',
    ],
    ['half a cent', restaurant({ price_range: { amount_minor: 12.5, currency: 'KES' } }), 'whole number'],
    [
      'an end below its beginning',
      restaurant({ price_range: 'KES 4,000-2,500' }),
      'restaurants[0].price_range is below min_minor',
    ],
    [
      'amounts that may be shillings or cents',
      restaurant({ price_range: { min: 25, max: 40, currency: 'KES' } }),
      'write "min_minor", "max_minor"',
    ],
    ['a price of an unknown unit', restaurant({ price_range: 'KES 400 per plate' }), 'must be one of person'],
    ['"from" without a season', restaurant({ price_range: 'from KES 400 per person' }), 'without its season'],
    ['no price', restaurant({ price_range: 'cheap' }), 'is no price: write'],
    [
      'a price in a currency in words',
      restaurant({ price_range: { amount_minor: 1, currency: 'shillings' } }),
      'three letters',
    ],
    [
      'closing before opening',
      restaurant({ hours: '17:00-09:00' }),
      'restaurants[0].hours it closes at 09:00, before it opens',
    ],
    [
      'a bad time in a list',
      restaurant({ hours: { week: { mon: [{ from: '9', to: '10:00' }] } } }),
      'restaurants[0].hours.week.mon[0].from write a time',
    ],
    ['no name', { restaurants: [{ cuisine: 'Thai' }] }, 'restaurants[0].name is missing: add text in quotes'],
    ['a name without letters', { restaurants: [{ name: '***' }] }, 'restaurants[0].name holds no letter'],
    [
      'a name twice',
      { restaurants: [{ name: 'Pweza Grill' }, { name: 'pweza  GRILL!' }] },
      'restaurants[1].name "pweza  GRILL!" stands there already as restaurants[0]',
    ],
    ['a NUL', restaurant({ cuisine: 'Thai\u0000' }), 'holds characters that no text has'],
    ['half a character', restaurant({ cuisine: '\ud800' }), 'holds characters that no text has'],
    ['a number for text', restaurant({ cuisine: 7 }), 'restaurants[0].cuisine must be text in quotes'],
    [
      'a word out of its list',
      restaurant({ reservation: 'maybe' }),
      'must be one of required, recommended, not_needed',
    ],
    ['a phone without digits', restaurant({ phone: 'ask us' }), 'as it is dialled'],
    [
      'a day of the future',
      restaurant({ last_updated: '2024-11-17' }),
      'restaurants[0].last_updated lies in the future',
    ],
    [
      'a day that does not exist',
      restaurant({ valid_from: '2024-02-30' }),
      'restaurants[0].valid_from must be a day that exists',
    ],
    [
      'days the wrong way round',
      restaurant({ valid_from: '2024-03-01', valid_until: '2024-02-01' }),
      'restaurants[0].valid_until lies before',
    ],
    ['odds', { gaming: [{ name: 'Slots', odds: '1 in 5' }] }, 'gaming[0] "odds": odds and strategy are never told'],
    ['strategy', { gaming: [{ name: 'Cards', blackjack_strategy: 'split' }] }, 'odds and strategy are never told'],
    ['gamblers below 18', { gaming: [{ name: 'Cards', min_age: 16 }] }, 'nobody below 18'],
    [
      'ages the wrong way round',
      { amenities: [{ name: 'Club', kind: 'kids', age_limit: '12-4' }] },
      'amenities[0].age_limit ages end at 4',
    ],
    ['an unsure check-in', { hotel: [{ name: 'H', check_in: '2' }] }, 'write "14:00" or "2pm"'],
    [
      'a key deep inside',
      { hotel: [{ name: 'H', towers: [{ name: 'T', room_types: [{ name: 'R', rate: 'KES 1' }] }] }] },
      'hotel[0].towers[0].room_types[0] unknown key "rate": write "rates"',
    ],
    [
      'a show at no time',
      { entertainment: [{ name: 'S', shows: [{ title: 'X', schedule: 'Fri 8' }] }] },
      'entertainment[0].shows[0].schedule "8" is no time',
    ],
    ['no item', { faq: ['hello'] }, 'faq[0]'],
    ['no list', { faq: {} }, 'faq must be a list'],
  ])('is refused for %s', (_what, file, problem) => {
    expect(problemsOf(file).join('\n')).toContain(problem)
  })

  it('answers in a paragraph, and not in a book', () => {
    const faq = (length: number) => ({ faq: [{ question: 'Pets?', answer: 'n'.repeat(length) }] })
    expect(parseCategories(faq(4_000), DAYS).outcome).toBe('read')
    expect(parseCategories(faq(4_001), DAYS).outcome).toBe('refused')
  })

  it('lasts unchanged when what came out of it is read again', () => {
    const { property: _, ...categories } = lagoonFile()
    const read = parseCategories(categories, DAYS)
    if (read.outcome === 'refused') throw new Error(JSON.stringify(read.problems))
    const file: Record<string, object[]> = {}
    for (const { category, name, aliases, lastUpdated, validFrom, validUntil, data } of read.items) {
      const days = { ...(validFrom && { valid_from: validFrom }), ...(validUntil && { valid_until: validUntil }) }
      file[category] = [...(file[category] ?? []), { name, aliases, last_updated: lastUpdated, ...days, ...data }]
    }
    expect(parseCategories(file, DAYS)).toEqual(read)
  })
})
