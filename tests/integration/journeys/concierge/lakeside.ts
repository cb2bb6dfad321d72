import { loadProperty, parsePropertyData } from '../../../../src/domain/properties/index.ts'
import { createShop, type TestShop } from '../../../support/builders.ts'
import { testCtx } from '../../../support/test-ctx.ts'
import type { TestDatabase } from '../../../support/test-database.ts'
import { HOUSE_SETTINGS } from './guest-house.ts'

const room = (name: string, sleeps: number, rate: string, more: object = {}) => ({
  name,
  sleeps,
  rates: [rate],
  ...more,
})

/** An invented lodge with more of everything than can be told at once. */
const LODGE = {
  property: {
    ...{
      name: 'Korongo Lodge',
      kind: 'resort',
      location: 'Lake Elmenteita',
      timezone: 'Africa/Nairobi',
      currency: 'KES',
    },
    contact: { phone: '+254 51 555 0180' },
    helplines: [{ kind: 'emergency', name: 'Korongo guards', phone: '0800 555 081' }],
    last_updated: '2026-11-01',
  },
  restaurants: [
    {
      name: 'Flamingo Table',
      cuisine: 'Buffet',
      hours: 'daily 07:00-21:00',
      price_range: 'KES 1,500-2,500 per person',
      diet: ['vegetarian'],
    },
    {
      name: 'Lucky Dice',
      cuisine: 'Burgers',
      hours: 'Tue-Sun 12:00-22:00; Mon closed',
      price_range: 'KES 900-1,800 per person',
    },
    {
      name: 'Soda Bar',
      cuisine: 'Cocktails',
      hours: 'Mon-Sat 17:00-02:00; Sun closed',
      price_range: 'KES 500-1,200 per person',
    },
    {
      name: 'Ember Yard',
      cuisine: 'Grilled meat',
      hours: {
        week: 'daily 12:00-22:00',
        seasons: [{ name: 'long rains', from: '04-10', to: '06-05', week: 'closed' }],
      },
      price_range: 'KES 2,000-4,000 per person',
    },
    {
      name: 'Papyrus Deck',
      cuisine: 'Fish',
      hours: { week: 'daily 12:00-21:00', exceptions: [{ date: '2026-12-25', hours: 'closed' }] },
      price_range: 'KES 3,000-6,000 per person',
    },
    {
      name: 'Mboga Plot',
      cuisine: 'Vegan plates',
      hours: 'daily 11:00-16:00',
      price_range: 'KES 800-1,400 per person',
      diet: ['vegetarian', 'vegan'],
    },
    { name: 'Tea Hide', cuisine: 'Tea and cakes', hours: 'daily 08:00-18:00', price_range: 'KES 200-700 per person' },
  ],
  hotel: [
    {
      name: 'Rooms',
      towers: [
        {
          name: 'Reed Row',
          room_types: [
            room('Reed Single', 1, 'KES 8,000 per night'),
            room('Reed Double', 2, 'KES 11,000 per night'),
            room('Family Banda', 4, 'KES 19,000 per night', { amenities: ['log fireplace'] }),
            room('Lake House', 7, 'KES 45,000 per night', {
              amenities: ['log fireplace', 'kitchen'],
              view: 'the lake',
            }),
          ],
        },
      ],
      check_in: '14:00',
      check_out: '10:00',
    },
  ],
  amenities: [
    {
      name: 'Long Pool',
      kind: 'pool',
      hours: 'daily 07:00-19:00',
      price: 'KES 0',
      description: 'Heated to 27 degrees.',
    },
    { name: 'Duckling Pool', kind: 'pool', hours: 'daily 09:00-17:00', price: 'KES 0', age_limit: '0-9' },
    {
      name: 'Nest Club',
      aliases: ['kids club'],
      kind: 'kids',
      hours: 'daily 09:00-17:00',
      price: 'KES 800 per session',
      age_limit: '3-11',
    },
    {
      name: 'Iron Shed',
      aliases: ['gym'],
      kind: 'fitness',
      hours: 'daily 05:30-21:30',
      price: 'KES 0',
      age_limit: '16+',
    },
    { name: 'Morning Yoga', kind: 'fitness', hours: 'Tue 07:00-08:00', price: 'KES 700 per session' },
    {
      name: 'Net',
      aliases: ['wifi'],
      kind: 'other',
      hours: '24h',
      price: 'KES 0',
      location: 'everywhere but the jetty',
    },
    {
      ...{ name: 'Lake cars', aliases: ['airport pickup'], kind: 'transfer', hours: '24h' },
      price_list: [{ name: 'Nairobi airport, car', price: 'KES 9,500 per trip' }],
    },
    {
      ...{ name: 'Marsh Spa', aliases: ['spa'], kind: 'spa', hours: 'Wed-Sun 09:00-18:00; Mon-Tue closed' },
      price_list: [
        { name: 'Foot massage, 30 minutes', price: 'KES 2,400 per person' },
        { name: 'Full body massage, 60 minutes', price: 'KES 5,200 per person' },
      ],
    },
  ],
  entertainment: [
    {
      name: 'Taarab Hour',
      venue: 'the jetty',
      shows: [{ title: 'Taarab band', schedule: 'Mon 20:00; Sat 20:00', price: 'KES 0' }],
    },
    {
      name: 'Star Walk',
      venue: 'the dam',
      shows: [{ title: 'Stars with a guide', schedule: 'Thu 20:30', price: 'KES 600 per person' }],
    },
  ],
  promotions: [{ name: 'Third Night', program: 'Three nights for the price of two', terms: 'Sunday to Thursday' }],
  faq: [{ name: 'Dogs', question: 'Can I bring my dog?', answer: 'No, because of the hippos.' }],
}

export async function openLodge(db: TestDatabase): Promise<TestShop> {
  const shop = await createShop(db, { name: 'Korongo Lodge', settings: HOUSE_SETTINGS })
  const file = parsePropertyData(LODGE, { today: '2026-11-16' })
  if (file.outcome !== 'read') throw new Error(JSON.stringify(file))
  await loadProperty(testCtx(db, { tenantId: shop.tenantId }), file)
  return shop
}
