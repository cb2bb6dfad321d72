import type { TxCtx } from '../context.ts'
import type { CutDocument } from './cut/cut.ts'
import type { KnowledgeLanguage } from './schemas.ts'
import { SEGMENT_FORMAT } from './search/build-segment.ts'
import { segmentOf } from './segment-of.ts'

export interface CutVersion {
  versionId: string
  language: KnowledgeLanguage
  cut: CutDocument
}

/** Stores what versions were cut into, and its index, in place of what was there. A few statements, however many versions. */
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
  const passages = versions.flatMap(({ versionId, language, cut }) =>
    cut.passages.map(({ parentOrdinal, continues: _continues, stretch: _stretch, ...passage }) => ({
      ...passage,
      id: ctx.ids.uuid(),
      version_id: versionId,
      parent_ordinal: parentOrdinal,
      lang: language,
    })),
  )
  await forgetCut(ctx, versionIds)
  await ctx.tx.$executeRaw`
    INSERT INTO knowledge_parents (tenant_id, version_id, ordinal, heading_path, page_from, page_to, text)
    SELECT ${tenantId}::uuid, p.version_id, p.ordinal, p.heading_path, p.page_from, p.page_to, p.text
    FROM jsonb_to_recordset(${JSON.stringify(parents)}::jsonb)
      AS p(version_id uuid, ordinal int, heading_path text[], page_from int, page_to int, text text)`
  await ctx.tx.$executeRaw`
    INSERT INTO knowledge_passages (tenant_id, id, version_id, ordinal, parent_ordinal, prefix, text, page, section, lang)
    SELECT ${tenantId}::uuid, p.id, p.version_id, p.ordinal, p.parent_ordinal, p.prefix, p.text, p.page, p.section, p.lang
    FROM jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      AS p(id uuid, version_id uuid, ordinal int, parent_ordinal int, prefix text, text text, page int, section int, lang text)`
  await ctx.tx.knowledgeSegment.createMany({
    data: versions.map(({ versionId, language, cut }) => ({
      tenantId,
      versionId,
      format: SEGMENT_FORMAT,
      passages: cut.passages.length,
      bytes: new Uint8Array(segmentOf(cut.passages, language, ctx.ports.search.glossary)),
    })),
  })
}

/** Removes what versions were cut into, and their index: a passage before the stretch that it stands in. */
export async function forgetCut(ctx: TxCtx, versionIds: readonly string[]): Promise<void> {
  const where = { tenantId: ctx.tenantId, versionId: { in: [...versionIds] } }
  await ctx.tx.knowledgeSegment.deleteMany({ where })
  await ctx.tx.knowledgePassage.deleteMany({ where })
  await ctx.tx.knowledgeParent.deleteMany({ where })
}
