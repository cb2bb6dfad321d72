import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { draftSummary } from '../knowledge/index.ts'

const Talk = z.object({ asked: z.string(), name: z.string().nullable() })

/** Offers what a person did for a customer as a summary to tell others, in the transaction that ends the stretch. */
export async function summariseStretch(
  ctx: TxCtx,
  { stretchId, note }: { stretchId: string; note: string },
): Promise<void> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT cu.profile_name AS name, i.body AS asked
    FROM human_stretches s
    JOIN conversations v ON v.tenant_id = s.tenant_id AND v.id = s.conversation_id
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    JOIN LATERAL (SELECT n.body FROM inbound_messages n
      WHERE n.tenant_id = s.tenant_id AND n.conversation_id = s.conversation_id AND n.received_at <= s.started_at AND n.body <> ''
      ORDER BY n.epoch DESC LIMIT 1) i ON true
    WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.id = ${stretchId}::uuid`
  if (row !== undefined) await draftSummary(ctx, { stretchId, note, ...Talk.parse(row) })
}
