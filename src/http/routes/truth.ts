import * as knowledge from '../../domain/knowledge/index.ts'
import type { RowQuestion } from '../../domain/properties/index.ts'
import * as contract from '../contract/truth.ts'
import { type Api, serve } from '../serve/serve.ts'

/**
 * What contradicts each other of all that a shop tells, what nobody has looked at for long, and why a question is answered as it is.
 * @param hear reads what a question asks of rows
 */
export function serveTruth(api: Api, hear: (query: string) => RowQuestion): void {
  serve(api, contract.listConflicts, async (ctx, { query }) => ({
    conflicts: (await knowledge.listConflicts(ctx, query)).map(conflictWire),
  }))
  serve(api, contract.resolveConflict, async (ctx, { params, body: { keep } }) => {
    await knowledge.resolveConflict(ctx, { conflictId: params.id, keep })
    return { conflict_id: params.id, kept: keep }
  })
  serve(api, contract.listStale, async (ctx) => {
    const { documents, items } = await knowledge.listStale(ctx)
    return { documents: documents.map(staleDocument), items: items.map(staleItem) }
  })
  serve(api, contract.searchKnowledge, async (ctx, { query: { q: query, language } }) => {
    const { passages, rows, ...found } = await knowledge.explainSearch(ctx, { query, language, asked: hear(query) })
    return {
      ...found,
      query,
      rows: rows.map(({ itemId, ...row }) => ({ ...row, item_id: itemId })),
      passages: passages.map(passageWire),
    }
  })
}

function staleDocument({ documentId, publishedAt, dueAt, validUntil, ...same }: knowledge.StaleDocument) {
  return {
    ...same,
    document_id: documentId,
    published_at: publishedAt.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    valid_until: validUntil?.toISOString() ?? null,
  }
}

function staleItem({ itemId, lastUpdated, validUntil, ...same }: knowledge.StaleItem) {
  return { ...same, item_id: itemId, last_updated: lastUpdated, valid_until: validUntil }
}

function conflictWire(view: knowledge.ConflictView): contract.ConflictWire {
  const { conflictId, kind, subject, status, kept, told, left, right, rightSource, noticedAt } = view
  return {
    ...{ conflict_id: conflictId, kind, subject, status, kept, told, noticed_at: noticedAt.toISOString() },
    left: statement(view.leftQuote, left, null),
    right: statement(view.rightQuote, right, right === null ? rightSource : null),
  }
}

function statement(
  quote: string,
  held: knowledge.ConflictView['right'],
  itemId: string | null,
): contract.StatementWire {
  return {
    quote,
    document_id: held?.documentId ?? null,
    item_id: itemId,
    title: held?.title ?? null,
    type: held?.type ?? null,
    published_at: held?.publishedAt.toISOString() ?? null,
  }
}

function passageWire({ chunkId, asOf, ...same }: knowledge.ExplainedPassage): contract.FoundPassage {
  return { ...same, passage_id: chunkId, as_of: asOf }
}
