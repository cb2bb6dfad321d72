import type pg from 'pg'
import { openSegments } from '../../src/domain/knowledge/search/open-segments.ts'
import { markOf } from './garden-text.ts'

/** A document that was taken in, with the marks that it must tell in the end. */
export interface Sent {
  versionId: string
  document: number
  sections: number
}

export interface DocumentsVerdict {
  documents: number
  /** Told in part, at any moment: another number of passages than were cut, no index, an index of another size. */
  halfPublished: number
  /** Taken in and never told, or told without one of its marks. */
  lost: number
  /** A mark that is told twice, a version that was published twice, a document with two versions that are told. */
  doubled: number
}

export const DOCUMENTS_MUST_BE_ZERO = ['halfPublished', 'lost', 'doubled'] as const satisfies (keyof DocumentsVerdict)[]

/** One statement sees one moment. */
const HALF_PUBLISHED = `
  SELECT count(*) AS n FROM knowledge_versions v
  JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
  LEFT JOIN knowledge_segments s ON s.tenant_id = v.tenant_id AND s.version_id = v.id
  WHERE (v.status = 'published') <> (d.current_version_id IS NOT DISTINCT FROM v.id)
    OR v.status = 'published' AND (s.passages IS DISTINCT FROM v.passages
      OR (SELECT count(*) FROM knowledge_passages p WHERE p.tenant_id = v.tenant_id AND p.version_id = v.id) <> v.passages)`

const TWICE_PUBLISHED = `
  SELECT (SELECT count(*) FROM (SELECT document_id FROM knowledge_versions WHERE status = 'published'
      GROUP BY tenant_id, document_id HAVING count(*) > 1) x)
    + (SELECT count(*) FROM (SELECT data->>'version_id' FROM audit_log WHERE action = 'knowledge.published'
      AND data->>'version_id' = ANY ($1) GROUP BY 1 HAVING count(*) > 1) y) AS n`

export async function halfPublished(client: pg.Client): Promise<number> {
  return counted(await client.query<{ n: string }>(HALF_PUBLISHED))
}

/** Reads the end state as the owner of the database. */
export async function judgeDocuments(client: pg.Client, sent: readonly Sent[]): Promise<DocumentsVerdict> {
  let lost = 0
  let doubled = counted(await client.query<{ n: string }>(TWICE_PUBLISHED, [sent.map(({ versionId }) => versionId)]))
  for (const { versionId, document, sections } of sent) {
    const { rows } = await client.query<{ text: string; bytes: Buffer | null }>(
      `SELECT string_agg(p.text, E'\\n') AS text, (SELECT bytes FROM knowledge_segments s WHERE s.version_id = v.id) AS bytes
       FROM knowledge_versions v JOIN knowledge_passages p ON p.version_id = v.id
       WHERE v.id = $1 AND v.status = 'published' GROUP BY v.id`,
      [versionId],
    )
    const text = rows[0]?.text ?? ''
    const index = openSegments(rows[0]?.bytes == null ? [] : [rows[0].bytes])
    for (let section = 0; section < sections; section += 1) {
      const mark = markOf(document, section)
      const told = text.split(new RegExp(`\\b${mark}\\b`)).length - 1
      let indexed = 0
      index.visit(mark, () => {
        indexed += 1
      })
      if (told === 0 || indexed === 0) lost += 1
      if (told > 1 || indexed > 1) doubled += 1
    }
  }
  return { documents: sent.length, halfPublished: await halfPublished(client), lost, doubled }
}

function counted({ rows }: { rows: { n: string }[] }): number {
  return Number(rows[0]?.n ?? 0)
}
