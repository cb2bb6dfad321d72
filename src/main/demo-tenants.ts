import { demoTenantId, readShopFixture, seedShop } from '../../prisma/seed/index.ts'
import type { SealedPlace } from '../domain/context.ts'
import { CardCredentials, PESAPAL, registerHook, StkCredentials } from '../domain/payments/index.ts'
import { staffTokenHash } from '../http/middleware/staff-auth.ts'
import type { SandboxControls } from '../sandbox/index.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'

/** The shops of the demo, each a file of fixtures/tenants. */
export const DEMO_SHOPS = ['kicks-and-phones', 'mama-njeri-grocery'] as const

/** What we ask every shop to append to its webhook address: Twilio by itself does not repeat after a 5xx. */
const RETRIES = '#rc=3&rp=ct,rt,5xx&rt=3500'

/**
 * Seeds a demo shop and tells the sandbox of its number, its M-PESA and its PesaPal account. Repeating it changes nothing but the
 * secrets, which are made anew at every start because the sandbox forgets them.
 */
export async function openDemoShop(
  runtime: Runtime,
  sandbox: Pick<SandboxControls, 'twilio' | 'daraja' | 'pesapal'>,
  slug: string,
  fixtures: string = projectFile('fixtures'),
): Promise<{ tenantId: string; channelId: string; address: string }> {
  const { ids } = runtime
  const tenantId = demoTenantId(ids, slug)
  const shop = readShopFixture(fixtures, slug)
  await seedShop(runtime.ctxFor(tenantId), shop)
  const secrets = {
    authToken: ids.secret(16),
    consumerKey: ids.secret(8),
    consumerSecret: ids.secret(8),
    passkey: ids.secret(16),
  }
  const account = `AC${ids.derive(`demo account ${slug}`).replaceAll('-', '')}`
  const shortcode = String(500_000 + (Number.parseInt(ids.derive(`demo paybill ${slug}`).slice(0, 4), 16) % 100_000))
  const channelId = ids.derive(`demo channel ${slug}`)
  const token = `tulia_${tenantId}_${ids.secret(32)}`
  await storeSecrets(runtime, {
    slug,
    tenantId,
    channelId,
    account,
    shortcode,
    token,
    address: shop.phoneNumber,
    ...secrets,
  })
  await sandbox.twilio.registerSender({
    accountSid: account,
    authToken: secrets.authToken,
    number: shop.phoneNumber,
    webhookUrl: `${runtime.publicBaseUrl}/webhooks/twilio/${channelId}${RETRIES}`,
    displayName: shop.name,
    inspect: { baseUrl: runtime.publicBaseUrl, token },
    timezone: shop.settings.timezone,
  })
  const { consumerKey, consumerSecret, passkey } = secrets
  await sandbox.daraja.registerApp({
    consumerKey,
    consumerSecret,
    passkey,
    shortcode,
    displayName: shop.name.slice(0, 40),
  })
  await registerPaybill(runtime, tenantId, slug)
  const { currency, payments } = shop.settings
  if (payments.card) await openCardAccount(runtime, sandbox, { slug, tenantId, displayName: shop.name, currency })
  return { tenantId, channelId, address: shop.phoneNumber }
}

/** The sandbox forgets addresses with every start, so they are registered with every start. A shop without works, by prompt. */
async function registerPaybill(runtime: Runtime, tenantId: string, slug: string): Promise<void> {
  const accountId = paybillAccountId(runtime, slug)
  const { registration } = await registerHook(runtime.ctxFor(tenantId), { accountId })
  if (registration.outcome === 'failed') runtime.log.error('paybill_not_registered', { tenantId, ...registration })
}

function paybillAccountId(runtime: Runtime, slug: string): string {
  return runtime.ids.derive(`demo payment account ${slug}`)
}

/** Cards on the sandbox's hosted page. The address it notifies is registered by the first checkout. */
async function openCardAccount(
  runtime: Runtime,
  sandbox: Pick<SandboxControls, 'pesapal'>,
  shop: { slug: string; tenantId: string; displayName: string; currency: string },
): Promise<void> {
  const { tenantId, displayName, currency } = shop
  const keys = { consumerKey: runtime.ids.secret(8), consumerSecret: runtime.ids.secret(8) }
  await sandbox.pesapal.registerShop({ ...keys, displayName, currencies: [currency] })
  const credentials = CardCredentials.parse({
    ...keys,
    environment: 'sandbox',
    notificationId: null,
    currencies: [currency],
  })
  const key = { tenantId, id: runtime.ids.derive(`demo card account ${shop.slug}`) }
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: key.id } as const
  const account = { shortcode: '', credentialsEnc: runtime.ports.vault.seal(JSON.stringify(credentials), place) }
  await runtime.db.transaction(tenantId, (tx) =>
    tx.paymentAccount.upsert({
      where: { tenantId_id: key },
      create: { ...key, provider: PESAPAL, ...account },
      update: account,
    }),
  )
}

async function storeSecrets(
  runtime: Runtime,
  shop: Record<
    | 'slug'
    | 'tenantId'
    | 'channelId'
    | 'account'
    | 'shortcode'
    | 'token'
    | 'address'
    | 'authToken'
    | 'consumerKey'
    | 'consumerSecret'
    | 'passkey',
    string
  >,
): Promise<void> {
  const { tenantId } = shop
  const seal = (value: object, column: SealedPlace['column'], row: string) =>
    runtime.ports.vault.seal(JSON.stringify(value), { tenantId, column, row })
  const channel = {
    address: shop.address,
    providerAccount: shop.account,
    credentialsEnc: seal(
      { authToken: shop.authToken, nextAuthToken: null, apiKey: null },
      'channels.credentials_enc',
      shop.channelId,
    ),
  }
  const { consumerKey, consumerSecret, passkey, shortcode } = shop
  const stk = StkCredentials.parse({ environment: 'sandbox', till: null, consumerKey, consumerSecret, passkey })
  const paymentId = paybillAccountId(runtime, shop.slug)
  const payment = { shortcode, credentialsEnc: seal(stk, 'payment_accounts.credentials_enc', paymentId) }
  const tokenId = runtime.ids.derive(`demo staff token ${shop.slug}`)
  const tokenHash = staffTokenHash(shop.token)
  await runtime.db.transaction(tenantId, async (tx) => {
    const channelKey = { tenantId, id: shop.channelId }
    await tx.channel.upsert({
      where: { tenantId_id: channelKey },
      create: { ...channelKey, ...channel },
      update: channel,
    })
    const paymentKey = { tenantId, id: paymentId }
    await tx.paymentAccount.upsert({
      where: { tenantId_id: paymentKey },
      create: { ...paymentKey, provider: 'mpesa', ...payment },
      update: payment,
    })
    const tokenKey = { tenantId, id: tokenId }
    await tx.staffToken.upsert({
      where: { tenantId_id: tokenKey },
      create: { ...tokenKey, name: 'demo phone page', tokenHash },
      update: { tokenHash },
    })
  })
}
