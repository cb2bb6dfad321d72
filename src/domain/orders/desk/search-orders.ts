import { z } from 'zod'
import { parseReference } from '../../../lib/reference.ts'
import type { TxCtx } from '../../context.ts'
import { phoneAsked } from '../../sight/index.ts'

const Found = z.array(z.object({ id: z.uuid() }))

/** Ids of at most 200 orders, the newest: by reference, by receipt, by the beginning of a name or of a phone number. */
export async function searchOrders(ctx: TxCtx, q: string): Promise<string[]> {
  const text = q.trim()
  const rows = await ctx.tx.$queryRaw`
    SELECT id FROM search_orders(${parseReference(text) ?? text}, ${phoneAsked(ctx, text)}) AS id`
  return Found.parse(rows).map(({ id }) => id)
}
