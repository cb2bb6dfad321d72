import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { pesapalCardProvider } from '../../../src/adapters/pesapal/pesapal-card-provider.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { postgresTokenStore } from '../../../src/adapters/postgres/token-store.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import { createDraft, type OrderView } from '../../../src/domain/orders/index.ts'
import { type CardCheckout, createCardCheckout, settlePayment } from '../../../src/domain/payments/index.ts'
import { createApp } from '../../../src/http/app.ts'
import { cardWebhooks } from '../../../src/http/webhooks/card.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { settlePaymentJob } from '../../../src/jobs/settle-payment.job.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { afterFile } from '../../support/after-file.ts'
import { createConversation, createItem, createShop, type TestShop } from '../../support/builders.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

export interface CardBuyer {
  ctx: Ctx
  order: OrderView
  variantId: string
  conversationId: string
}

export interface CardShop extends TestShop {
  consumerKey: string
}

/** The card half of the product on real HTTP and a real database, with the provider's stand-in across the wire. */
export interface CardWorld {
  db: TenantDb
  sandbox: Sandbox
  shop: CardShop
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
  baseUrl: string
  /** Work as a job does it: for the shop, without a customer. */
  ctxFor(tenantId: string): Ctx
  buyer(options?: { shop?: CardShop; priceMinor?: number; stock?: number; variantId?: string }): Promise<CardBuyer>
  checkout(buyer: CardBuyer, ctx?: Ctx): Promise<CardCheckout>
  /** A checkout that got its link, with what the provider knows of it. */
  link(buyer: CardBuyer): Promise<{ attemptId: string; url: string; trackingId: string; reference: string }>
  /** Lets the gathering second pass and runs every queued settle job, each attempt once. */
  drain(): Promise<void>
  settle(attemptId: string, ask?: 'now' | 'when_due'): ReturnType<typeof settlePayment>
  attempt(attemptId: string): ReturnType<typeof attemptRow>
  facts(buyer: CardBuyer): ReturnType<typeof readFacts>
  /** The provider's own view of an order. */
  order(trackingId: string): ReturnType<typeof providerOrder>
  reviews(): Promise<{ reason: string; attemptId: string | null }[]>
}

/** No test of this world is about a time limit, so none of them may be lost to a busy machine. */
const PATIENT_MS = 20_000

export async function openCardWorld(): Promise<CardWorld> {
  const db = await testDatabase(24)
  const clock = testClock()
  const log = testLog()
  const sandbox = await startSandbox({ port: 0, seed: 5, clock: clock.now })
  const shared = { baseUrl: sandbox.baseUrl, clock, tokenStore: postgresTokenStore(db, testPorts().vault) }
  const timeouts = { tokenMs: PATIENT_MS, submitMs: PATIENT_MS, statusMs: PATIENT_MS, setupMs: PATIENT_MS }
  const card = pesapalCardProvider({ ...shared, resilience: testResilience(), timeouts })
  const stk = mpesaStkProvider({ ...shared, resilience: testResilience() })
  const shop = await openCardShop(db, sandbox)
  const waiting = new Map<string, { tenantId: string; attemptId: string }>()
  const queue: WorkQueue = {
    async enqueue(job, payload) {
      if (job.name !== settlePaymentJob.name) return
      const ref = settlePaymentJob.payload.parse(payload)
      waiting.set(ref.attemptId, ref)
    },
  }
  const server = createServer()
  const baseUrl = await listen(server)
  const parts = { clock, log, ports: testPorts({ card, stk }), publicBaseUrl: baseUrl }
  const ctxFor = (tenantId: string) => testCtx(db, { ...parts, tenantId, actor: 'system' }, queue)
  const { findPaymentHook } = postgresDirectory(db)
  const webhooks = cardWebhooks({ findPaymentHook, card, ctxFor, log })
  server.on('request', createApp({ routers: [webhooks], log, healthy: async () => ({}) }).callback())
  afterFile(async () => {
    await sandbox.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const world: CardWorld = {
    db,
    sandbox,
    shop,
    clock,
    log,
    baseUrl,
    ctxFor,
    async buyer({ shop: of = shop, priceMinor = 250_000, stock = 5, variantId } = {}) {
      const { customerId, conversationId } = await createConversation(db, of)
      const variants = [{ name: 'Black 41', options: { size: '41' }, priceMinor, stock }]
      const made =
        variantId ?? (await createItem(db, of, { name: `Rift ${customerId.slice(0, 6)}`, variants })).variantIds[0]
      const bought = made ?? ''
      const ctx = testCtx(db, { ...parts, tenantId: of.tenantId, customerId, conversationId })
      const order = await createDraft(ctx, { lines: [{ variantId: bought, quantity: 1 }] })
      return { ctx, order, variantId: bought, conversationId }
    },
    checkout: ({ ctx, order }, other) =>
      createCardCheckout(other ?? ctx, { orderId: order.orderId, confirmedTotal: order.total }),
    async link(buyer) {
      const { outcome, attemptId, url } = await world.checkout(buyer)
      if (outcome !== 'link' || attemptId === null || url === null) throw new Error(`no link: ${outcome}`)
      const { providerRequestId, reference } = await world.attempt(attemptId)
      return { attemptId, url, trackingId: providerRequestId ?? '', reference }
    },
    async drain() {
      clock.advance(1_000)
      const jobs = [...waiting.values()]
      waiting.clear()
      for (const { tenantId, attemptId } of jobs) await settlePayment(ctxFor(tenantId), { attemptId })
    },
    settle: (attemptId, ask = 'now') => settlePayment(ctxFor(shop.tenantId), { attemptId, ask }),
    attempt: (attemptId) => attemptRow(db, shop.tenantId, attemptId),
    facts: (buyer) => readFacts(db, buyer),
    order: (trackingId) => providerOrder(sandbox, trackingId),
    reviews: () =>
      db.transaction(shop.tenantId, (tx) =>
        tx.paymentReview.findMany({
          where: { tenantId: shop.tenantId },
          select: { reason: true, attemptId: true },
          orderBy: { createdAt: 'asc' },
        }),
      ),
  }
  return world
}

/** What `facts` gives of a buyer whose card paid her order, and nothing else happened. */
export const cardPaidFacts = {
  order: 'paid',
  stockState: 'settled',
  stock: 4,
  held: 0,
  attempts: ['card paid'],
  money: ['pesapal card KES 250000/250000'],
  notices: ['payment_paid_card'],
  tickets: [],
}

/** A request of its own: what another message of the customer starts. */
export function again(buyer: CardBuyer): Ctx {
  return { ...buyer.ctx, requestId: randomIds.uuid() }
}

/** Where the provider notifies a shop, the first one of the world unless another is named. */
export async function ipnAddress({ sandbox, shop }: CardWorld, consumerKey = shop.consumerKey): Promise<string> {
  const urls = await sandbox.pesapal.ipnUrls()
  return urls.find((ipn) => ipn.consumerKey === consumerKey)?.url ?? ''
}

/** A notification as the provider words it, or as somebody else does. */
export async function notify(
  world: CardWorld,
  trackingId: string,
  { reference = '', more = {} }: { reference?: string; more?: object } = {},
): Promise<Response> {
  const body = { OrderTrackingId: trackingId, OrderMerchantReference: reference, OrderNotificationType: 'IPNCHANGE' }
  return postJson(await ipnAddress(world), { ...body, ...more })
}

export function postJson(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** A shop with PesaPal keys that the stand-in knows, and with M-PESA keys. */
export async function openCardShop(
  db: TenantDb,
  sandbox: Sandbox,
  options: { currencies?: string[]; card?: boolean; secret?: string } = {},
): Promise<CardShop> {
  const { card = true, currencies = ['KES'] } = options
  const shop = await createShop(db, { settings: { payments: { stk: true, c2b: false, card } } })
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8) }
  await sandbox.pesapal.registerShop({ ...keys, displayName: 'Mtaani Kicks', currencies: ['KES', 'USD'] })
  const shortcode = String(100_000 + (Number.parseInt(randomIds.secret(3), 16) % 800_000))
  const stk = { ...keys, passkey: randomIds.secret(16) }
  await sandbox.daraja.registerApp({ ...stk, shortcode })
  const seal = (value: object, row: string) =>
    testPorts().vault.seal(JSON.stringify(value), {
      tenantId: shop.tenantId,
      column: 'payment_accounts.credentials_enc',
      row,
    })
  const cardKeys = { ...keys, consumerSecret: options.secret ?? keys.consumerSecret }
  const account = (provider: string, code: string, credentials: object) => {
    const id = randomIds.uuid()
    const credentialsEnc = seal({ environment: 'sandbox', ...credentials }, id)
    return { tenantId: shop.tenantId, id, provider, shortcode: code, credentialsEnc }
  }
  await db.transaction(shop.tenantId, (tx) =>
    tx.paymentAccount.createMany({
      data: [
        account('mpesa', shortcode, { ...stk, till: null }),
        account('pesapal', '', { ...cardKeys, notificationId: null, currencies }),
      ],
    }),
  )
  return { ...shop, consumerKey: keys.consumerKey }
}

async function attemptRow(db: TenantDb, tenantId: string, attemptId: string) {
  return db.transaction(tenantId, (tx) =>
    tx.paymentAttempt.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: attemptId } } }),
  )
}

async function readFacts(
  db: TenantDb,
  { ctx: { tenantId }, order: { orderId }, variantId, conversationId }: CardBuyer,
) {
  return db.transaction(tenantId, async (tx) => {
    const order = await tx.order.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: orderId } } })
    const variant = await tx.catalogVariant.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: variantId } } })
    const money = await tx.moneyReceipt.findMany({ where: { tenantId, attempt: { orderId } }, orderBy: { at: 'asc' } })
    const outbound = await tx.outboundMessage.findMany({ where: { tenantId, conversationId }, orderBy: { seq: 'asc' } })
    const tickets = await tx.handoffTicket.findMany({ where: { tenantId, conversationId } })
    const attempts = await tx.paymentAttempt.findMany({ where: { tenantId, orderId }, orderBy: { createdAt: 'asc' } })
    return {
      order: order.status,
      stockState: order.stockState,
      stock: variant.stock,
      held: variant.held,
      attempts: attempts.map(({ method, status }) => `${method} ${status}`).sort(),
      money: money.map(({ provider, source, amountMinor, allocatedMinor, currency, reversedAt }) => {
        const back = reversedAt === null ? '' : ' reversed'
        return `${provider} ${source} ${currency} ${allocatedMinor}/${amountMinor}${back}`
      }),
      notices: outbound.flatMap(({ body }) => /^\[(payment_\w+)/.exec(body)?.[1] ?? []),
      tickets: tickets.map(({ reason }) => reason),
    }
  })
}

async function providerOrder(sandbox: Sandbox, trackingId: string) {
  const order = (await sandbox.pesapal.orders()).find((known) => known.trackingId === trackingId)
  if (!order) throw new Error(`the provider knows no order ${trackingId}`)
  return order
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
}
