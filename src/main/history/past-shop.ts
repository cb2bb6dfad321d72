import { postgresDeliveryLog } from '../../adapters/postgres/delivery-log.ts'
import { postgresInboundStore } from '../../adapters/postgres/inbound-store.ts'
import { runTurn } from '../../conversation/run-turn.ts'
import type { TurnEngine } from '../../conversation/turn-engine.ts'
import type { Ctx, Tx, Wake } from '../../domain/context.ts'
import { deliverConversation, guardedInboundLog, recordDelivery, recordInbound } from '../../domain/messaging/index.ts'
import { settleNotification, settlePayment } from '../../domain/payments/index.ts'
import type { Runtime } from '../runtime.ts'
import type { Piece } from './in-one-piece.ts'
import type { PastClock } from './past-clock.ts'
import { type PastProviders, pastProviders } from './past-providers.ts'

/** A shop as it was: its verbs, the work behind them done at once, and its providers. */
export interface PastShop {
  tx: Tx
  clock: PastClock
  providers: PastProviders
  ctxFor(who?: string): Ctx
  /** A customer writes, and is answered before this ends. Null when this message came before. */
  hear(message: { id: string; phone: string; name: string; text: string }): Promise<string | null>
  /** Does what has been asked for meanwhile, and all that follows from it. */
  settle(): Promise<void>
}

const STALE_MS = 60_000
const READING_MS = 9_000

export function pastShop(
  runtime: Runtime,
  engine: TurnEngine,
  shop: { tenantId: string; channelId: string; piece: Piece; clock: PastClock },
): PastShop {
  const { tenantId, piece, clock } = shop
  const { tx } = piece
  const providers = pastProviders(runtime.ports, runtime.ids, clock.pass)
  const base: Ctx = { ...runtime.ctxFor(tenantId), clock, ports: providers.ports, ...piece.ways }
  const ctxFor = (actor = 'system'): Ctx => ({ ...base, requestId: runtime.ids.uuid(), actor })
  const turnCtx = (requestId: string, customerId: string | null): Ctx => ({
    ...base,
    ...{ requestId, customerId, actor: customerId === null ? 'system' : 'bot' },
    sql: { statements: 0, transactions: 0 },
  })
  const inbound = guardedInboundLog(postgresInboundStore({ directory: tx }), runtime.ports.secrets)
  const deliveries = postgresDeliveryLog({ directory: tx })

  async function answer(conversationId: string): Promise<void> {
    for (;;) {
      const turn = await runTurn({ ctxFor: turnCtx, engine }, { conversationId })
      if (turn.outcome === 'waiting') clock.pass(turn.waitMs)
      else if (turn.outcome === 'idle' || !turn.more) break
    }
    await send(conversationId)
  }

  async function send(conversationId: string): Promise<void> {
    await deliverConversation(ctxFor(), { conversationId, staleMs: STALE_MS })
    for (const message of providers.taken()) {
      for (const status of ['delivered', 'read']) {
        clock.pass(READING_MS / 2)
        await recordDelivery({ log: deliveries, clock }, tenantId, { ...message, status, errorCode: null })
      }
    }
  }

  /** What is only due later is for the story to come back to. */
  async function work(wake: Wake): Promise<void> {
    if (wake.work === 'turn') await answer(wake.conversationId)
    if (wake.work === 'sends') await send(wake.conversationId)
    if (wake.work === 'payment' && wake.afterMs === undefined)
      await settlePayment(ctxFor(), { attemptId: wake.attemptId })
    if (wake.work === 'notification') {
      clock.pass(wake.afterMs ?? 0)
      await settleNotification(ctxFor(), { notificationId: wake.notificationId })
    }
  }

  async function settle(): Promise<void> {
    for (let wakes = piece.wakes(); wakes.length > 0; wakes = piece.wakes()) {
      for (const wake of wakes) await work(wake)
    }
  }

  return {
    ...{ tx, clock, providers, ctxFor, settle },
    async hear({ id, phone, name, text }) {
      const event = {
        ...({ kind: 'message', messageKind: 'text', providerMessageId: id, body: text, payload: {} } as const),
        ...{ address: `whatsapp:${phone}`, phoneE164: phone, bsuid: null, profileName: name },
      }
      const heard = await recordInbound({ log: inbound, ids: runtime.ids, clock }, shop, event)
      if (heard.outcome === 'duplicate') return null
      await answer(heard.conversationId)
      await settle()
      return heard.conversationId
    },
  }
}
