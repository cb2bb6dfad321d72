import { expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { toJson } from '../../../src/lib/to-json.ts'
import { createConversation, createShop } from '../../support/builders.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { testEngine } from './chat.ts'

const db = await testDatabase()

it('a turn that runs again after a crash opens no second ticket and says the same', async () => {
  const shop = await createShop(db)
  const { customerId, conversationId } = await createConversation(db, shop)
  const id = randomIds.uuid()
  const ctx = testCtx(db, { tenantId: shop.tenantId, conversationId, customerId, requestId: id })
  const receivedAt = ctx.clock.now()
  const message = {
    id,
    epoch: 1,
    providerMessageId: 'SM1',
    kind: 'text' as const,
    body: 'agent',
    payload: {},
    receivedAt,
  }
  const input = { ctx, messages: [message], storedState: {}, language: 'en' as const, recent: [], catalogRevision: '0' }
  const engine = testEngine()
  const first = await engine.run({ ...input, storedCalls: [], owner: 'bot' as const })

  const rows = await db.transaction(shop.tenantId, (tx) =>
    tx.toolCall.findMany({ where: { tenantId: shop.tenantId, requestId: id } }),
  )
  const storedCalls = rows.map(({ tool, argsHash, result }) => ({ tool, argsHash, result: toJson(result) }))
  const again = await engine.run({ ...input, storedCalls, owner: 'bot' as const })

  expect(again.trace.tools.map(({ tool, replayed }) => ({ tool, replayed }))).toEqual(
    first.trace.tools.map(({ tool }) => ({ tool, replayed: true })),
  )
  expect(again.replies).toEqual(first.replies)
  expect(again.state).toEqual(first.state)
  expect(
    await db.transaction(shop.tenantId, (tx) => tx.handoffTicket.count({ where: { tenantId: shop.tenantId } })),
  ).toBe(1)
})
