import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { CALLBACK_SOURCES } from '../../../src/adapters/mpesa/source-addresses.ts'
import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { postgresTokenStore } from '../../../src/adapters/postgres/token-store.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { createDraft, type OrderView } from '../../../src/domain/orders/index.ts'
import { type StartedPush, type StkProvider, startStkPush } from '../../../src/domain/payments/index.ts'
import { createApp } from '../../../src/http/app.ts'
import { paymentWebhooks } from '../../../src/http/webhooks/payments.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { sendMessagesJob } from '../../../src/jobs/send-messages.job.ts'
import { settlePaymentHandler } from '../../../src/jobs/settle-payment.handler.ts'
import { settlePaymentJob } from '../../../src/jobs/settle-payment.job.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { afterFile } from '../../support/after-file.ts'
import { createConversation, createItem, createShop, type TestShop } from '../../support/builders.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

export interface Buyer {
  ctx: Ctx
  order: OrderView
  msisdn: string
  variantId: string
  conversationId: string
}

/** The payment half of the product on real HTTP and a real database, with the provider's stand-in across the wire. */
export interface PaymentWorld {
  db: TestDatabase
  shop: TestShop
  sandbox: Sandbox
  stk: StkProvider
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
  baseUrl: string
  /** Work as a job does it: for the shop, without a customer. */
  ctx: Ctx
  /**
   * A customer with a confirmed draft of one item, who writes from the phone that pays; stock is her own unless given.
   * `customerOf`: the same customer once more, in another conversation; `variantId`: goods that are there already.
   */
  buyer(options?: {
    shop?: TestShop
    customerOf?: Buyer
    variantId?: string
    priceMinor?: number
    stock?: number
    quantity?: number
    msisdn?: string
  }): Promise<Buyer>
  push(buyer: Buyer, ctx?: Ctx): Promise<StartedPush>
  /** Runs queued settle jobs until none is left. */
  drain(): Promise<void>
  /** Queues a settle job, as the sweeper does, and runs it. */
  settle(attemptId: string): Promise<void>
  /** How many times a delivery of this conversation was woken. */
  wakes(conversationId: string): number
  attempt(attemptId: string): ReturnType<typeof attemptRow>
  facts(buyer: Buyer): ReturnType<typeof readFacts>
  /** Waits until so many callbacks of the attempt are stored, then settles. */
  callbacks(attemptId: string, count?: number): Promise<void>
}

/** No test of this world is about a time limit, so none of them may be lost to a busy machine. */
const PATIENT_MS = 20_000

export async function openPaymentWorld(): Promise<PaymentWorld> {
  const db = await testDatabase(24)
  const clock = testClock()
  const log = testLog()
  const sandbox = await startSandbox({ port: 0, seed: 11, clock: clock.now, promptTimeoutMs: 60_000 })
  const timeouts = { tokenMs: PATIENT_MS, pushMs: PATIENT_MS, queryMs: PATIENT_MS }
  const tokenStore = postgresTokenStore(db, testPorts().vault)
  const stk = mpesaStkProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience: testResilience(), timeouts })
  const shop = await openShop(db, sandbox)
  const waiting: { tenantId: string; attemptId: string }[] = []
  const woken: string[] = []
  const queue: WorkQueue = {
    async enqueue(job, payload) {
      if (job.name === settlePaymentJob.name) waiting.push(settlePaymentJob.payload.parse(payload))
      if (job.name === sendMessagesJob.name) woken.push(sendMessagesJob.payload.parse(payload).conversationId)
    },
  }
  const server = createServer()
  const baseUrl = await listen(server)
  const shared = { clock, log, ports: testPorts({ stk }), publicBaseUrl: baseUrl }
  const ctxFor = (tenantId: string) => testCtx(db, { ...shared, tenantId, actor: 'system' }, queue)
  const webhooks = paymentWebhooks({
    findPaymentAttempt: (tokenHash) => findByToken(db, tokenHash),
    stk,
    ctxFor,
    log,
    sources: { known: CALLBACK_SOURCES, trustedProxies: ['127.0.0.1'] },
  })
  server.on('request', createApp({ routers: [webhooks], log, healthy: async () => ({}) }).callback())
  afterFile(async () => {
    await sandbox.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const handler = settlePaymentHandler({ ctxFor })

  const world: PaymentWorld = {
    db,
    shop,
    sandbox,
    stk,
    clock,
    log,
    baseUrl,
    ctx: ctxFor(shop.tenantId),
    async buyer({
      shop: of = shop,
      customerOf,
      variantId: known,
      priceMinor = 250_000,
      stock = 5,
      quantity = 1,
      msisdn = customerOf?.msisdn ?? newMsisdn(),
    } = {}) {
      const { customerId, conversationId } = await talk(db, of, { msisdn, customerOf })
      const variants = [{ name: 'Black 41', options: { size: '41' }, priceMinor, stock }]
      const goods = { name: `Rift ${conversationId.slice(0, 6)}`, variants }
      const variantId = known ?? (await createItem(db, of, goods)).variantIds[0] ?? ''
      const ctx = testCtx(db, { ...shared, tenantId: of.tenantId, customerId, conversationId }, queue)
      const order = await createDraft(ctx, { lines: [{ variantId, quantity }] })
      return { ctx, order, msisdn, variantId, conversationId }
    },
    push: ({ ctx, order, msisdn }, other) =>
      startStkPush(other ?? ctx, { orderId: order.orderId, msisdn, confirmedTotal: order.total }),
    async drain() {
      for (let job = waiting.shift(); job; job = waiting.shift()) await handler.run(job, { lastAttempt: false })
    },
    settle: async (attemptId) =>
      void (await handler.run({ tenantId: shop.tenantId, attemptId }, { lastAttempt: false })),
    wakes: (conversationId) => woken.filter((id) => id === conversationId).length,
    attempt: (attemptId) => attemptRow(db, shop.tenantId, attemptId),
    facts: (buyer) => readFacts(db, buyer),
    async callbacks(attemptId, count = 1) {
      await until(async () => (await callbackCount(db, shop.tenantId, attemptId)) >= count, { what: 'the callback' })
      await world.drain()
    },
  }
  return world
}

/** The customer and her talk; another talk of the same customer is one with another number of the shop. */
async function talk(
  db: TenantDb,
  shop: TestShop,
  { msisdn, customerOf }: { msisdn: string; customerOf: Buyer | undefined },
): Promise<{ customerId: string; conversationId: string }> {
  const tenantId = shop.tenantId
  const customerId = customerOf?.ctx.customerId ?? null
  if (customerId === null) {
    const made = await createConversation(db, shop)
    // Two customers may pay with one phone; what they write from is theirs alone.
    await db.transaction(tenantId, (tx) =>
      tx.customer.updateMany({ where: { id: made.customerId }, data: { phoneE164: `+${msisdn}` } }),
    )
    return made
  }
  const [channelId, conversationId] = [randomIds.uuid(), randomIds.uuid()]
  await db.transaction(tenantId, async (tx) => {
    const channel = await tx.channel.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: shop.channelId } } })
    await tx.channel.create({ data: { ...channel, id: channelId, address: `whatsapp:+${newMsisdn()}` } })
    await tx.conversation.create({ data: { tenantId, id: conversationId, channelId, customerId } })
  })
  return { customerId, conversationId }
}

/** A request of its own: what another message of the customer starts. */
export function again(buyer: Buyer): Ctx {
  return { ...buyer.ctx, requestId: randomIds.uuid() }
}

export function newMsisdn(): string {
  return `2547${String(Number.parseInt(randomIds.secret(4), 16) % 100_000_000).padStart(8, '0')}`
}

/** A shop with M-PESA keys that the stand-in knows. */
export async function openShop(db: TenantDb, sandbox: Sandbox, settings: Parameters<typeof createShop>[1] = {}) {
  const shop = await createShop(db, settings)
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8), passkey: randomIds.secret(16) }
  const shortcode = String(100_000 + (Number.parseInt(randomIds.secret(3), 16) % 800_000))
  await sandbox.daraja.registerApp({ ...keys, shortcode })
  const id = randomIds.uuid()
  const place = { tenantId: shop.tenantId, column: 'payment_accounts.credentials_enc', row: id } as const
  const sealed = testPorts().vault.seal(JSON.stringify({ environment: 'sandbox', till: null, ...keys }), place)
  await db.transaction(shop.tenantId, (tx) =>
    tx.paymentAccount.create({
      data: { tenantId: shop.tenantId, id, provider: 'mpesa', shortcode, credentialsEnc: sealed },
    }),
  )
  return shop
}

/** The callback as the provider words it; override what a test is about. */
export function callbackBody(claim: {
  checkoutRequestId: string
  code?: number | string
  amount?: number | string
  receipt?: string
}): object {
  const { checkoutRequestId, code = 0, amount, receipt } = claim
  const items = [
    ...(amount === undefined ? [] : [{ Name: 'Amount', Value: amount }]),
    ...(receipt === undefined ? [] : [{ Name: 'MpesaReceiptNumber', Value: receipt }]),
  ]
  const metadata = items.length > 0 ? { CallbackMetadata: { Item: items } } : {}
  const ids = { MerchantRequestID: 'ab12-1', CheckoutRequestID: checkoutRequestId }
  return { Body: { stkCallback: { ...ids, ResultCode: code, ResultDesc: 'Result.', ...metadata } } }
}

async function attemptRow(db: TenantDb, tenantId: string, attemptId: string) {
  return db.transaction(tenantId, (tx) =>
    tx.paymentAttempt.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: attemptId } } }),
  )
}

async function readFacts(db: TenantDb, { ctx: { tenantId }, order: { orderId }, variantId, conversationId }: Buyer) {
  return db.transaction(tenantId, async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: orderId } } })
    const variant = await tx.catalogVariant.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: variantId } } })
    const money = await tx.moneyReceipt.findMany({ where: { tenantId, attempt: { orderId } } })
    const sent = await tx.outboundMessage.findMany({ where: { tenantId, conversationId }, orderBy: { seq: 'asc' } })
    // The receipt goes along as a document; what is said of money are the sentences.
    const outbound = sent.filter(({ media }) => media === null)
    const tickets = await tx.handoffTicket.findMany({ where: { tenantId, conversationId } })
    const attempts = await tx.paymentAttempt.findMany({ where: { tenantId, orderId }, orderBy: { createdAt: 'asc' } })
    return {
      order: order.status,
      stockState: order.stockState,
      stock: variant.stock,
      held: variant.held,
      attempts: attempts.map(({ status }) => status),
      money: money.map(({ receipt, amountMinor, allocatedMinor }) => ({ receipt, amountMinor, allocatedMinor })),
      notices: outbound.map(({ body }) => /^\[(\w+)/.exec(body)?.[1] ?? body),
      texts: outbound.map(({ body }) => body),
      tickets: tickets.map(({ reason }) => reason),
    }
  })
}

async function callbackCount(db: TenantDb, tenantId: string, attemptId: string): Promise<number> {
  return db.transaction(tenantId, (tx) => tx.paymentEvent.count({ where: { tenantId, attemptId, source: 'callback' } }))
}

async function findByToken(db: TenantDb, tokenHash: string) {
  const rows = await db.directory.$queryRaw<{ tenant_id: string; attempt_id: string }[]>`
    SELECT tenant_id, attempt_id FROM find_payment_attempt(${tokenHash})`
  return rows[0] ? { tenantId: rows[0].tenant_id, attemptId: rows[0].attempt_id } : null
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
