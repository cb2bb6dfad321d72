import type { TxCtx } from '../context.ts'
import { inPieces } from './in-pieces.ts'
import type { SpokenCut } from './passage-language.ts'
import { SEGMENT_FORMAT } from './search/build-segment.ts'

export interface CutVersion {
  versionId: string
  cut: SpokenCut
  /** Its part of the index. */
  segment: Uint8Array
}

/** Stores what versions were cut into, and its index, in place of what was there. A statement for 500 rows, however many versions. */
export async function writeCut(ctx: TxCtx, versions: readonly CutVersion[]): Promise<void> {
  const { tenantId } = ctx
  const versionIds = versions.map(({ versionId }) => versionId)
  const parents = versions.flatMap(({ versionId, cut }) =>
    cut.parents.map(({ ordinal, headingPath, pageFrom, pageTo, text }) => ({
      version_id: versionId,
      ordinal,
      heading_path: headingPath,
      page_from: pageFrom,
      page_to: pageTo,
      text,
    })),
  )
  const passages = versions.flatMap(({ versionId, cut }) =>
    cut.passages.map(({ parentOrdinal, continues: _continues, stretch: _stretch, ...passage }) => ({
      ...passage,
      id: ctx.ids.uuid(),
      version_id: versionId,
      parent_ordinal: parentOrdinal,
    })),
  )
  await forgetCut(ctx, versionIds)
  for (const rows of inPieces(parents)) {
    await ctx.tx.$executeRaw`
      INSERT INTO knowledge_parents (tenant_id, version_id, ordinal, heading_path, page_from, page_to, text)
      SELECT ${tenantId}::uuid, p.version_id, p.ordinal, p.heading_path, p.page_from, p.page_to, p.text
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS p(version_id uuid, ordinal int, heading_path text[], page_from int, page_to int, text text)`
  }
  for (const rows of inPieces(passages)) {
    await ctx.tx.$executeRaw`
      INSERT INTO knowledge_passages (tenant_id, id, version_id, ordinal, parent_ordinal, prefix, text, page, section, lang)
      SELECT ${tenantId}::uuid, p.id, p.version_id, p.ordinal, p.parent_ordinal, p.prefix, p.text, p.page, p.section, p.lang
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS p(id uuid, version_id uuid, ordinal int, parent_ordinal int, prefix text, text text, page int, section int, lang text)`
  }
  await ctx.tx.knowledgeSegment.createMany({
    data: versions.map(({ versionId, cut, segment }) => ({
      tenantId,
      versionId,
      format: SEGMENT_FORMAT,
      passages: cut.passages.length,
      bytes: new Uint8Array(segment),
    })),
  })
}

/** Removes what versions were cut into, and their index: a passage before the stretch that it stands in. */
export async function forgetCut(ctx: TxCtx, versionIds: readonly string[]): Promise<void> {
  const where = { tenantId: ctx.tenantId, versionId: { in: [...versionIds] } }
  await ctx.tx.knowledgeSegment.deleteMany({ where })
  // Both quote the text.
  await ctx.tx.knowledgeClaim.deleteMany({ where })
  await ctx.tx.$executeRaw`
    DELETE FROM knowledge_conflicts WHERE tenant_id = ${ctx.tenantId}::uuid
      AND (left_version = ANY (${[...versionIds]}::uuid[]) OR right_version = ANY (${[...versionIds]}::uuid[]))`
  await ctx.tx.knowledgePassage.deleteMany({ where })
  await ctx.tx.knowledgeParent.deleteMany({ where })
}
