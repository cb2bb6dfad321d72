import { say } from '../../prompts/copy/index.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'

/** Takes a token of the customer and one of the shop; who runs out is told so once and then not answered. */
export async function limitRate(state: TurnState, turn: TurnContext): Promise<TurnPatch> {
  const { ctx, tenant } = turn
  const { customerPerMinute, tenantPerMinute } = tenant.settings.rateLimits
  const taken = await Promise.all([
    ctx.ports.limiter.take(ctx.tenantId, `turns:customer:${ctx.customerId}`, perMinute(customerPerMinute)),
    ctx.ports.limiter.take(ctx.tenantId, 'turns:tenant', perMinute(tenantPerMinute)),
  ])
  if (taken.every(({ granted }) => granted)) return { rateLimitTold: false }
  turn.steps.push({ node: 'rate_limit', kind: 'rule', ms: 0, note: 'no token left: stored, answered once' })
  if (!state.rateLimitTold) addReply(turn, say('rate_limited', state.responseLanguage))
  return { ended: true, rateLimitTold: true }
}

function perMinute(count: number): { burst: number; perSecond: number } {
  return { burst: count, perSecond: count / 60 }
}
