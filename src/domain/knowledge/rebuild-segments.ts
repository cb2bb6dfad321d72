import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { KnowledgeLanguage } from './schemas.ts'
import { SEGMENT_FORMAT } from './search/build-segment.ts'
import type { SpokenPassage } from './segment-of.ts'

/** The index of one version, and how many passages it has. */
export interface Segment {
  bytes: Uint8Array
  size: number
}

const Row = z.object({
  versionId: z.uuid(),
  parent: z.int(),
  section: z.int(),
  prefix: z.string(),
  text: z.string(),
  lang: KnowledgeLanguage,
})
type Row = z.infer<typeof Row>

/** "Is there a gym?" in a line of its own: the passage answers it. */
const ASKS = /^[^\n]*\?["'”’)]*\n/u

/** Indexes versions from their passages, and stores what was made: a version is indexed once for each format. By version. */
export async function rebuildSegments(
  ctx: Ctx,
  versions: readonly { versionId: string }[],
): Promise<Map<string, Segment>> {
  const built = new Map<string, Segment>()
  if (versions.length === 0) return built
  const { tenantId } = ctx
  const rows = z.array(Row).parse(
    await ctx.statement`
    SELECT version_id AS "versionId", parent_ordinal AS parent, section, prefix, text, lang FROM knowledge_passages
    WHERE tenant_id = ${tenantId}::uuid AND version_id = ANY (${versions.map(({ versionId }) => versionId)}::uuid[])
    ORDER BY version_id, ordinal`,
  )
  for (const { versionId } of versions) {
    const passages = asCut(rows.filter((row) => row.versionId === versionId))
    const bytes = await ctx.ports.cutter.index(passages)
    built.set(versionId, { bytes, size: passages.length })
  }
  const stored = [...built].map(([versionId, { bytes, size }]) => ({
    version_id: versionId,
    passages: size,
    bytes: Buffer.from(bytes).toString('base64'),
  }))
  await ctx.statement`
    INSERT INTO knowledge_segments (tenant_id, version_id, format, passages, bytes)
    SELECT ${tenantId}::uuid, n.version_id, ${SEGMENT_FORMAT}::int, n.passages, decode(n.bytes, 'base64')
    FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS n(version_id uuid, passages int, bytes text)
    JOIN knowledge_documents d ON d.tenant_id = ${tenantId}::uuid AND d.current_version_id = n.version_id
    ON CONFLICT (tenant_id, version_id)
      DO UPDATE SET format = excluded.format, passages = excluded.passages, bytes = excluded.bytes`
  ctx.log.info('knowledge.indexed', { versions: built.size, passages: rows.length })
  return built
}

/** How passages hang together was known when they were cut, and is read off what is stored of them. */
function asCut(rows: readonly Row[]): SpokenPassage[] {
  const stretches = new Map<string, number>()
  let asked = 0
  return rows.map(({ prefix, text, lang, parent, section }, at) => {
    const before = rows[at - 1]
    const asks = ASKS.test(text)
    const continues = before !== undefined && before.section === section && !asks
    if (asks) asked += 1
    if (!asks && !continues) asked = 0
    const name = asked > 0 ? `? ${section} ${asked}` : `${parent}`
    const stretch = stretches.get(name) ?? stretches.size
    stretches.set(name, stretch)
    return { prefix, text, lang, continues, stretch }
  })
}
