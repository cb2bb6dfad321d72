import type { Ctx } from '../context.ts'
import { readTestPrompt } from '../payments/index.ts'
import { recordCheck } from './record-check.ts'

/** Asks what became of the prompt that is waited for, and writes it down; where none is, nothing happens. */
export async function followPrompt(ctx: Ctx): Promise<void> {
  const { tenantId } = ctx
  const open = await ctx.transaction(({ tx }) =>
    tx.setupCheck.findFirst({ where: { tenantId, step: 'prompt', outcome: 'waiting' }, select: { reference: true } }),
  )
  if (open?.reference == null) return
  const { reference } = open
  const news = await readTestPrompt(ctx, { reference })
  if (news.outcome === 'no_answer') return
  await ctx.transaction(async (ctx) => {
    // Another prompt may have been asked for meanwhile.
    const same = await ctx.tx.setupCheck.count({ where: { tenantId, step: 'prompt', reference } })
    if (same === 0) return
    const { result: reason, problem } = news
    await recordCheck(ctx, 'prompt', reason === 'paid' ? { outcome: 'works' } : { outcome: 'failed', reason, problem })
  })
}
