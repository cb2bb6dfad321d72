import { inject } from 'vitest'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { type Config, readConfig } from '../../src/config/config.ts'
import type { Log } from '../../src/domain/context.ts'
import { CardCredentials, registerHook, StkCredentials } from '../../src/domain/payments/index.ts'
import type { TenantSettings } from '../../src/domain/tenancy/schemas.ts'
import { nextFreePort } from '../../src/main/next-free-port.ts'
import type { Role } from '../../src/main/role.ts'
import { buildRuntime, type Runtime } from '../../src/main/runtime.ts'
import { tripWire } from '../../src/main/trip-wire.ts'
import { tripsFromFiles } from '../../src/main/trips-from-files.ts'
import { startWeb } from '../../src/main/web.ts'
import { startWorker } from '../../src/main/worker.ts'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { startSandbox } from '../../src/sandbox/start.ts'
import { afterFile } from './after-file.ts'
import { createShop, type TestShop } from './builders.ts'
import { TEST_SECRET_KEY } from './global-setup.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'
import { until } from './until.ts'

export interface Product {
  db: TestDatabase
  sandbox: Sandbox
  runtime: Runtime
  config: Config
  /** A shop whose number, M-PESA and PesaPal account the sandbox knows. */
  openShop(overrides?: { settings?: Partial<TenantSettings>; name?: string }): Promise<ProductShop>
  /** Ends web and worker; database and sandbox stay. */
  stop(): Promise<void>
  close(): Promise<void>
}

export interface ProductShop extends TestShop {
  shortcode: string
  /** Its M-PESA account; money sent by hand to the shortcode is reported under these addresses. */
  mpesa: { accountId: string; confirmationUrl: string; validationUrl: string }
  pesapal: { accountId: string; consumerKey: string }
  customer(phone?: string): TestCustomer
}

/** A phone that writes to one shop and reads what it gets. */
export interface TestCustomer {
  address: string
  msisdn: string
  /** Writes and waits for the next message of the bot. */
  ask(text: string): Promise<string>
  say(text: string): Promise<void>
  /** Taps the choice with this id on the newest menu that has it; an id that was never offered is sent as it is. */
  tap(id: string, title: string): Promise<string>
  /** The next message after those that were read already. */
  next(): Promise<string>
  /** Every message of the bot so far, files and their captions apart. */
  heard(): Promise<string[]>
}

/** The whole product in this process, on a fresh database and its own sandbox; goes away after the test file. */
export async function startProduct(
  options: { env?: Record<string, string>; worker?: boolean; modelOnSandbox?: boolean; log?: Log } = {},
): Promise<Product> {
  const db = await testDatabase()
  const sandbox = await startSandbox({ port: 0, seed: 1, statusDelayMs: 5 })
  sandbox.trips.setAnswer(tripWire(tripsFromFiles(systemClock)))
  const config = readConfig({
    TULIA_SECRET_KEY: TEST_SECRET_KEY,
    PORT: String(await nextFreePort(0)),
    LOG_LEVEL: 'silent',
    TWILIO_API_BASE_URL: sandbox.baseUrl,
    TWILIO_CONTENT_BASE_URL: sandbox.baseUrl,
    TWILIO_MESSAGING_BASE_URL: sandbox.baseUrl,
    MPESA_BASE_URL: sandbox.baseUrl,
    PESAPAL_BASE_URL: sandbox.baseUrl,
    RESEARCH_URL: sandbox.baseUrl,
    WEATHER_BASE_URL: `${sandbox.baseUrl}/weather`,
    TRIP_SOURCES_URL: `${sandbox.baseUrl}/trips`,
    TRIP_SOURCES_KEY: 'sandbox',
    CHECK_ANSWERS: 'true',
    WEBHOOKS_ON_LOOPBACK: 'true',
    SWEEP_EVERY_MS: '500',
    SWEEP_STALE_MS: '3000',
    TWILIO_SEND_MS: '2000',
    TWILIO_LATE_MS: '10000',
    TWILIO_WEBHOOK_MS: '1000',
    QUEUE_PREFIX: `t${randomIds.secret(6)}`,
    REDIS_URL: inject('redisUrl') ?? '',
    ...(options.modelOnSandbox && { ANTHROPIC_BASE_URL: sandbox.baseUrl }),
    ...options.env,
  })
  const runtime = buildRuntime(config, { appUrl: db.appUrl, secretKey: TEST_SECRET_KEY }, options.log)
  const roles: Role[] = [await startWeb(runtime)]
  if (options.worker !== false) roles.push(await startWorker(runtime))
  const stop = async () => {
    for (const role of roles.splice(0)) await role.close()
  }
  const close = async () => {
    await stop()
    await runtime.close()
    await sandbox.close()
  }
  afterFile(close)
  return {
    db,
    sandbox,
    runtime,
    config,
    stop,
    close,
    openShop: (overrides) => openShop({ db, sandbox, runtime }, overrides),
  }
}

async function openShop(
  product: Pick<Product, 'db' | 'sandbox' | 'runtime'>,
  overrides: { settings?: Partial<TenantSettings>; name?: string } = {},
): Promise<ProductShop> {
  const { db, sandbox, runtime } = product
  const shop = await createShop(db, overrides)
  await sandbox.twilio.registerSender({
    accountSid: shop.providerAccount,
    authToken: shop.authToken,
    number: shop.address,
    webhookUrl: `${runtime.publicBaseUrl}/webhooks/twilio/${shop.channelId}`,
    displayName: overrides.name ?? 'Mtaani Kicks',
  })
  const shortcode = String(100_000 + Number.parseInt(randomIds.secret(2), 16))
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8), passkey: randomIds.secret(16) }
  await sandbox.daraja.registerApp({ ...keys, shortcode })
  const credentials = StkCredentials.parse({ ...keys, environment: 'sandbox', till: null })
  const accountId = randomIds.uuid()
  await db.transaction(shop.tenantId, (tx) =>
    tx.paymentAccount.create({
      data: {
        tenantId: shop.tenantId,
        id: accountId,
        provider: 'mpesa',
        shortcode,
        credentialsEnc: runtime.ports.vault.seal(JSON.stringify(credentials), {
          tenantId: shop.tenantId,
          column: 'payment_accounts.credentials_enc',
          row: accountId,
        }),
      },
    }),
  )
  const { urls } = await registerHook(runtime.ctxFor(shop.tenantId), { accountId })
  const { confirmationUrl, validationUrl } = urls
  const mpesa = { accountId, confirmationUrl, validationUrl }
  const pesapal = await openCardAccount(product, shop)
  return { ...shop, shortcode, mpesa, pesapal, customer: (phone) => customerOf(sandbox, shop, phone) }
}

async function openCardAccount(
  { db, sandbox, runtime }: Pick<Product, 'db' | 'sandbox' | 'runtime'>,
  { tenantId }: TestShop,
): Promise<ProductShop['pesapal']> {
  const keys = { consumerKey: randomIds.secret(8), consumerSecret: randomIds.secret(8) }
  await sandbox.pesapal.registerShop(keys)
  const credentials = CardCredentials.parse({
    ...keys,
    environment: 'sandbox',
    notificationId: null,
    currencies: ['KES'],
  })
  const accountId = randomIds.uuid()
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: accountId } as const
  const credentialsEnc = runtime.ports.vault.seal(JSON.stringify(credentials), place)
  await db.transaction(tenantId, (tx) =>
    tx.paymentAccount.create({ data: { tenantId, id: accountId, provider: 'pesapal', shortcode: '', credentialsEnc } }),
  )
  return { accountId, consumerKey: keys.consumerKey }
}

function customerOf(sandbox: Sandbox, shop: TestShop, phone?: string): TestCustomer {
  const digits =
    phone ??
    `2547${String(Number.parseInt(randomIds.secret(4), 16))
      .padStart(8, '0')
      .slice(-8)}`
  const address = `whatsapp:+${digits}`
  let read = 0
  const heard = async () => {
    const messages = await sandbox.twilio.messages({ from: shop.address, to: address })
    return messages.filter(({ media }) => media.length === 0).map((message) => message.body)
  }
  const next = () =>
    until(
      async () => {
        const body = (await heard())[read]
        if (body !== undefined) read += 1
        return body
      },
      { what: `message ${read + 1} to ${address}` },
    )
  const from = { sender: shop.address, from: address, profileName: 'Achieng' }
  return {
    address,
    msisdn: digits,
    heard,
    next,
    say: async (text) => void (await sandbox.twilio.inbound({ ...from, kind: 'text', body: text })),
    ask: async (text) => {
      await sandbox.twilio.inbound({ ...from, kind: 'text', body: text })
      return next()
    },
    tap: async (id, title) => {
      const messages = await sandbox.twilio.messages({ from: shop.address, to: address })
      const offered = messages.flatMap(({ content }) => (content && 'choices' in content ? content.choices : []))
      const listId = offered.findLast((choice) => choice.id.startsWith(`${id}~`))?.id ?? id
      await sandbox.twilio.inbound({ ...from, kind: 'list', body: title, listId, listTitle: title })
      return next()
    },
  }
}
