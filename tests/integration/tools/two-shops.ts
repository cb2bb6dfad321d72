import type { Ctx } from '../../../src/domain/context.ts'
import type { ToolResult } from '../../../tools/run-tool.ts'
import { createConversation, createItem, createShop, type TestShop } from '../../support/builders.ts'
import { testClock, testCtx, testLog } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'

export type ToolCtx = Ctx & {
  conversationId: string
  customerId: string
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
}

export interface TwoShops {
  db: TestDatabase
  shop: TestShop
  other: TestShop
  /** A ctx for a new customer of a shop in a new conversation and request. */
  customerOf(shop: TestShop): Promise<ToolCtx>
  /** The same customer, one message later. */
  next(ctx: ToolCtx): ToolCtx
  runners: { itemId: string; variantIds: string[] }
}

/** Two shops on one database; the first one sells running shoes in two colours and a phone. */
export async function twoShops(pool?: number): Promise<TwoShops> {
  const db = await testDatabase(pool)
  const [shop, other] = [await createShop(db), await createShop(db, { name: 'Other Shop' })]
  const runners = await createItem(db, shop, {
    name: 'Rift Runner 2',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    description: 'Road trainer with a mesh upper.',
    variants: [
      { name: '41 / Black', options: { size: '41', colour: 'black' }, priceMinor: 650_000, stock: 4 },
      { name: '42 / Black', options: { size: '42', colour: 'black' }, priceMinor: 650_000, stock: 10 },
      { name: '42 / Blue', options: { size: '42', colour: 'blue' }, priceMinor: 700_000, stock: 0 },
    ],
  })
  return {
    db,
    shop,
    other,
    runners,
    customerOf: async (of) => {
      const { customerId, conversationId } = await createConversation(db, of)
      return testCtx(db, { tenantId: of.tenantId, customerId, conversationId, clock: testClock(), log: testLog() })
    },
    next: (ctx) => ({ ...ctx, requestId: ctx.ids.uuid() }),
  }
}

/** The id of a variant by its place in the builder's list. */
export function variantAt(item: { variantIds: string[] }, place: number): string {
  const id = item.variantIds[place]
  if (id === undefined) throw new Error(`the item has no variant ${place}`)
  return id
}

/** The output of a call that must have gone well. */
export function outputOf<Out>(result: ToolResult<Out>): Out {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`)
  return result.output
}
