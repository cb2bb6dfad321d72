import type { z } from 'zod'
import type { TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { aesVault } from '../../src/adapters/system/vault.ts'
import type { ItemAttributes } from '../../src/domain/catalog/schemas.ts'
import { TenantSettings } from '../../src/domain/tenancy/schemas.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { TEST_SECRET_KEY } from './global-setup.ts'

/** Settings of a shop that has everything on, answers at once (no quiet window) and limits nothing. */
export function shopSettings(overrides: Partial<z.input<typeof TenantSettings>> = {}): TenantSettings {
  const day = { open: '08:00', close: '19:00' }
  return TenantSettings.parse({
    botName: 'Zuri',
    botIntro: { en: 'Hi, I am Zuri.', sw: 'Habari, mimi ni Zuri.', sheng: 'Niaje, ni Zuri hapa.' },
    defaultLanguage: 'en',
    allowedLanguages: ['en', 'sw', 'sheng'],
    currency: 'KES',
    timezone: 'Africa/Nairobi',
    catalogLinkBase: 'https://shop.example.com/catalog',
    openingHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: 'closed' },
    journeys: ['sales', 'support', 'orders', 'offers', 'preferences'],
    payments: { stk: true, c2b: false, card: false },
    handoff: { promiseMinutes: 15 },
    compliance: { privacyUrl: null, sensitiveTopics: ['legal', 'medical'] },
    quietWindowMs: { min: 0, max: 0, cap: 0 },
    rateLimits: { customerPerMinute: 1_000_000, tenantPerMinute: 1_000_000 },
    ...overrides,
  })
}

export interface TestShop {
  tenantId: string
  channelId: string
  address: string
  providerAccount: string
  authToken: string
}

/** A tenant with one WhatsApp channel. */
export async function createShop(
  db: TenantDb,
  overrides: { settings?: Partial<z.input<typeof TenantSettings>>; name?: string; address?: string } = {},
): Promise<TestShop> {
  const tenantId = randomIds.uuid()
  const shop: TestShop = {
    tenantId,
    channelId: randomIds.uuid(),
    address: overrides.address ?? `whatsapp:+2547${randomDigits(8)}`,
    providerAccount: `AC${randomIds.secret(16)}`,
    authToken: randomIds.secret(16),
  }
  const credentials = { authToken: shop.authToken, nextAuthToken: null, apiKey: null }
  const place = { tenantId, column: 'channels.credentials_enc', row: shop.channelId } as const
  await db.transaction(tenantId, async (tx) => {
    const name = overrides.name ?? 'Mtaani Kicks'
    await tx.tenant.create({
      data: { id: tenantId, slug: `shop-${tenantId}`, name, settings: shopSettings(overrides.settings) },
    })
    await tx.channel.create({
      data: {
        tenantId,
        id: shop.channelId,
        address: shop.address,
        providerAccount: shop.providerAccount,
        credentialsEnc: aesVault([TEST_SECRET_KEY]).seal(JSON.stringify(credentials), place),
      },
    })
  })
  return shop
}

/** A customer of a shop with a conversation in which she wrote just now. */
export async function createConversation(
  db: TenantDb,
  shop: TestShop,
  overrides: { address?: string; lastInboundAt?: Date } = {},
): Promise<{ customerId: string; conversationId: string; address: string }> {
  const customerId = randomIds.uuid()
  const conversationId = randomIds.uuid()
  const address = overrides.address ?? `whatsapp:+2547${randomDigits(8)}`
  const lastInboundAt = overrides.lastInboundAt ?? new Date('2026-11-16T09:00:00Z')
  await db.transaction(shop.tenantId, async (tx) => {
    await tx.customer.create({
      data: { tenantId: shop.tenantId, id: customerId, address, phoneE164: address.replace('whatsapp:', '') },
    })
    await tx.conversation.create({
      data: { tenantId: shop.tenantId, id: conversationId, channelId: shop.channelId, customerId, lastInboundAt },
    })
  })
  return { customerId, conversationId, address }
}

/** A message of a customer as its row is; beside it, `conversations.epoch` says which one is the newest. */
export function inboundRow(
  of: { tenantId: string; conversationId: string },
  message: { epoch: number; receivedAt: Date; body?: string; kind?: string; payload?: JsonObject; turnId?: string },
) {
  const { tenantId, conversationId } = of
  const own = { tenantId, id: randomIds.uuid(), conversationId, providerMessageId: `SM${randomIds.secret(16)}` }
  return { ...own, kind: 'text', body: 'habari', payload: {}, ...message }
}

/** An item with variants; prices in minor units of KES. */
export async function createItem(
  db: TenantDb,
  shop: TestShop,
  item: {
    name: string
    category?: string
    brand?: string
    tags?: string[]
    description?: string
    attributes?: ItemAttributes
    variants: { name: string; options: Record<string, string>; priceMinor: number; stock: number }[]
  },
): Promise<{ itemId: string; variantIds: string[] }> {
  const itemId = randomIds.uuid()
  const variants = item.variants.map((variant) => ({ ...variant, id: randomIds.uuid() }))
  await db.transaction(shop.tenantId, async (tx) => {
    await tx.catalogItem.create({
      data: {
        tenantId: shop.tenantId,
        id: itemId,
        sku: `SKU-${itemId}`,
        name: item.name,
        description: item.description ?? '',
        category: item.category ?? 'shoes',
        brand: item.brand ?? 'Rift',
        tags: item.tags ?? [],
        attributes: item.attributes ?? {},
      },
    })
    await tx.catalogVariant.createMany({
      data: variants.map((variant) => ({
        ...variant,
        tenantId: shop.tenantId,
        itemId,
        sku: `SKU-${variant.id}`,
        currency: 'KES',
      })),
    })
  })
  return { itemId, variantIds: variants.map((variant) => variant.id) }
}

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => Number.parseInt(randomIds.secret(1), 16) % 10).join('')
}
