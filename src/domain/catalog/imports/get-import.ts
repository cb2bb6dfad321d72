import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ImportView } from './schemas.ts'

/** An import with how far it is, the first of its problems and of what was left. Throws `not_found`. */
export async function getImport(ctx: Ctx, { importId }: { importId: string }): Promise<ImportView> {
  const [row] = await ctx.statement`
    SELECT m.id AS "importId", m.file_name AS "fileName", m.detected, m.status, m.columns, m.mapping, m.counts,
      jsonb_path_query_array(m.problems, '$[0 to 99]') AS problems,
      (SELECT count(*)::int FROM catalog_import_changes c WHERE c.tenant_id = m.tenant_id AND c.import_id = m.id
        AND (m.status NOT IN ('undoing', 'undone') OR c.state IN ('applied', 'undone', 'kept'))) AS total,
      (SELECT count(*)::int FROM catalog_import_changes c WHERE c.tenant_id = m.tenant_id AND c.import_id = m.id
        AND c.state = ANY (CASE WHEN m.status IN ('undoing', 'undone') THEN '{undone,kept}'
          ELSE '{applied,refused}' END::text[])) AS done,
      coalesce((SELECT jsonb_agg(jsonb_build_object('row', c.row, 'itemSku', c.item_sku, 'because', c.reason) ORDER BY c.position)
        FROM (SELECT l.row, l.item_sku, l.reason, l.position FROM catalog_import_changes l
          WHERE l.tenant_id = m.tenant_id AND l.import_id = m.id AND l.state IN ('refused', 'kept')
          ORDER BY l.position LIMIT 100) c), '[]') AS left,
      m.created_at AS "createdAt", m.applied_at AS "appliedAt", m.version
    FROM catalog_imports m WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.id = ${importId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such import')
  return ImportView.parse(row)
}
