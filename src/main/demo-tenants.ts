import { demoTenantId, readShopFixture, seedShop } from '../../prisma/seed/index.ts'
import type { SealedPlace } from '../domain/context.ts'
import { openWebChannel } from '../domain/messaging/index.ts'
import { CardCredentials, PESAPAL, registerHook, StkCredentials } from '../domain/payments/index.ts'
import { importDestinations, importSupply, listDestinations } from '../domain/trips/index.ts'
import { staffTokenHash } from '../http/middleware/staff-auth.ts'
import { twilioWebhookUrl } from '../http/webhooks/twilio-webhook-url.ts'
import type { SandboxControls } from '../sandbox/index.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'
import { destinationsFromFiles, supplyFromFiles } from './trips-from-files.ts'

/** The shops of the demo, each a file of fixtures/tenants. */
export const DEMO_SHOPS = ['kicks-and-phones', 'mama-njeri-grocery'] as const

/** Those that answer guests and take no money: a resort, a travel desk, and an agency that plans trips. */
export const DEMO_DESKS = ['kijani-bay', 'safiri-desk', 'savanna-travel'] as const

/** Where the agency has agreed on prices of its own; elsewhere its trips are made of what sources know. */
const PLACES_OF_OWN_SUPPLY = ['Diani', 'Maasai Mara']

type DemoSandbox = Pick<SandboxControls, 'twilio' | 'daraja' | 'pesapal'>

/**
 * Seeds a demo shop and tells the sandbox of its number and, when it sells, of its M-PESA and its PesaPal account. Repeating it
 * changes nothing but the secrets, which are made anew at every start because the sandbox forgets them.
 */
export async function openDemoShop(
  runtime: Runtime,
  sandbox: DemoSandbox,
  slug: string,
  fixtures: string = projectFile('fixtures'),
): Promise<{ tenantId: string; channelId: string; address: string; chatUrl: string }> {
  const { ids } = runtime
  const tenantId = demoTenantId(ids, slug)
  const shop = readShopFixture(fixtures, slug)
  await seedShop(runtime.ctxFor(tenantId), shop)
  const authToken = ids.secret(16)
  const account = `AC${ids.derive(`demo account ${slug}`).replaceAll('-', '')}`
  const channelId = ids.derive(`demo channel ${slug}`)
  const token = `tulia_${tenantId}_${ids.secret(32)}`
  await storeSecrets(runtime, { slug, tenantId, channelId, account, token, address: shop.phoneNumber, authToken })
  await sandbox.twilio.registerSender({
    accountSid: account,
    authToken,
    number: shop.phoneNumber,
    webhookUrl: twilioWebhookUrl(runtime.publicBaseUrl, channelId),
    displayName: shop.name,
    inspect: { baseUrl: runtime.publicBaseUrl, token },
    timezone: shop.settings.timezone,
  })
  const { currency, payments } = shop.settings
  const payee = { slug, tenantId, displayName: shop.name }
  if (payments.stk || payments.c2b) await openPaybill(runtime, sandbox, payee)
  if (payments.card) await openCardAccount(runtime, sandbox, { ...payee, currency })
  if (shop.settings.trips !== null) await openDestinations(runtime, tenantId)
  await openWebChannel(runtime.ctxFor(tenantId), { key: slug, allowedOrigins: [] })
  return { tenantId, channelId, address: shop.phoneNumber, chatUrl: `${runtime.publicBaseUrl}/w/${slug}/` }
}

/** Where an agency sells trips to and what it has there, once: what it has changed since is its own. */
async function openDestinations(runtime: Runtime, tenantId: string): Promise<void> {
  const ctx = runtime.ctxFor(tenantId)
  if ((await listDestinations(ctx)).length > 0) return
  const opened = await importDestinations(ctx, { destinations: destinationsFromFiles() })
  if (opened.outcome === 'refused')
    throw new Error(`the destinations of the demo are refused: ${opened.problems[0]?.path}`)
  const supplied = await importSupply(ctx, { rows: supplyFromFiles(PLACES_OF_OWN_SUPPLY) })
  if (supplied.outcome === 'refused')
    throw new Error(`the supply of the demo is refused: ${supplied.problems[0]?.path}`)
}

interface Payee {
  slug: string
  tenantId: string
  displayName: string
}

/** The sandbox forgets apps and addresses with every start, so they are registered with every start. A shop without works, by prompt. */
async function openPaybill(
  runtime: Runtime,
  sandbox: Pick<DemoSandbox, 'daraja'>,
  { slug, tenantId, displayName }: Payee,
): Promise<void> {
  const { ids } = runtime
  const app = { consumerKey: ids.secret(8), consumerSecret: ids.secret(8), passkey: ids.secret(16) }
  const shortcode = String(500_000 + (Number.parseInt(ids.derive(`demo paybill ${slug}`).slice(0, 4), 16) % 100_000))
  const key = { tenantId, id: ids.derive(`demo payment account ${slug}`) }
  const credentials = StkCredentials.parse({ environment: 'sandbox', till: null, ...app })
  const place = { tenantId, column: 'payment_accounts.credentials_enc', row: key.id } as const
  const account = { shortcode, credentialsEnc: runtime.ports.vault.seal(JSON.stringify(credentials), place) }
  await runtime.db.transaction(tenantId, (tx) =>
    tx.paymentAccount.upsert({
      where: { tenantId_id: key },
      create: { ...key, provider: 'mpesa', ...account },
      update: account,
    }),
  )
  await sandbox.daraja.registerApp({ ...app, shortcode, displayName: displayName.slice(0, 40) })
  const { registration } = await registerHook(runtime.ctxFor(tenantId), { accountId: key.id })
  if (registration.outcome === 'failed') runtime.log.error('paybill_not_registered', { tenantId, ...registration })
}

/** Cards on the sandbox's hosted page. The address it notifies is registered by the first checkout. */
async function openCardAccount(
  runtime: Runtime,
  sandbox: Pick<DemoSandbox, 'pesapal'>,
  shop: Payee & { currency: string },
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
  shop: Record<'slug' | 'tenantId' | 'channelId' | 'account' | 'token' | 'address' | 'authToken', string>,
): Promise<void> {
  const { tenantId } = shop
  const place: SealedPlace = { tenantId, column: 'channels.credentials_enc', row: shop.channelId }
  const credentials = { authToken: shop.authToken, nextAuthToken: null, apiKey: null }
  const channel = {
    address: shop.address,
    providerAccount: shop.account,
    credentialsEnc: runtime.ports.vault.seal(JSON.stringify(credentials), place),
  }
  const tokenId = runtime.ids.derive(`demo staff token ${shop.slug}`)
  const tokenHash = staffTokenHash(shop.token)
  await runtime.db.transaction(tenantId, async (tx) => {
    const channelKey = { tenantId, id: shop.channelId }
    await tx.channel.upsert({
      where: { tenantId_id: channelKey },
      create: { ...channelKey, ...channel },
      update: channel,
    })
    const tokenKey = { tenantId, id: tokenId }
    await tx.staffToken.upsert({
      where: { tenantId_id: tokenKey },
      create: { ...tokenKey, name: 'demo phone page', tokenHash },
      update: { tokenHash },
    })
  })
}
