import { z } from 'zod'
import { Json } from '../../../lib/json.ts'
import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Ctx } from '../../context.ts'
import { Degraded } from '../schemas/index.ts'
import type { SourceTool } from './source-tools.ts'

const Outcome = z.enum(['ok', 'unavailable', 'refused'])
const Kept = z.object({ outcome: Outcome, degraded: Degraded.nullable(), items: Json })

/** What a source said to a run. */
export interface Heard<Item> {
  outcome: z.infer<typeof Outcome>
  degraded: Degraded | null
  items: Item[]
}

/**
 * Asks what a plan needs, once for a run: what was answered before its worker went away is not asked again. Fails with the reason of
 * `ctx.signal` when that ends first.
 */
export async function askSource<Request extends object, Item>(
  ctx: Ctx,
  runId: string,
  source: SourceTool<Request, Item>,
  request: Request,
): Promise<Heard<Item>> {
  const { tool } = source
  const key = jsonDigest(request)
  const [known] = await ctx.statement`
    SELECT outcome, degraded, items FROM trip_facts
    WHERE tenant_id = ${ctx.tenantId}::uuid AND run_id = ${runId}::uuid AND tool = ${tool} AND key = ${key}`
  if (known !== undefined) {
    const { items, ...kept } = Kept.parse(known)
    return { ...kept, items: source.items.parse(items) }
  }
  const began = ctx.clock.now()
  const { outcome, degraded, items } = await source.ask(ctx.ports.trips, request, ctx)
  ctx.signal.throwIfAborted()
  const at = ctx.clock.now()
  const ms = at.getTime() - began.getTime()
  await ctx.statement`
    INSERT INTO trip_facts (tenant_id, run_id, tool, key, outcome, degraded, ms, at, items)
    VALUES (${ctx.tenantId}::uuid, ${runId}::uuid, ${tool}, ${key}, ${outcome}, ${degraded}, ${ms}, ${at},
      ${JSON.stringify(items)}::jsonb)
    ON CONFLICT DO NOTHING`
  return { outcome, degraded, items }
}
