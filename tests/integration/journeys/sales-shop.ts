import { readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { postgresTokenStore } from '../../../src/adapters/postgres/token-store.ts'
import type { Ports } from '../../../src/domain/context.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { afterFile } from '../../support/after-file.ts'
import type { TestShop } from '../../support/builders.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testPorts } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'
import { openShop } from '../payments/payment-world.ts'
import { type CardDesk, cardDesk, openCardAccount } from './card-desk.ts'
import { type Chat, openChat } from './chat.ts'

export interface SalesWorld {
  db: TestDatabase
  sandbox: Sandbox
  card: CardDesk
  shop: TestShop
  /** The providers of payments behind the wire. */
  ports: Partial<Ports>
  /** A new customer of the shop, with M-PESA behind the wire. */
  chat(shop?: TestShop): Promise<Chat>
  /** So many of everything that is not sold out, so that no test runs out of it. */
  stockUp(shop: TestShop, stock?: number): Promise<void>
  /** Another shop with the same goods and other settings. */
  open(settings: Partial<TenantSettings>): Promise<TestShop>
}

/** The demo shop of shoes and phones on a real database, with the M-PESA stand-in across the wire. */
export async function openSalesWorld(): Promise<SalesWorld> {
  const db = await testDatabase()
  const clock = testClock()
  const sandbox = await startSandbox({ port: 0, seed: 5, clock: clock.now, promptTimeoutMs: 60_000 })
  afterFile(() => sandbox.close())
  const timeouts = { tokenMs: 2_000, pushMs: 2_000, queryMs: 2_000 }
  const tokenStore = postgresTokenStore(db, testPorts().vault)
  const resilience = testResilience()
  const stk = mpesaStkProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience, timeouts })
  const goods = readShopFixture('fixtures', 'kicks-and-phones')
  const card = cardDesk()
  const open = async (settings: Partial<TenantSettings>) => {
    const shop = await openShop(db, sandbox, { settings })
    if (settings.payments?.card === true) await openCardAccount(db, shop)
    await seedShop(testCtx(db, { tenantId: shop.tenantId }), { ...goods, documents: [] })
    return shop
  }
  const shop = await open({})
  const stockUp = async ({ tenantId }: TestShop, stock = 10_000) => {
    await db.transaction(tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { tenantId, stock: { gt: 0 } }, data: { stock } }),
    )
  }
  const ports: Partial<Ports> = { stk, card }
  return {
    db,
    sandbox,
    card,
    shop,
    ports,
    open,
    stockUp,
    chat: (of = shop) => openChat(db, { shop: of, ports }),
  }
}
