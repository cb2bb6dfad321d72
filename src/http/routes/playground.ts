import { forkChat } from '../../conversation/playground/fork-chat.ts'
import { playMove } from '../../conversation/playground/play-move.ts'
import { sessionChat } from '../../conversation/playground/session-chat.ts'
import type { TurnEngine } from '../../conversation/turn-engine.ts'
import type { Ctx } from '../../domain/context.ts'
import { findSession, type Session, startSession } from '../../domain/playground/index.ts'
import * as contract from '../contract/playground.ts'
import { type Api, serve } from '../serve/serve.ts'
import { sessionWire, stepWire } from './playground.wire.ts'

export interface PlaygroundDeps {
  /** Asks no vendor. It is made when somebody plays for the first time. */
  engine: () => Promise<TurnEngine>
}

/** The shop talks with its own assistant. */
export function servePlayground(api: Api, { engine }: PlaygroundDeps): void {
  const told = async (ctx: Ctx, session: Session) => sessionWire(session, (await sessionChat(ctx, session)).before)
  serve(api, contract.startPlayground, async (ctx, { body: { settings: source, language } }) =>
    told(ctx, await startSession(ctx, { source, language })),
  )
  serve(api, contract.getPlayground, async (ctx, { params }) => told(ctx, await findSession(ctx, params.id)))
  serve(api, contract.playInPlayground, async (ctx, { params, body: wish }) =>
    stepWire(await playMove(ctx, await engine(), { sessionId: params.id, wish })),
  )
  serve(api, contract.forkPlayground, async (ctx, { params, body: { conversation_id: conversationId, until } }) =>
    told(ctx, await forkChat(ctx, { sessionId: params.id, conversationId, turnId: until })),
  )
}
