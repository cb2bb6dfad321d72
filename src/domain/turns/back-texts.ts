import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { type BackedFigure, backFigures } from './back-figures.ts'
import { ToolTrace } from './schemas.ts'

const Told = z.object({
  turnId: z.uuid(),
  tools: z.array(ToolTrace.pick({ tool: true, output: true })),
  passages: z.array(z.object({ passageId: z.uuid(), text: z.string() })),
})

/** The figures of texts, each with what the turn that wrote it had been told: in the order of the texts, none of one without a turn. */
export async function backTexts(
  ctx: Ctx,
  texts: readonly { turnId: string | null; text: string }[],
): Promise<BackedFigure[][]> {
  const turnIds = [...new Set(texts.flatMap(({ turnId }) => (turnId === null ? [] : [turnId])))]
  if (turnIds.length === 0) return texts.map(() => [])
  const rows = await ctx.statement`
    SELECT t.id AS "turnId", coalesce(t.trace->'tools', '[]') AS tools,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('passageId', c.passage_id, 'text', concat_ws(' ', c.sentence, p.text))
          ORDER BY c.ordinal), '[]')
        FROM cited_passages c
        JOIN knowledge_versions v ON v.tenant_id = c.tenant_id AND v.id = c.version_id
        JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
        LEFT JOIN knowledge_passages p ON p.tenant_id = c.tenant_id AND p.id = c.passage_id AND d.deleted_at IS NULL
        WHERE c.tenant_id = t.tenant_id AND c.turn_id = t.id) AS passages
    FROM turns t WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.id = ANY(${turnIds}::uuid[])`
  const told = new Map(
    z
      .array(Told)
      .parse(rows)
      .map((one) => [one.turnId, one]),
  )
  return texts.map(({ turnId, text }) => backFigures([text], told.get(turnId ?? '') ?? { tools: [], passages: [] }))
}
