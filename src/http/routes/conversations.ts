import * as handoff from '../../domain/handoff/index.ts'
import type { Draft } from '../../domain/messaging/index.ts'
import { type BackedFigure, backTexts } from '../../domain/turns/index.ts'
import * as contract from '../contract/conversations.ts'
import { type Api, serve } from '../serve/serve.ts'
import { ownershipWire, sayAsPerson, takeBack } from './handoff-answers.ts'
import { factWire } from './turn.wire.ts'

/** Conversations that a person takes over without a ticket. */
export function serveConversations(api: Api): void {
  serve(api, contract.listDrafts, async (ctx, { params }) => {
    const drafts = await handoff.unsaidDrafts(ctx, { conversationId: params.id })
    const backed = await backTexts(ctx, drafts)
    return { drafts: drafts.map((draft, at) => draftWire(draft, backed[at] ?? [])) }
  })
  serve(api, contract.claimConversation, async (ctx, { params, body }) => {
    const { take_from: takeFrom = null } = body
    return ownershipWire(await handoff.claimConversation(ctx, { conversationId: params.id, takeFrom }))
  })
  serve(api, contract.reply, async (ctx, { params, body }) => sayAsPerson(ctx, params.id, body))
  serve(api, contract.handBack, async (ctx, { params, body }) => takeBack(ctx, params.id, body))
}

function draftWire({ draftId, kind, text, composedAt, turnId }: Draft, figures: BackedFigure[]): contract.DraftWire {
  const facts = figures.map(factWire)
  return { draft_id: draftId, kind, text, composed_at: composedAt.toISOString(), turn_id: turnId, facts }
}
