import type { TurnResult } from '../../../../src/conversation/turn-engine.ts'
import type { Ctx } from '../../../../src/domain/context.ts'
import { ingestPlain } from '../../../../src/domain/knowledge/index.ts'
import { loadProperty, parsePropertyData } from '../../../../src/domain/properties/index.ts'
import type { TenantSettings } from '../../../../src/domain/tenancy/schemas.ts'
import { createShop, type TestShop } from '../../../support/builders.ts'
import { testCtx } from '../../../support/test-ctx.ts'
import type { TestDatabase } from '../../../support/test-database.ts'
import { type Chat, openChat } from '../chat.ts'

/** A small invented guest house. */
const HOUSE = {
  property: {
    name: 'Tumbili House',
    kind: 'hotel',
    location: 'Watamu',
    timezone: 'Africa/Nairobi',
    currency: 'KES',
    contact: { phone: '+254 42 555 0170', desk: 'the veranda, or 0 from your room' },
    helplines: [
      { kind: 'gambling', name: 'Cheza Salama', phone: '0800 555 071' },
      { kind: 'crisis', name: 'Sikiliza Line', phone: '0800 555 072' },
      { kind: 'emergency', name: 'Watamu Ambulance', phone: '0800 555 073' },
    ],
    last_updated: '2026-11-01',
  },
  restaurants: [
    {
      name: 'Baobab Kitchen',
      aliases: ['the kitchen'],
      cuisine: 'Giriama cooking',
      hours: 'Mon-Sun 7am-10pm',
      price_range: 'KES 1,200-2,600 per person',
      location: 'behind the dunes',
      dress_code: 'shirts after sunset',
      reservation: 'recommended',
    },
    { name: 'Crab Shack', hours: 'Fri-Sun 6pm-1am', price_range: 'KES 900 per person', aliases: ['the shack'] },
    { name: 'Beach Shack', hours: 'daily 11-17', aliases: ['the shack'] },
  ],
  hotel: [
    {
      name: 'Rooms',
      towers: [
        {
          name: 'Garden Wing',
          room_types: [{ name: 'Palm Double', sleeps: 2, view: 'the garden', rates: ['KES 7,500 per night'] }],
        },
      ],
      check_in: '2pm',
      check_out: '10:00',
    },
  ],
  amenities: [{ name: 'Tide Pool', kind: 'pool', hours: 'daily 8-18', price: 'KES 500 per person', age_limit: '4+' }],
  gaming: [{ name: 'Card Corner', games: ['blackjack'], hours: 'daily 18-23', min_age: 21 }],
  faq: [{ question: 'Can I bring my dog?', answer: 'Dogs may stay in the Garden Wing on a lead.' }],
}

/** What the house has written, and no row says. */
const POLICY =
  '## Quiet hours\n\nMusic stops at the veranda at half past nine in the evening.\n\n## Lost property\n\nThings that guests forget are kept at the office for three months.'

export const HOUSE_SETTINGS = {
  journeys: ['concierge', 'preferences'],
  concierge: { kind: 'property', followUp: false },
} satisfies Partial<TenantSettings>

export async function openHouse(
  db: TestDatabase,
  settings: Partial<TenantSettings> = {},
  head: object = {},
): Promise<TestShop> {
  const shop = await createShop(db, { name: 'Tumbili House', settings: { ...HOUSE_SETTINGS, ...settings } })
  await furnish(testCtx(db, { tenantId: shop.tenantId }), head)
  return shop
}

/** Loads its rows and what it has written. */
export async function furnish(ctx: Ctx, head: object = {}): Promise<void> {
  const property = { ...HOUSE.property, ...head }
  const file = parsePropertyData({ ...HOUSE, property }, { today: '2026-11-16' })
  if (file.outcome !== 'read') throw new Error(JSON.stringify(file))
  await loadProperty(ctx, file)
  await ingestPlain(ctx, [{ title: 'House rules', type: 'policy', language: 'en', topic: null, text: POLICY }])
}

export const guestOf = (db: TestDatabase, shop: TestShop): Promise<Chat> => openChat(db, { shop })

export const ticketsOf = (db: TestDatabase, { shop: { tenantId }, conversationId }: Chat) =>
  db.transaction(tenantId, (tx) =>
    tx.handoffTicket.findMany({ where: { tenantId, conversationId }, orderBy: { createdAt: 'asc' } }),
  )

/** What the steps of a turn at this node say. */
export const stepsOf = ({ trace }: TurnResult, node: string): string[] =>
  trace.steps.filter((step) => step.node === node).map(({ note }) => note)
