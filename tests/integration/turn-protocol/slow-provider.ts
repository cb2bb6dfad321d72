import { randomIds } from '../../../src/adapters/system/ids.ts'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { deliverConversation, queueReply } from '../../../src/domain/messaging/index.ts'
import type { ReplyKind } from '../../../src/domain/messaging/schemas.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { afterFile } from '../../support/after-file.ts'
import { createConversation, createShop, type TestShop } from '../../support/builders.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'
import { newAddress, STALE_MS } from './stage.ts'

export interface SlowProvider {
  db: TestDatabase
  sandbox: Sandbox
  shop: TestShop
  clock: ReturnType<typeof testClock>
  ctx: Ctx
  log: ReturnType<typeof testLog>
  /** A conversation whose customer has just written to the shop's number. */
  open(): Promise<{ conversationId: string; address: string }>
  queue(conversationId: string, text: string, kind?: ReplyKind): Promise<unknown>
  deliver(conversationId: string): ReturnType<typeof deliverConversation>
  /** The next message is kept by the provider, which does not answer; `acceptHeld` of the sandbox lets it in. */
  holdNext(): Promise<unknown>
  rows(conversationId: string): ReturnType<typeof rowsOf>
  /** What the provider has taken for a customer, in order. */
  taken(address: string): Promise<string[]>
}

/** The real channel over HTTP against a provider that is told when to accept, with the product's clock in both. */
export async function slowProvider(): Promise<SlowProvider> {
  const db = await testDatabase()
  const clock = testClock()
  const sandbox = await startSandbox({ port: 0, seed: 7, clock: clock.now, statuses: [] })
  afterFile(() => sandbox.close())
  const shop = await createShop(db)
  await sandbox.twilio.registerSender({
    accountSid: shop.providerAccount,
    authToken: shop.authToken,
    number: shop.address,
    webhookUrl: 'http://127.0.0.1:9/webhooks',
    displayName: 'Mtaani Kicks',
  })
  const base = sandbox.baseUrl
  const channel = twilioChannel({
    apiBase: base,
    contentBase: base,
    messagingBase: base,
    timeoutMs: 250,
    times: CHANNEL_TIMES,
    resilience: testResilience(),
  })
  const log = testLog()
  const ctx = testCtx(db, { tenantId: shop.tenantId, clock, log, ports: testPorts({ channels: whatsappBy(channel) }) })
  return {
    db,
    sandbox,
    shop,
    clock,
    ctx,
    log,
    async open() {
      const address = newAddress()
      await sandbox.twilio.inbound({ sender: shop.address, from: address, body: 'hi', drop: true })
      const { conversationId } = await createConversation(db, shop, { address, lastInboundAt: clock.now() })
      return { conversationId, address }
    },
    queue: (conversationId, text, kind = 'reply') =>
      ctx.transaction((ctx) =>
        queueReply(ctx, { conversationId, text, author: 'bot', kind, menu: null, dedupeKey: randomIds.uuid() }),
      ),
    deliver: (conversationId) => deliverConversation(ctx, { conversationId, staleMs: STALE_MS }),
    holdNext: () => sandbox.faults.set([{ target: 'twilio.messages', kind: 'accept_late', times: 1 }]),
    rows: (conversationId) => rowsOf(db, shop.tenantId, conversationId),
    async taken(address) {
      const messages = await sandbox.twilio.messages({ to: address, direction: 'outbound-api' })
      return messages.map(({ body }) => body)
    },
  }
}

function rowsOf(db: TestDatabase, tenantId: string, conversationId: string) {
  return db.transaction(tenantId, (tx) =>
    tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
  )
}
