import { listCitations } from '../../domain/knowledge/index.ts'
import { insistOnConversation } from '../../domain/messaging/index.ts'
import * as turns from '../../domain/turns/index.ts'
import { getTurnTrace } from '../contract/turn-trace.ts'
import * as contract from '../contract/turns.ts'
import { type Api, serve } from '../serve/serve.ts'
import { listedTurnWire, turnWire } from './turn.wire.ts'
import { turnTraceWire } from './turn-trace.wire.ts'

/** What a turn did and why, and what made a message that no turn made. */
export function serveTurns(api: Api): void {
  serve(api, contract.getTurnByMessage, async (ctx, { params }) => {
    const { tools, models, ...turn } = await turns.getTurnByMessage(ctx, params.providerMessageId)
    const cited = await listCitations(ctx, { turnId: turn.id })
    return { ...turn, toolCalls: tools, modelCalls: models, cited }
  })
  serve(api, contract.getMessageOrigin, async (ctx, { params }) =>
    turns.getOriginByMessage(ctx, params.providerMessageId),
  )
  serve(api, contract.getTurn, async (ctx, { params }) => {
    const turn = await turns.getTurn(ctx, { turnId: params.id })
    return { turn: turnWire(turn, await listCitations(ctx, { turnId: turn.id })) }
  })
  serve(api, getTurnTrace, async (ctx, { params }) => turnTraceWire(await turns.getTurn(ctx, { turnId: params.id })))
  serve(api, contract.listTurns, async (ctx, { params }) => {
    const listed = await turns.listTurns(ctx, { conversationId: params.id })
    if (listed.length === 0) await insistOnConversation(ctx, params.id)
    return { turns: listed.map(listedTurnWire) }
  })
}
