import { rmSync } from 'node:fs'
import { postgresDirectory } from '../src/adapters/postgres/directory.ts'
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { readConfig } from '../src/config/config.ts'
import { runTurn } from '../src/conversation/run-turn.ts'
import type { TurnEngine } from '../src/conversation/turn-engine.ts'
import type { Ctx } from '../src/domain/context.ts'
import { takeOver } from '../src/domain/handoff/index.ts'
import { deliverConversation, openChannelAccount, recordInbound } from '../src/domain/messaging/index.ts'
import { openDemoShop } from '../src/main/demo-tenants.ts'
import { projectFile } from '../src/main/project-file.ts'
import { buildRuntime } from '../src/main/runtime.ts'
import { startSandbox } from '../src/sandbox/start.ts'
import { pause } from './chaos/customers.ts'
import { type Dice, seededDice } from './seeded.ts'
import { serverFolder } from './server-folder.ts'
import { type Line, slowChannel, TIMES } from './slow-channel.ts'

export interface Races {
  trials: number
  /** Trials in which the bot had something on the wire or in the outbox when the person came. */
  raced: number
  /** Trials in which the provider took a message only after its sender had stopped waiting. */
  delayed: number
  /** Messages of the bot that the provider took after the take-over had said `owned`. */
  late: number
  /** Messages that the provider took twice. */
  doubled: number
}

const SECRET_KEY = 'd5'.repeat(32)
const LANES = 8
const STALE_MS = 30_000

/**
 * In every trial a customer writes, a turn answers with two messages, and a person takes the conversation over at a
 * seeded moment between. Some messages the provider takes without an answer, up to three minutes later: then the clock of the
 * trial runs ahead. The verbs and the database are real; the engine and the provider are a few lines, so that nothing else
 * takes time.
 */
export async function raceTakeOvers(options: { trials: number; seed: number }): Promise<Races> {
  const folder = serverFolder('tulia-race')
  const server = await startEmbeddedPostgres({ dataDir: folder })
  const sandbox = await startSandbox({ port: 0, seed: options.seed })
  const appUrl = await migrate({
    ownerUrl: server.ownerUrl,
    folder: projectFile('prisma/migrations'),
    secretKey: SECRET_KEY,
  })
  const config = readConfig({ TULIA_SECRET_KEY: SECRET_KEY, LOG_LEVEL: 'silent' })
  const runtime = buildRuntime(config, { appUrl, secretKey: SECRET_KEY })
  try {
    const shop = await openDemoShop(runtime, sandbox, 'mama-njeri-grocery')
    const channel = await postgresDirectory(runtime.db).findChannel(shop.channelId)
    if (!channel) throw new Error('the shop has no channel')
    const { quietMinMs: _quiet, ...sealed } = channel
    const account = openChannelAccount(runtime.ports.vault, sealed)
    const wire = slowChannel()
    const ctx = {
      ...runtime.ctxFor(shop.tenantId),
      ports: { ...runtime.ports, channels: { ...runtime.ports.channels, whatsapp: wire.channel } },
    }
    const write = (n: number) =>
      recordInbound({ log: runtime.inbound, ids: runtime.ids, clock: ctx.clock }, account, {
        kind: 'message',
        providerMessageId: `SM${String(n).padStart(32, '0')}`,
        address: addressOf(n),
        phoneE164: null,
        bsuid: null,
        profileName: null,
        messageKind: 'button',
        body: 'sawa',
        payload: {},
      })
    const races: Races = { trials: 0, raced: 0, delayed: 0, late: 0, doubled: 0 }
    const lane = async (dice: Dice) => {
      while (races.trials < options.trials) {
        const n = races.trials++
        const { conversationId } = await write(n)
        const line = wire.lineTo(addressOf(n), dice)
        const trial = await raceOnce({ ...ctx, clock: line.clock }, conversationId, dice, line)
        races.raced += trial.raced ? 1 : 0
        races.delayed += line.delayed ? 1 : 0
        races.late += trial.late
        races.doubled += trial.doubled
      }
    }
    await Promise.all(Array.from({ length: LANES }, (_none, index) => lane(seededDice(options.seed + index))))
    return races
  } finally {
    await runtime.close()
    await sandbox.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function addressOf(n: number): string {
  return `whatsapp:+2547${String(30_000_000 + n)}`
}

async function raceOnce(ctx: Ctx, conversationId: string, dice: Dice, line: Line) {
  const deps = {
    ctxFor: (requestId: string, customerId: string | null) => ({ ...ctx, requestId, customerId, conversationId }),
    engine: TWO_REPLIES,
    sql: () => ({ statements: 0, transactions: 0 }),
  }
  const turn = runTurn(deps, { conversationId })
  let ownedAt: number | null = null
  let raced = false
  const afterTurn = dice.below(2) === 0
  const person = async () => {
    if (afterTurn) await turn
    await pause(dice.below(30))
    for (;;) {
      const taken = await takeOver(ctx, { conversationId, operator: 'race' })
      if (taken.outcome === 'owned') break
      raced = true
      await pause(1)
    }
    ownedAt = performance.now()
  }
  const deliver = () => deliverConversation({ ...ctx, conversationId }, { conversationId, staleMs: STALE_MS })
  const bot = async () => {
    await turn
    for (let { againInMs } = await deliver(); againInMs !== null; { againInMs } = await deliver()) {
      line.advance(againInMs)
      await pause(1)
    }
  }
  await Promise.all([person(), bot()])
  // What is still waiting must stay so, also for a sender that comes late, and for what the provider takes last of all.
  line.advance(2 * TIMES.lateMs)
  await deliver()
  const late = line.taken.filter(({ at }) => ownedAt !== null && at > ownedAt).length
  const doubled = line.taken.length - new Set(line.taken.map(({ outboundId }) => outboundId)).size
  return { raced: raced || line.taken.length > 0, late, doubled }
}

const TWO_REPLIES: TurnEngine = {
  run: async () => ({
    state: {},
    corruptParts: [],
    failed: false,
    replies: ['one', 'two'].map((text) => ({ kind: 'owed' as const, text, menu: null })),
    trace: {
      intent: 'unknown',
      intentConfidence: 0,
      journey: 'unknown',
      language: 'en',
      languageConfidence: 0,
      governor: 'business',
      reading: null,
      steps: [],
      tools: [],
      models: [],
    },
  }),
}
