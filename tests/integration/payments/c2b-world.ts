import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mpesaC2bProvider } from '../../../src/adapters/mpesa/mpesa-c2b-provider.ts'
import { mpesaReceiptProvider } from '../../../src/adapters/mpesa/mpesa-receipt-provider.ts'
import { CALLBACK_SOURCES } from '../../../src/adapters/mpesa/source-addresses.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { postgresTokenStore } from '../../../src/adapters/postgres/token-store.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import {
  type IssuedInstructions,
  issueC2bInstructions,
  registerHook,
  settlePayment,
} from '../../../src/domain/payments/index.ts'
import { createApp } from '../../../src/http/app.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { c2bWebhooks } from '../../../src/http/webhooks/c2b.ts'
import { resultWebhooks } from '../../../src/http/webhooks/results.ts'
import { placeNotificationHandler } from '../../../src/jobs/place-notification.handler.ts'
import { placeNotificationJob } from '../../../src/jobs/place-notification.job.ts'
import { afterFile } from '../../support/after-file.ts'
import { testApi } from '../../support/api.ts'
import type { shopSettings, TestShop } from '../../support/builders.ts'
import { dueOf } from '../../support/due.ts'
import { onceKey } from '../../support/once-key.ts'
import { testResilience } from '../../support/resilience.ts'
import { testCtx, testPorts } from '../../support/test-ctx.ts'
import { type Buyer, openPaymentWorld, openShop, type PaymentWorld } from './payment-world.ts'

export interface HandShop extends TestShop {
  ctx: Ctx
  accountId: string
  shortcode: string
  confirmationUrl: string
  validationUrl: string
  staffToken: string
}

export interface HandMoney {
  reference?: string
  amount: number | string
  receipt?: string
  shortcode?: string
  more?: object
}

/** The payment world with shops that take money by hand, its webhooks and its review queue on real HTTP. */
export interface C2bWorld extends PaymentWorld {
  hand: HandShop
  openHandShop(settings?: Parameters<typeof shopSettings>[0]): Promise<HandShop>
  handBuyer(options?: Parameters<PaymentWorld['buyer']>[0]): Promise<Buyer>
  instruct(buyer: Buyer, ctx?: Ctx): Promise<IssuedInstructions>
  /** Posts a confirmation as M-PESA does; gives the receipt. */
  confirm(money: HandMoney, shop?: HandShop): Promise<string>
  post(url: string, body: unknown): Promise<{ status: number; body: unknown }>
  /** Settles every report that is due now. */
  settleHand(): Promise<void>
  /** Settles an attempt of the hand shop as the sweeper does. */
  look(attemptId: string): Promise<void>
  reviews(shop?: HandShop): Promise<{ id: string; reason: string; status: string; suggestions: unknown }[]>
  staff(method: string, path: string, body?: object, shop?: HandShop): Promise<{ status: number; body: unknown }>
  /** Any route under /v1, as staff. */
  api(
    method: string,
    path: string,
    body?: object,
    how?: { shop?: HandShop; headers?: Record<string, string> },
  ): Promise<{ status: number; body: unknown }>
  /** Any other route under /v1/payments, as staff. */
  call(method: string, path: string, body?: object, shop?: HandShop): Promise<{ status: number; body: unknown }>
  /** From where M-PESA is known to call; a test that speaks for it adds its own address. */
  knownSources: string[]
}

export async function openC2bWorld(): Promise<C2bWorld> {
  const world = await openPaymentWorld()
  const { db, clock, log, sandbox, stk } = world
  const tokenStore = postgresTokenStore(db, testPorts().vault)
  const c2b = mpesaC2bProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience: testResilience() })
  const receipts = mpesaReceiptProvider({ baseUrl: sandbox.baseUrl, clock, tokenStore, resilience: testResilience() })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const shared = { clock, log, ports: testPorts({ stk, c2b, receipts }), publicBaseUrl: baseUrl }
  const ctxFor = (tenantId: string) => testCtx(db, { ...shared, tenantId, actor: 'system' })
  const directory = postgresDirectory(db)
  const knownSources = [...CALLBACK_SOURCES]
  const sources = { known: knownSources, trustedProxies: [] }
  const routers = [
    c2bWebhooks({ findPaymentHook: directory.findPaymentHook, c2b, ctxFor, log, sources }),
    resultWebhooks({ findPaymentHook: directory.findPaymentHook, receipts, ctxFor, log, sources }),
    testApi({ ctxFor, clock }),
  ]
  server.on('request', createApp({ routers, log, healthy: async () => ({}) }).callback())
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const handler = placeNotificationHandler({ ctxFor })

  async function openHandShop(settings: Parameters<typeof shopSettings>[0] = {}): Promise<HandShop> {
    const shop = await openShop(db, sandbox, {
      settings: { payments: { stk: true, c2b: true, card: false }, ...settings },
    })
    const ctx = ctxFor(shop.tenantId)
    const account = await ctx.transaction(({ tx }) =>
      tx.paymentAccount.findFirstOrThrow({ where: { tenantId: shop.tenantId } }),
    )
    const { urls } = await registerHook(ctx, { accountId: account.id })
    const staffToken = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
    await ctx.transaction(({ tx }) =>
      tx.staffToken.create({
        data: { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(staffToken) },
      }),
    )
    return { ...shop, ...urls, ctx, accountId: account.id, shortcode: account.shortcode, staffToken }
  }

  async function post(url: string, body: unknown) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
    return { status: response.status, body: await response.json() }
  }

  const hand = await openHandShop()
  return {
    ...world,
    hand,
    openHandShop,
    handBuyer: (options) => world.buyer({ shop: hand, ...options }),
    instruct: (buyer, ctx = buyer.ctx) =>
      issueC2bInstructions(ctx, { orderId: buyer.order.orderId, confirmedTotal: buyer.order.total }),
    post,
    async confirm(money, shop = hand) {
      const receipt = money.receipt ?? newReceipt()
      const { status, body } = await post(shop.confirmationUrl, confirmationBody({ ...money, receipt }, shop))
      if (status !== 200) throw new Error(`the confirmation was answered ${status} ${JSON.stringify(body)}`)
      return receipt
    },
    async settleHand() {
      for (const ref of await dueOf(directory, placeNotificationJob, clock.now())) {
        await handler.run(ref, { lastAttempt: false })
      }
    },
    look: async (attemptId) => void (await settlePayment(hand.ctx, { attemptId })),
    reviews: (shop = hand) =>
      shop.ctx.transaction(({ tx }) =>
        tx.paymentReview.findMany({
          where: { tenantId: shop.tenantId },
          orderBy: { createdAt: 'asc' },
          select: { id: true, reason: true, status: true, suggestions: true },
        }),
      ),
    knownSources,
    staff: (method, path, body, shop) => api(method, `/payments/reviews${path}`, body, { shop: shop ?? hand }),
    api,
    call: (method, path, body, shop = hand) => api(method, `/payments${path}`, body, { shop }),
  }

  async function api(
    method: string,
    path: string,
    body?: object,
    { shop = hand, headers = {} }: { shop?: HandShop; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(`${baseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${shop.staffToken}`,
        'content-type': 'application/json',
        ...onceKey(method),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

/** Seals other credentials into the shop's account. */
export async function reseal({ ctx, tenantId, accountId }: HandShop, changes: object): Promise<void> {
  const { vault } = testPorts()
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: accountId } as const
  await ctx.transaction(async ({ tx }) => {
    const where = { tenantId_id: { tenantId, id: accountId } }
    const { credentialsEnc } = await tx.paymentAccount.findUniqueOrThrow({ where })
    const credentials = { ...JSON.parse(vault.open(credentialsEnc, place)), ...changes }
    await tx.paymentAccount.update({ where, data: { credentialsEnc: vault.seal(JSON.stringify(credentials), place) } })
  })
}

export function newReceipt(): string {
  return `T${randomIds.secret(5).toUpperCase().slice(0, 9)}`
}

/** A confirmation as the provider words it. Amounts are whole shillings. */
export function confirmationBody(
  { reference = '', amount, receipt, shortcode, more }: HandMoney,
  shop: HandShop,
): object {
  return {
    TransactionType: 'Pay Bill',
    TransID: receipt,
    TransTime: '20261116120500',
    TransAmount: amount,
    BusinessShortCode: shortcode ?? shop.shortcode,
    BillRefNumber: reference,
    InvoiceNumber: '',
    OrgAccountBalance: '49125.00',
    ThirdPartyTransID: '',
    MSISDN: '2547 ***** 126',
    FirstName: 'NJERI',
    MiddleName: null,
    LastName: '',
    ...more,
  }
}
