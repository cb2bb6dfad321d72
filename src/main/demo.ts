import { parseArgs } from 'node:util'
import { PROMPTS } from '../../prompts/index.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { nextFreePort } from '../adapters/system/next-free-port.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Role as PersonRole } from '../domain/identity/schemas.ts'
import { PLATFORM_TENANT } from '../domain/tenancy/schemas.ts'
import { answerOffline } from '../llm/loopback-answer.ts'
import { startSandbox } from '../sandbox/start.ts'
import { openDatabase } from './database.ts'
import { type DemoSignIn, demoPassword, openDemoTeam } from './demo-team.ts'
import { DEMO_DESKS, DEMO_SHOPS, openDemoShop } from './demo-tenants.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { freshConsole } from './fresh-console.ts'
import type { HistoricShop } from './history/play-history.ts'
import { type RunningHistory, startHistory } from './history/start-history.ts'
import { recallWindows } from './recall-windows.ts'
import { buildRuntime } from './runtime.ts'
import { searchPages } from './search-pages.ts'
import { stopAll } from './stop.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { tripWire } from './trip-wire.ts'
import { tripsFromFiles } from './trips-from-files.ts'
import { startWeb } from './web.ts'
import { startWorker } from './worker.ts'

/** A running demo: the whole product with two shops, a resort, a travel desk and a travel agency, on sandbox providers. */
export interface Demo {
  phoneUrl: string
  productUrl: string
  sandboxUrl: string
  /** The chat pages of the shops and desks. */
  chatUrls: string[]
  /** The teams of the shops and desks. */
  signIns: DemoSignIn[]
  /** Who operates the installation. */
  operator: DemoSignIn
  /** Thirty days of history, which are played beside it at the first start; null where nobody asked for them. */
  history: RunningHistory | null
  close: () => Promise<void>
}

interface DemoOptions {
  loopbackModel: boolean
  history: boolean
}

/**
 * Starts a database of its own when none is configured, the sandbox providers, both roles, the demo shops and the demo desks.
 * @param say tells the person who waits what is being done
 * @param options.loopbackModel sends every model call over Claude's wire format to the sandbox's own Messages API
 * @param options.history plays thirty days before this one, where that was not done yet
 */
export async function startDemo(
  given: Config,
  say: (line: string) => void,
  options: DemoOptions = { loopbackModel: false, history: false },
): Promise<Demo> {
  say('Starting the database, and building the console where it changed')
  const [database] = await Promise.all([openDatabase(given), freshConsole()])
  say('Starting the sandbox: WhatsApp, M-PESA, a model vendor and a web search on this machine')
  const sandbox = await startSandbox({
    port: await nextFreePort(given.sandboxPort),
    seed: 1,
    // The page tells the time by the bot's clock.
    clock: () => systemClock.now(),
    answer: answerOffline(PROMPTS),
  })
  await sandbox.search.setPages(searchPages())
  sandbox.trips.setAnswer(tripWire(tripsFromFiles(systemClock)))
  const config = await demoConfig(given, sandbox.baseUrl, options)
  if (config.anthropic.apiKey !== null) await sandbox.model.registerKey({ apiKey: config.anthropic.apiKey })
  const runtime = buildRuntime(config, database)
  say('Filling two shops, a resort, a travel desk and a travel agency')
  const chatUrls: string[] = []
  const signIns: DemoSignIn[] = []
  const shops: HistoricShop[] = []
  const password = demoPassword(database.secretKey)
  for (const slug of [...DEMO_SHOPS, ...DEMO_DESKS]) {
    const { tenantId, channelId, chatUrl } = await openDemoShop(runtime, sandbox, slug)
    chatUrls.push(chatUrl)
    const team = await openDemoTeam(runtime, { tenantId, slug, password })
    signIns.push(team)
    shops.push({ slug, tenantId, channelId, staff: team.staff })
  }
  const operator = await openDemoTeam(runtime, { tenantId: PLATFORM_TENANT, slug: 'platform', password })
  say('Starting the bot')
  const web = await startWeb(runtime)
  const worker = await startWorker(runtime)
  const { appUrl, secretKey } = database
  const history = options.history
    ? startHistory({ config, database: { appUrl, secretKey }, shops, now: systemClock.now() }, runtime.log)
    : null
  const tenantIds = shops.map(({ tenantId }) => tenantId)
  const recall = () => recallWindows(runtime, sandbox, tenantIds, systemClock.now())
  await recall()
  // What was played of today is news to the sandbox too; where the demo ends meanwhile, nobody asks any more.
  void history?.ended.then((played) => (played === null ? undefined : recall()))
  return {
    phoneUrl: sandbox.phoneUrl,
    productUrl: runtime.publicBaseUrl,
    sandboxUrl: sandbox.baseUrl,
    chatUrls,
    signIns,
    operator,
    history,
    close: () => {
      const then = [...(history === null ? [] : [history]), runtime, sandbox, { close: database.stop }]
      return stopAll({ roles: [web, worker], then }, config.stopWithinMs, runtime.log)
    },
  }
}

/** Providers that are not configured are the sandbox's; ports that are taken move on to the next free one. */
async function demoConfig(config: Config, sandboxUrl: string, options: DemoOptions): Promise<Config> {
  const keepTwilio = config.twilio.apiBase !== 'https://api.twilio.com'
  return {
    ...config,
    port: await nextFreePort(config.port),
    checkAnswers: true,
    webhooksOnLoopback: true,
    // The addresses without a key are the resort's.
    webChat: { ...config.webChat, defaultKey: config.webChat.defaultKey ?? DEMO_DESKS[0] },
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
    twilio: keepTwilio
      ? config.twilio
      : { ...config.twilio, apiBase: sandboxUrl, contentBase: sandboxUrl, messagingBase: sandboxUrl },
    mpesaBaseUrl: config.mpesaBaseUrl ?? sandboxUrl,
    pesapalBaseUrl: config.pesapalBaseUrl ?? sandboxUrl,
    researchUrl: config.researchUrl ?? sandboxUrl,
    trips: {
      weather: config.trips.weather ?? { baseUrl: `${sandboxUrl}/weather`, apiKey: null },
      sources: config.trips.sources ?? { baseUrl: `${sandboxUrl}/trips`, key: 'loopback' },
    },
    anthropic: options.loopbackModel ? { apiKey: 'loopback', baseUrl: sandboxUrl } : config.anthropic,
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'loopback-model': { type: 'boolean', default: false } } })
  const say = (line: string) => process.stdout.write(`  ${line} …\n`)
  const demo = await startDemo(readConfig(), say, { loopbackModel: values['loopback-model'], history: true })
  process.stdout.write(`
Tulia is running. Open the phone page, choose whom to write to, and try:

  ${demo.phoneUrl}

  Mtaani Kicks & Phones   Habari, nataka viatu vya kukimbia size 42
  Mama Njeri Grocers      Nataka unga na sukari
  Kijani Bay, a resort    What time does the spa open?
  Safiri Desk, travel     When is the best season to visit Koh Samui?
  Savanna Travel, agency  Plan a trip to Diani from the 10th to the 14th of next month for two adults, budget 300k

Each of them has a chat on the web too:

${demo.chatUrls.map((url) => `  ${url}`).join('\n')}

${signInLines(demo)}

The M-PESA PIN of every demo phone is 1234.
Press Ctrl-C to stop; nothing keeps running.
`)
  stopOnSignal(demo.close)
}

/** How to come into the console. */
function signInLines({ productUrl, signIns, operator }: Demo): string {
  const [first] = signIns
  const link = (role: PersonRole) => first?.links.get(role)
  return `The console is at ${productUrl}/console/

  shop       ${signIns.map(({ shop }) => shop).join(', ')}
  email      achieng@demo.tulia (owner), brian@demo.tulia (agent) or wanjiru@demo.tulia (auditor);
             of the shop "platform" otieno@demo.tulia (operator)
  password   ${first?.password}

Thirty days of conversations and orders are filled in beside it, in about a minute. Or without typing, once, within five minutes:

${signIns.map(({ links }) => `  ${links.get('owner')}`).join('\n')}
  ${link('agent')}   as an agent
  ${link('auditor')}   as an auditor
  ${operator.links.get('operator')}   as the operator`
}

if (process.argv[1] === import.meta.filename) main().catch(explainAndExit)
