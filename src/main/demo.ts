import { parseArgs } from 'node:util'
import { PROMPTS } from '../../prompts/index.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { type Config, readConfig } from '../config/config.ts'
import { answerOffline } from '../llm/loopback-answer.ts'
import { startSandbox } from '../sandbox/start.ts'
import { openDatabase } from './database.ts'
import { type DemoSignIn, demoPassword, openDemoTeam } from './demo-team.ts'
import { DEMO_DESKS, DEMO_SHOPS, openDemoShop } from './demo-tenants.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { freshConsole } from './fresh-console.ts'
import { nextFreePort } from './next-free-port.ts'
import { buildRuntime } from './runtime.ts'
import { searchPages } from './search-pages.ts'
import { stopAll } from './stop.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWeb } from './web.ts'
import { startWorker } from './worker.ts'

/** A running demo: the whole product with two shops, a resort and a travel desk, on sandbox providers. */
export interface Demo {
  phoneUrl: string
  productUrl: string
  sandboxUrl: string
  /** The chat pages of the shops and desks. */
  chatUrls: string[]
  /** The owners of the shops and desks. */
  signIns: DemoSignIn[]
  close: () => Promise<void>
}

/**
 * Starts a database of its own when none is configured, the sandbox providers, both roles, the demo shops and the demo desks.
 * @param say tells the person who waits what is being done
 * @param options.loopbackModel sends every model call over Claude's wire format to the sandbox's own Messages API
 */
export async function startDemo(
  given: Config,
  say: (line: string) => void,
  options = { loopbackModel: false },
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
  const config = await demoConfig(given, sandbox.baseUrl, options)
  if (config.anthropic.apiKey !== null) await sandbox.model.registerKey({ apiKey: config.anthropic.apiKey })
  const runtime = buildRuntime(config, database)
  say('Filling two shops, a resort and a travel desk')
  const chatUrls: string[] = []
  const signIns: DemoSignIn[] = []
  const password = demoPassword(database.secretKey)
  for (const slug of [...DEMO_SHOPS, ...DEMO_DESKS]) {
    const { tenantId, chatUrl } = await openDemoShop(runtime, sandbox, slug)
    chatUrls.push(chatUrl)
    signIns.push(await openDemoTeam(runtime, { tenantId, slug, password }))
  }
  say('Starting the bot')
  const web = await startWeb(runtime)
  const worker = await startWorker(runtime)
  return {
    phoneUrl: sandbox.phoneUrl,
    productUrl: runtime.publicBaseUrl,
    sandboxUrl: sandbox.baseUrl,
    chatUrls,
    signIns,
    close: () => {
      const then = [runtime, sandbox, { close: database.stop }]
      return stopAll({ roles: [web, worker], then }, config.stopWithinMs, runtime.log)
    },
  }
}

/** Providers that are not configured are the sandbox's; ports that are taken move on to the next free one. */
async function demoConfig(config: Config, sandboxUrl: string, options: { loopbackModel: boolean }): Promise<Config> {
  const keepTwilio = config.twilio.apiBase !== 'https://api.twilio.com'
  return {
    ...config,
    port: await nextFreePort(config.port),
    checkAnswers: true,
    // The addresses without a key are the resort's.
    webChat: { ...config.webChat, defaultKey: config.webChat.defaultKey ?? DEMO_DESKS[0] },
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
    twilio: keepTwilio
      ? config.twilio
      : { ...config.twilio, apiBase: sandboxUrl, contentBase: sandboxUrl, messagingBase: sandboxUrl },
    mpesaBaseUrl: config.mpesaBaseUrl ?? sandboxUrl,
    pesapalBaseUrl: config.pesapalBaseUrl ?? sandboxUrl,
    researchUrl: config.researchUrl ?? sandboxUrl,
    anthropic: options.loopbackModel ? { apiKey: 'loopback', baseUrl: sandboxUrl } : config.anthropic,
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'loopback-model': { type: 'boolean', default: false } } })
  const say = (line: string) => process.stdout.write(`  ${line} …\n`)
  const demo = await startDemo(readConfig(), say, { loopbackModel: values['loopback-model'] })
  process.stdout.write(`
Tulia is running. Open the phone page, choose whom to write to, and try:

  ${demo.phoneUrl}

  Mtaani Kicks & Phones   Habari, nataka viatu vya kukimbia size 42
  Mama Njeri Grocers      Nataka unga na sukari
  Kijani Bay, a resort    What time does the spa open?
  Safiri Desk, travel     When is the best season to visit Koh Samui?

Each of them has a chat on the web too:

${demo.chatUrls.map((url) => `  ${url}`).join('\n')}

${signInLines(demo)}

The M-PESA PIN of every demo phone is 1234.
Press Ctrl-C to stop; nothing keeps running.
`)
  stopOnSignal(demo.close)
}

/** How to come into the console. */
function signInLines({ productUrl, signIns }: Demo): string {
  const [first] = signIns
  return `The console is at ${productUrl}/console/

  shop       ${signIns.map(({ shop }) => shop).join(', ')}
  email      ${first?.email} (or brian@demo.tulia, an agent; wanjiru@demo.tulia, an auditor)
  password   ${first?.password}

Or without typing, once, within five minutes:

${signIns.map(({ link }) => `  ${link}`).join('\n')}`
}

if (process.argv[1] === import.meta.filename) main().catch(explainAndExit)
