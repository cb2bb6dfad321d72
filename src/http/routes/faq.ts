import { AppError } from '../../domain/errors.ts'
import * as knowledge from '../../domain/knowledge/index.ts'
import * as contract from '../contract/faq.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'

const Cursor = pageCursor(knowledge.FaqCursor)
const GapCursor = pageCursor(knowledge.GapCursor)

/** The FAQ of a shop, and what customers asked and nothing answers. Nothing is told before it is published. */
export function serveFaq(api: Api): void {
  serve(api, contract.listFaq, async (ctx, { query }) => {
    const { status, limit } = query
    const filter = { waiting: status === undefined ? null : status === 'draft', documentId: null }
    const { entries, next } = await knowledge.listFaq(ctx, { filter, after: Cursor.read(query), limit })
    return { entries: entries.map(faqWire), next_cursor: Cursor.write(next, query) }
  })
  serve(api, contract.createFaq, async (ctx, { body }) => {
    const { documentId } = await knowledge.createFaq(ctx, body)
    return { entry: await entryNow(ctx, documentId) }
  })
  serve(api, contract.changeFaq, async (ctx, { params, body }, http) => {
    const done = await knowledge.changeFaq(ctx, { documentId: params.id, ...body, seen: versionSeen(http) })
    const entry = await entryNow(ctx, params.id)
    if (done === 'stale') throw staleVersion(entry)
    return { entry }
  })
  serve(api, contract.publishFaq, async (ctx, { params, query }, http) => {
    const how = { seen: versionSeen(http), rehearsal: query.dry_run === 'true' }
    const done = await knowledge.publishFaq(ctx, { documentId: params.id }, how)
    const entry = await entryNow(ctx, params.id)
    if (done === 'stale') throw staleVersion(entry)
    return { entry }
  })
  serveGaps(api)
}

function serveGaps(api: Api): void {
  serve(api, contract.listGaps, async (ctx, { query }) => {
    const { status, limit } = query
    const { gaps, next } = await knowledge.listGaps(ctx, { status, after: GapCursor.read(query), limit })
    return { gaps: gaps.map(gapWire), next_cursor: GapCursor.write(next, query) }
  })
  serve(api, contract.dismissGap, async (ctx, { params }) => {
    await knowledge.dismissGap(ctx, { gapId: params.id })
    return { gap_id: params.id, outcome: 'dismissed' as const }
  })
  serve(api, contract.answerGap, async (ctx, { params, body }) => {
    const { question = null, language = null, answer } = body
    const { documentId } = await knowledge.answerGap(ctx, { gapId: params.id, question, language, answer })
    return { entry: await entryNow(ctx, documentId) }
  })
}

/** One entry as it is now. Throws `not_found`. */
async function entryNow(ctx: StaffCtx, documentId: string): Promise<contract.FaqWire> {
  const filter = { waiting: null, documentId }
  const { entries } = await knowledge.listFaq(ctx, { filter, after: null, limit: 1 })
  const [entry] = entries
  if (entry === undefined) throw new AppError('not_found', 'There is no such entry: list the FAQ to see what it has.')
  return faqWire(entry)
}

function faqWire({ documentId, createdAt, ...same }: knowledge.FaqView): contract.FaqWire {
  return { ...same, document_id: documentId, created_at: createdAt.toISOString() }
}

function gapWire({ gapId, nearest, documentId, createdAt, lastAt, ...same }: knowledge.GapView): contract.GapWire {
  return {
    ...same,
    gap_id: gapId,
    nearest: nearest && { passage_id: nearest.passageId, prefix: nearest.prefix, text: nearest.text },
    document_id: documentId,
    created_at: createdAt.toISOString(),
    last_at: lastAt.toISOString(),
  }
}
