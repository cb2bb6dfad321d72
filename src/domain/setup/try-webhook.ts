import type { Ctx } from '../context.ts'
import { shopAccount } from '../messaging/index.ts'
import { recordCheck } from './record-check.ts'

/**
 * Calls the address of the shop's number as the provider would, by our public name. It proves that the name leads here and that both of us
 * sign alike; that the provider was given the address, only its first message does. Throws `misconfigured` where no number is connected.
 * @param addressOf the address at which messages for a channel arrive
 */
export async function tryWebhook(ctx: Ctx, { addressOf }: { addressOf: (channelId: string) => string }): Promise<void> {
  const account = await shopAccount(ctx)
  const check = await ctx.ports.connections.webhook(account, addressOf(account.channelId))
  const tried = check.outcome === 'arrives' ? ({ outcome: 'works' } as const) : { ...check, outcome: 'failed' as const }
  await ctx.transaction((ctx) => recordCheck(ctx, 'webhook', tried))
}
