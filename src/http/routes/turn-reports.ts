import { z } from 'zod'
import * as turns from '../../domain/turns/index.ts'
import * as contract from '../contract/turn-reports.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'

const Cursor = pageCursor(z.tuple([z.iso.datetime(), z.uuid(), z.string()]))
/** More people than that have no word on one answer. */
const MOST_OF_TURN = 50

/** What people say of answers that were wrong. */
export function serveTurnReports(api: Api): void {
  serve(api, contract.reportTurn, async (ctx, { params, body }) => {
    await turns.reportTurn(ctx, { turnId: params.id, ...body })
    return ofTurn(ctx, params.id)
  })
  serve(api, contract.withdrawReport, async (ctx, { params }) => {
    await turns.withdrawReport(ctx, { turnId: params.id })
    return ofTurn(ctx, params.id)
  })
  serve(api, contract.listReportsOfTurn, (ctx, { params }) => ofTurn(ctx, params.id))
  serve(api, contract.listTurnReports, async (ctx, { query }) => {
    const { limit, reason } = query
    const place = Cursor.read(query)
    const found = await turns.listReports(ctx, {
      limit: limit + 1,
      after: place && { at: new Date(place[0]), turnId: place[1], authorId: place[2] },
      ...(reason !== undefined && { reason }),
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    const next_cursor = Cursor.write(last ? [last.at.toISOString(), last.turnId, last.authorId] : null, query)
    return { reports: shown.map(reportWire), next_cursor }
  })
}

async function ofTurn(ctx: StaffCtx, turnId: string) {
  const reports = await turns.listReports(ctx, { turnId, limit: MOST_OF_TURN })
  if (reports.length === 0) await ctx.transaction((ctx) => turns.insistOnTurn(ctx, turnId))
  return { reports: reports.map(reportWire) }
}

function reportWire({ turnId, conversationId, authorId, authorName, reason, note, at }: turns.TurnReport) {
  return {
    ...{ turn_id: turnId, conversation_id: conversationId, author_id: authorId, author_name: authorName },
    ...{ reason, note, at: at.toISOString() },
  }
}
