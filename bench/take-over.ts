import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { postgresDirectory, postgresInboundLog } from '../src/adapters/postgres/directory.ts'
import { startEmbeddedPostgres } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { readConfig } from '../src/config/config.ts'
import { runTurn } from '../src/conversation/run-turn.ts'
import type { TurnEngine } from '../src/conversation/turn-engine.ts'
import type { Ctx } from '../src/domain/context.ts'
import { deliverConversation, openChannelAccount, recordInbound, takeOver } from '../src/domain/messaging/index.ts'
import type { MessageChannel } from '../src/domain/messaging/message-channel.ts'
import { openDemoShop } from '../src/main/demo-tenants.ts'
import { projectFile } from '../src/main/project-file.ts'
import { buildRuntime } from '../src/main/runtime.ts'
import { startSandbox } from '../src/sandbox/start.ts'
import { pause } from './chaos/customers.ts'
import { type Dice, seededDice } from './seeded.ts'

export interface Races {
  trials: number
  /** Trials in which the bot had something on the wire or in the outbox when the person came. */
  raced: number
  /** Messages of the bot that were handed to the provider after the take-over had said `owned`. */
  late: number
}

const SECRET_KEY = 'd5'.repeat(32)
const LANES = 8

/**
 * In every trial a customer writes, a turn answers with two messages, and a person takes the conversation over at a
 * seeded moment between. The verbs and the database are real; the engine and the provider are a few lines, so that
 * nothing else takes time.
 */
export async function raceTakeOvers(options: { trials: number; seed: number }): Promise<Races> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-race-'))
  const server = await startEmbeddedPostgres({ dataDir: folder })
  const sandbox = await startSandbox({ port: 0, seed: options.seed })
  const appUrl = await migrate({
    ownerUrl: server.adminUrl,
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
    const wire = watchedChannel()
    const ctx = { ...runtime.ctxFor(shop.tenantId), ports: { ...runtime.ports, channel: wire.channel } }
    const write = (n: number) =>
      recordInbound({ log: postgresInboundLog(runtime.db), ids: runtime.ids, clock: ctx.clock }, account, {
        kind: 'message',
        providerMessageId: `SM${String(n).padStart(32, '0')}`,
        address: `whatsapp:+2547${String(30_000_000 + n)}`,
        phoneE164: null,
        bsuid: null,
        profileName: null,
        messageKind: 'button',
        body: 'sawa',
        payload: {},
      })
    const races: Races = { trials: 0, raced: 0, late: 0 }
    const lane = async (dice: Dice) => {
      while (races.trials < options.trials) {
        const { conversationId } = await write(races.trials++)
        const trial = await raceOnce(ctx, conversationId, dice, wire)
        races.raced += trial.raced ? 1 : 0
        races.late += trial.late
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

async function raceOnce(ctx: Ctx, conversationId: string, dice: Dice, wire: ReturnType<typeof watchedChannel>) {
  let ownedAt: number | null = null
  let raced = false
  const person = async () => {
    await pause(dice.below(30))
    for (;;) {
      const taken = await takeOver(ctx, { conversationId, operator: 'race' })
      if (taken.outcome === 'owned') break
      raced = true
      await pause(1)
    }
    ownedAt = performance.now()
  }
  const bot = async () => {
    const deps = {
      ctxFor: (requestId: string, customerId: string | null) => ({ ...ctx, requestId, customerId, conversationId }),
      engine: TWO_REPLIES,
      sql: () => ({ statements: 0, transactions: 0 }),
    }
    await runTurn(deps, { conversationId })
    await deliverConversation({ ...ctx, conversationId }, { conversationId, staleMs: 30_000 })
  }
  await Promise.all([person(), bot()])
  // What is still waiting must stay so, also for a sender that comes late.
  await deliverConversation({ ...ctx, conversationId }, { conversationId, staleMs: 30_000 })
  const sent = await wire.sentTo(ctx, conversationId)
  const late = sent.filter((at) => ownedAt !== null && at > ownedAt).length
  return { raced: raced || sent.length > 0, late }
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

/** A provider that takes a moment and remembers when each message was handed over. */
function watchedChannel() {
  const handedOver = new Map<string, number>()
  const channel: MessageChannel = {
    readWebhook: () => ({ outcome: 'forged' }),
    list: async () => [],
    failureAction: () => 'stop',
    showTyping: async () => undefined,
    fetchMedia: async () => ({ outcome: 'refused', reason: 'not_found' }),
    submitTemplate: async () => ({ contentId: 'HX00', status: 'pending' }),
    templateStatus: async () => ({ status: 'pending', reason: null }),
    async send(_account, message) {
      handedOver.set(message.outboundId, performance.now())
      await pause(1)
      return {
        outcome: 'accepted',
        providerMessageId: `SM${message.outboundId.replaceAll('-', '')}`,
        providerStatus: 'queued',
      }
    },
  }
  return {
    channel,
    async sentTo(ctx: Ctx, conversationId: string): Promise<number[]> {
      const rows = await ctx.tx((tx) =>
        tx.outboundMessage.findMany({ where: { tenantId: ctx.tenantId, conversationId }, select: { id: true } }),
      )
      return rows.flatMap((row) => handedOver.get(row.id) ?? [])
    },
  }
}
