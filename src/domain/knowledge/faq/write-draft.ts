import { sha256 } from '../../../lib/sha256.ts'
import { recordAudit } from '../../audit/index.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { cutDocument, DOCUMENT_CUTTER } from '../cut/cut-document.ts'
import { markdownBlocks } from '../cut/markdown-blocks.ts'
import { leaveOutOrders } from '../leave-out-orders.ts'
import type { LockedDocument } from '../lock-document.ts'
import { maskContacts } from '../mask-contacts.ts'
import { moveVersion } from '../move-version.ts'
import { nextNumber } from '../next-number.ts'
import { ownContacts } from '../own-contacts.ts'
import { spokenCut } from '../passage-language.ts'
import { segmentOf } from '../segment-of.ts'
import { writeCut } from '../write-cut.ts'

export interface Draft {
  text: string
  fileName: string
}

/**
 * Writes the next version of a document that the caller has locked, read and cut: it is ready, and told only once a person
 * publishes it. A draft before it is put away. Throws `invalid_input` for what gives orders to the assistant.
 */
export async function writeDraft(
  ctx: TxCtx,
  document: Pick<LockedDocument, 'id' | 'title' | 'type' | 'language'>,
  { text, fileName }: Draft,
): Promise<{ versionId: string; number: number }> {
  const { tenantId } = ctx
  const { id: documentId, title, type, language } = document
  const { search } = ctx.ports
  const cut = spokenCut(cutDocument({ title, type, language }, await sound(ctx, text)), language, search)
  await putAwayDrafts(ctx, documentId)
  const number = await nextNumber(ctx, documentId)
  const versionId = ctx.ids.uuid()
  const now = ctx.clock.now()
  const digest = sha256(text)
  const read = { pages: 1, words: text.split(/\s+/u).filter(Boolean).length, passages: cut.passages.length }
  const file = { sha256: digest, textSha256: digest, fileName, sizeBytes: Buffer.byteLength(text), kind: 'markdown' }
  await ctx.tx.knowledgeVersion.create({
    data: {
      ...{ tenantId, id: versionId, documentId, number, status: 'ready', held: true, ...file, ...read },
      ...{ chunker: DOCUMENT_CUTTER, statusAt: now, createdAt: now, createdBy: ctx.actor },
    },
  })
  await ctx.tx.knowledgeDocument.updateMany({
    where: { tenantId, id: documentId },
    data: { revision: { increment: 1 } },
  })
  await ctx.tx.knowledgeFile.create({ data: { tenantId, versionId, bytes: new Uint8Array(Buffer.from(text)) } })
  await writeCut(ctx, [{ versionId, cut, segment: segmentOf(cut.passages, search.glossary) }])
  const data = { version_id: versionId, number, title }
  await recordAudit(ctx, { action: 'knowledge.drafted', subjectType: 'document', subjectId: documentId, data })
  return { versionId, number }
}

/** Without everybody's addresses and numbers but the shop's own. */
async function sound(ctx: TxCtx, text: string) {
  const read = await leaveOutOrders([{ number: 1, blocks: markdownBlocks(text) }], ctx.ports.instructions)
  if (read.leftOut.length > 0) {
    throw new AppError('invalid_input', 'It reads like orders to the assistant: say it as a customer should read it.')
  }
  return maskContacts(read.pages, await ownContacts(ctx))
}

async function putAwayDrafts(ctx: TxCtx, documentId: string): Promise<void> {
  const drafts = await ctx.tx.knowledgeVersion.findMany({
    where: { tenantId: ctx.tenantId, documentId, status: 'ready', held: true },
    select: { id: true, number: true },
  })
  for (const { id, number } of drafts) {
    await moveVersion(ctx, { versionId: id, documentId, number, status: 'ready' }, 'cancelled')
  }
}
