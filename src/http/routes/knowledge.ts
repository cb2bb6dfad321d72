import { AppError } from '../../domain/errors.ts'
import * as knowledge from '../../domain/knowledge/index.ts'
import { JsonObject } from '../../lib/json.ts'
import { toJson } from '../../lib/to-json.ts'
import type { DocumentDetailWire } from '../contract/document.ts'
import * as contract from '../contract/knowledge.ts'
import type { HttpError } from '../http-error.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { documentDetailWire, listedDocumentWire, passageWire } from './document.wire.ts'
import { documentEvents } from './document-events.ts'
import { uploadOf } from './upload-of.ts'

const Cursor = pageCursor(knowledge.DocumentCursor)

/** The documents of a shop. What is deleted is told no more from the very next question on. */
export function serveKnowledge(api: Api): void {
  serveReading(api)
  serve(api, contract.uploadDocument, async (ctx, { body }, http) => {
    const { outcome, documentId, number } = await knowledge.uploadDocument(ctx, uploadOf(body, http))
    const document = await documentNow(ctx, documentId)
    return outcome === 'received'
      ? { status: 202 as const, body: { outcome, version: number, document } }
      : { status: 200 as const, body: { outcome, version: number, document } }
  })
  serve(api, contract.updateDocument, async (ctx, { params, body }, http) => {
    const { valid_until: validUntil, review_by: reviewBy, ...changes } = body
    const change = { ...changes, validUntil, reviewBy }
    const saved = await knowledge.updateDocument(ctx, params.id, change, versionSeen(http))
    if (saved === 'stale') throw await changedMeanwhile(ctx, params.id)
    return { document: await documentNow(ctx, params.id) }
  })
  serve(api, contract.deleteDocument, async (ctx, { params, query }, http) => {
    const purge = query.purge === 'true'
    const deleted = await knowledge.deleteDocument(ctx, { documentId: params.id, purge, seen: versionSeen(http) })
    if (deleted === 'stale') throw await changedMeanwhile(ctx, params.id)
    return { document_id: params.id, outcome: purge ? ('purged' as const) : ('deleted' as const) }
  })
  serve(api, contract.publishVersion, async (ctx, { params }) => {
    await knowledge.publishVersion(ctx, { documentId: params.id, number: params.n })
    return { document: await documentNow(ctx, params.id) }
  })
  const wishes = [
    [contract.reingestDocument, knowledge.reingestDocument],
    [contract.confirmVersion, knowledge.confirmVersion],
    [contract.cancelVersion, knowledge.cancelVersion],
  ] as const
  for (const [route, verb] of wishes) {
    serve(api, route, async (ctx, { params }) => {
      await verb(ctx, { documentId: params.id })
      return { document: await documentNow(ctx, params.id) }
    })
  }
}

function serveReading(api: Api): void {
  serve(api, contract.listDocuments, async (ctx, { query }) => {
    const { documents, next } = await knowledge.listDocuments(ctx, { after: Cursor.read(query), limit: query.limit })
    return { documents: documents.map(listedDocumentWire), next_cursor: Cursor.write(next, query) }
  })
  serve(api, contract.getDocument, async (ctx, { params }) => ({ document: await documentNow(ctx, params.id) }))
  serve(api, contract.listPassages, async (ctx, { params, query }) => {
    const { version = null, after = null, limit } = query
    const found = await knowledge.listPassages(ctx, { documentId: params.id, number: version, after, limit })
    return { version: found.number, passages: found.passages.map(passageWire), next_after: found.next }
  })
  serve(api, contract.followDocument, async (ctx, { params }) => {
    await knowledge.getDocument(ctx, { documentId: params.id })
    return documentEvents(ctx, params.id)
  })
}

async function documentNow(ctx: StaffCtx, documentId: string): Promise<DocumentDetailWire> {
  return documentDetailWire(await knowledge.getDocument(ctx, { documentId }))
}

/** What it is by now; a document that was deleted meanwhile is nothing. */
async function changedMeanwhile(ctx: StaffCtx, documentId: string): Promise<HttpError> {
  const current = await documentNow(ctx, documentId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
  return staleVersion(current && JsonObject.parse(toJson(current)))
}
