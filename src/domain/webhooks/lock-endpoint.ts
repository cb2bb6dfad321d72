import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/** Keeps an endpoint as it is until the transaction ends. Throws `not_found`. */
export async function lockEndpoint(ctx: TxCtx, endpointId: string): Promise<void> {
  const rows = await ctx.statement`
    SELECT 1 AS found FROM webhook_endpoints
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${endpointId}::uuid FOR UPDATE`
  if (rows.length === 0) throw new AppError('not_found', 'there is no such endpoint')
}
