import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { demoTenantId, readShopFixture, seedShop } from '../../prisma/seed/index.ts'
import { readConfig } from '../config/config.ts'
import { type Connection, MpesaKeys, PesapalKeys, saveConnection, WhatsappKeys } from '../domain/connections/index.ts'
import { registerHook, registerList } from '../domain/payments/index.ts'
import { twilioWebhookUrl } from '../http/webhooks/twilio-webhook-url.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { projectFile } from './project-file.ts'
import { buildRuntime, type Runtime } from './runtime.ts'

const USAGE = `npm run connect -- --shop SLUG --number whatsapp:+254... --account AC... [--register-paybill] [--register-list 254...]  < secrets.json
  SLUG names a file in fixtures/tenants. Standard input is JSON: {"twilio": {"authToken": "..."}} and, to take M-PESA,
  {"mpesa": {"environment": "production", "shortcode": "...", "till": null, "consumerKey": "...", "consumerSecret": "...", "passkey": "..."}},
  to take cards {"pesapal": {"environment": "production", "consumerKey": "...", "consumerSecret": "...", "currencies": ["KES"]}}.
  "mpesa" may have "initiator": {"name": "...", "password": "...", "certificate": "-----BEGIN CERTIFICATE-----..."}, an API operator
  with the roles for transaction status and reversals and M-PESA's certificate of the environment: with it receipts are asked
  about and money is sent back.
  --register-paybill tells M-PESA where to report money sent by hand: production takes that once per shortcode.
  --register-list makes M-PESA's list of what came in available, so that lost reports are found; it takes the phone that the
  shortcode was registered with, and may be done again.
  Secrets come by standard input so that they stay out of the shell history and the process list.`

const Secrets = z.strictObject({
  twilio: WhatsappKeys.pick({ authToken: true, apiKey: true }),
  mpesa: MpesaKeys.optional(),
  pesapal: PesapalKeys.optional(),
})

/** `npm run connect`: opens a shop and connects its WhatsApp number, M-PESA and PesaPal account, as the console does: each provider is asked first. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string' },
      number: { type: 'string' },
      account: { type: 'string' },
      'register-paybill': { type: 'boolean', default: false },
      'register-list': { type: 'string' },
    },
  })
  const { shop: slug, number, account } = values
  if (!slug || !number || !account) throw new Error(`Say which shop, number and account:\n${USAGE}`)
  const secrets = Secrets.parse(JSON.parse(readFileSync(0, 'utf8')))
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    const tenantId = demoTenantId(runtime.ids, slug)
    await seedShop(runtime.ctxFor(tenantId), readShopFixture(projectFile('fixtures'), slug))
    const { twilio, mpesa, pesapal } = secrets
    const keys = WhatsappKeys.parse({ address: number, account, ...twilio })
    const channelId = await connect(runtime, tenantId, { kind: 'whatsapp', keys })
    const mpesaId = mpesa ? await connect(runtime, tenantId, { kind: 'mpesa', keys: mpesa }) : null
    if (pesapal) await connect(runtime, tenantId, { kind: 'pesapal', keys: pesapal })
    process.stdout.write(`Connected. Give Twilio this address for incoming messages (POST):
  ${twilioWebhookUrl(runtime.publicBaseUrl, channelId)}\n`)
    if (values['register-paybill']) process.stdout.write(await registerPaybill(runtime, tenantId, mpesaId))
    const nominatedNumber = values['register-list']
    if (nominatedNumber) process.stdout.write(await registerMoneyList(runtime, tenantId, { mpesaId, nominatedNumber }))
  } finally {
    await runtime.close()
    await database.stop()
  }
}

async function registerPaybill(runtime: Runtime, tenantId: string, mpesaId: string | null): Promise<string> {
  if (mpesaId === null) throw new Error('--register-paybill needs the "mpesa" part of the secrets')
  const { registration, urls } = await registerHook(runtime.ctxFor(tenantId), { accountId: mpesaId })
  if (registration.outcome === 'registered') return `M-PESA reports money sent by hand to\n  ${urls.confirmationUrl}\n`
  const { code, problem, hint } = registration
  return `M-PESA did not take the addresses (${code}: ${problem}). ${hint}\n`
}

async function registerMoneyList(
  runtime: Runtime,
  tenantId: string,
  { mpesaId, nominatedNumber }: { mpesaId: string | null; nominatedNumber: string },
): Promise<string> {
  if (mpesaId === null) throw new Error('--register-list needs the "mpesa" part of the secrets')
  const registered = await registerList(runtime.ctxFor(tenantId), { accountId: mpesaId, nominatedNumber })
  if (registered.outcome === 'registered') return "M-PESA's list of what came in is read from now on\n"
  const { code, problem, hint } = registered
  return `M-PESA did not register the list (${code}: ${problem}). ${hint}\n`
}

/** Asks the provider and stores what it lets in. Throws what it says where it does not. */
async function connect(runtime: Runtime, tenantId: string, connection: Connection): Promise<string> {
  const saved = await saveConnection(runtime.ctxFor(tenantId), connection)
  if (saved.outcome === 'saved') return saved.id
  throw new Error(`${connection.kind} ${saved.outcome === 'refused' ? 'refuses' : 'cannot be asked'}: ${saved.problem}`)
}

main().then(() => process.exit(0), explainAndExit)
