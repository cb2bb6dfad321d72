import { afterAll } from 'vitest'
import { readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { memoryTokenStore } from '../../../src/adapters/mpesa/token-store.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import type { TestShop } from '../../support/builders.ts'
import { testClock, testCtx } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'
import { openShop } from '../payments/payment-world.ts'
import { type Chat, openChat } from './chat.ts'

export interface SalesWorld {
  db: TestDatabase
  sandbox: Sandbox
  shop: TestShop
  /** A new customer of the shop, with M-PESA behind the wire. */
  chat(shop?: TestShop): Promise<Chat>
  /** Another shop with the same goods and other settings. */
  open(settings: Partial<TenantSettings>): Promise<TestShop>
}

/** The demo shop of shoes and phones on a real database, with the M-PESA stand-in across the wire. */
export async function openSalesWorld(): Promise<SalesWorld> {
  const db = await testDatabase()
  const clock = testClock()
  const sandbox = await startSandbox({ port: 0, seed: 5, clock: clock.now, promptTimeoutMs: 60_000 })
  afterAll(() => sandbox.close())
  const timeouts = { tokenMs: 2_000, pushMs: 2_000, queryMs: 2_000 }
  const stk = mpesaStkProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore: memoryTokenStore(), timeouts })
  const goods = readShopFixture('fixtures', 'kicks-and-phones')
  const open = async (settings: Partial<TenantSettings>) => {
    const shop = await openShop(db, sandbox, { settings })
    await seedShop(testCtx(db, { tenantId: shop.tenantId }), { ...goods, documents: [] })
    return shop
  }
  const shop = await open({})
  return { db, sandbox, shop, open, chat: (of = shop) => openChat(db, { shop: of, ports: { stk } }) }
}
