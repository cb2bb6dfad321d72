import { kenyanMobile } from '../../../lib/kenyan-mobile.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getNewestAccount } from '../methods/mpesa/account.ts'
import type { PromptResult } from '../schemas.ts'

/** One shilling, in hundredths. */
const AMOUNT_MINOR = 100

/** `reference`: by which the provider knows the prompt. */
type AskedPrompt = { outcome: 'sent'; reference: string } | { outcome: 'refused' | 'unknown'; problem: string }

/**
 * Puts a prompt of one shilling on a phone of the shop's own, with its newest M-PESA account: only that proves shortcode and passkey. It is of no
 * order, so what is paid stands among the money that belongs to none. Throws `invalid_input`, `not_enabled`, `misconfigured`.
 */
export async function askTestPrompt(ctx: Ctx, { phone }: { phone: string }): Promise<AskedPrompt> {
  const msisdn = kenyanMobile(phone)
  if (msisdn === null) throw new AppError('invalid_input', 'phone: not a Kenyan mobile number')
  const account = await ctx.transaction((ctx) => getNewestAccount(ctx))
  // What became of it is asked for; nothing of ours stands behind the address.
  const callbackUrl = `${ctx.publicBaseUrl}/webhooks/payments/stk/${ctx.ids.secret(16)}`
  const said = { amountMinor: AMOUNT_MINOR, reference: 'TEST', description: 'Test', callbackUrl }
  const pushed = await ctx.ports.stk.push(account, { msisdn, ...said })
  if (pushed.outcome === 'accepted') return { outcome: 'sent', reference: pushed.providerRequestId }
  if (pushed.outcome === 'rejected') return { outcome: 'refused', problem: `${pushed.code}: ${pushed.problem}` }
  return { outcome: 'unknown', problem: pushed.problem }
}

/** `no_answer`: it may still be on the phone. */
type PromptNews = { outcome: 'result'; result: PromptResult; problem: string } | { outcome: 'no_answer' }

/** Asks what became of such a prompt. */
export async function readTestPrompt(ctx: Ctx, { reference }: { reference: string }): Promise<PromptNews> {
  const account = await ctx.transaction((ctx) => getNewestAccount(ctx))
  const answer = await ctx.ports.stk.query(account, reference)
  if (answer.outcome === 'no_answer') return { outcome: 'no_answer' }
  return {
    outcome: 'result',
    result: ctx.ports.stk.resultOf(answer.code),
    problem: `${answer.code}: ${answer.problem}`,
  }
}
