import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { askTestPrompt } from '../payments/index.ts'
import { recordCheck } from './record-check.ts'

/** As long as a prompt stays on a phone. */
const ONE_PROMPT_MS = 60_000

/**
 * Asks for one shilling on a phone of the shop's own. Throws `wait_before_retry` while a prompt may still be on it, and what asking for one
 * throws.
 */
export async function tryPrompt(ctx: Ctx, { phone }: { phone: string }): Promise<void> {
  const { tenantId } = ctx
  await ctx.transaction(async ({ tx, clock }) => {
    const since = new Date(clock.now().getTime() - ONE_PROMPT_MS)
    const open = await tx.setupCheck.count({
      where: { tenantId, step: 'prompt', outcome: 'waiting', at: { gt: since } },
    })
    if (open > 0) throw new AppError('wait_before_retry', 'a prompt may still be on the phone: wait a minute')
  })
  const asked = await askTestPrompt(ctx, { phone })
  await ctx.transaction((ctx) =>
    recordCheck(
      ctx,
      'prompt',
      asked.outcome === 'sent'
        ? { outcome: 'waiting', reference: asked.reference }
        : { outcome: 'failed', reason: asked.outcome, problem: asked.problem },
    ),
  )
}
