import { listPrices } from '../../catalog/index.ts'
import type { Ctx } from '../../context.ts'
import { readGuide } from '../../properties/index.ts'
import type { TellingRows } from '../claim-reader.ts'

/** The rows of this shop that state something now: what is over states nothing. */
export async function tellingRows(ctx: Ctx): Promise<TellingRows> {
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const guide = await readGuide(ctx, null)
  return {
    items: (guide?.items ?? []).filter(({ validUntil }) => validUntil === null || validUntil >= today),
    goods: await listPrices(ctx),
  }
}
