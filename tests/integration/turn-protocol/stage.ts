import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { RunTurn, TurnDeps } from '../../../src/conversation/run-turn.ts'
import { runTurn } from '../../../src/conversation/run-turn.ts'
import type { TurnEngine, TurnInput, TurnResult } from '../../../src/conversation/turn-engine.ts'
import type { Ctx, RateLimiter } from '../../../src/domain/context.ts'
import {
  deliverConversation,
  openChannelAccount,
  type RecordedInbound,
  recordInbound,
} from '../../../src/domain/messaging/index.ts'
import type { Reply } from '../../../src/domain/messaging/schemas.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'
import { type FakeChannel, fakeChannel } from './fake-channel.ts'

export const STALE_MS = 30_000

export interface Stage {
  db: TestDatabase
  shop: TestShop
  clock: ReturnType<typeof testClock>
  channel: FakeChannel
  ctx: Ctx
  /** One customer message through the real log. */
  receive(
    address: string,
    body: string,
    more?: { providerMessageId?: string; bsuid?: string },
  ): Promise<RecordedInbound>
  turn(conversationId: string, engine: TurnEngine): Promise<RunTurn>
  turnDeps(engine: TurnEngine): TurnDeps
  deliver(conversationId: string): ReturnType<typeof deliverConversation>
}

/** A shop on a real database, a customer side that writes, and a provider in memory. */
export async function setStage(db: TestDatabase, overrides: { limiter?: RateLimiter } = {}): Promise<Stage> {
  const shop = await createShop(db)
  const clock = testClock()
  const channel = fakeChannel(clock.now)
  const ports = testPorts({ channels: whatsappBy(channel), ...overrides })
  const ctx = testCtx(db, { tenantId: shop.tenantId, clock, ports, log: testLog() })
  const row = await db.transaction(shop.tenantId, (tx) => tx.channel.findFirstOrThrow())
  const account = openChannelAccount(ports.vault, { ...row, channelId: row.id })
  const log = testInboundLog(db)
  const turnDeps = (engine: TurnEngine): TurnDeps => ({
    ctxFor: (requestId, customerId) => ({
      ...ctx,
      requestId,
      customerId,
      signal: new AbortController().signal,
      sql: { statements: 0, transactions: 0 },
    }),
    engine,
  })
  return {
    db,
    shop,
    clock,
    channel,
    ctx,
    receive: (address, body, more = {}) =>
      recordInbound({ log, ids: randomIds, clock }, account, {
        kind: 'message',
        providerMessageId: more.providerMessageId ?? `SM${randomIds.secret(16)}`,
        address,
        phoneE164: address.replace('whatsapp:', ''),
        bsuid: more.bsuid ?? null,
        profileName: 'Achieng',
        messageKind: 'text',
        body,
        payload: {},
      }),
    turn: (conversationId, engine) => runTurn(turnDeps(engine), { conversationId }),
    turnDeps,
    deliver: (conversationId) => deliverConversation(ctx, { conversationId, staleMs: STALE_MS }),
  }
}

export function newAddress(): string {
  return `whatsapp:+2547${String(Number.parseInt(randomIds.secret(4), 16) % 100_000_000).padStart(8, '0')}`
}

export interface FakeEngine extends TurnEngine {
  /** What each run was given to answer. */
  heard: string[][]
  requests: string[]
}

/** An engine that answers what `answer` says; its session counts the turns. */
export function fakeEngine(answer: (input: TurnInput, run: number) => Promise<Reply[]> | Reply[]): FakeEngine {
  const engine: FakeEngine = {
    heard: [],
    requests: [],
    async run(input): Promise<TurnResult> {
      const run = engine.heard.push(input.messages.map((message) => message.body))
      engine.requests.push(input.ctx.requestId)
      const replies = await answer(input, run)
      const before =
        input.storedState !== null && typeof input.storedState === 'object' && 'turns' in input.storedState
          ? Number(input.storedState.turns)
          : 0
      return { state: { turns: before + 1 }, corruptParts: [], replies, failed: false, trace: TRACE }
    },
  }
  return engine
}

export function reply(text: string, kind: Reply['kind'] = 'reply'): Reply {
  return { kind, text, menu: null }
}

/** Answers with everything it heard. */
export function echo(kind: Reply['kind'] = 'reply'): FakeEngine {
  return fakeEngine(({ messages }) => [reply(messages.map((message) => message.body).join(' + '), kind)])
}

const TRACE: TurnResult['trace'] = {
  intent: 'unknown',
  intentConfidence: 1,
  journey: 'unknown',
  language: 'en',
  languageConfidence: 1,
  governor: 'business',
  reading: null,
  steps: [],
  tools: [],
  models: [],
}
