import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { startStkPush } from '../methods/stk/start-stk-push.ts'
import type { StartedPush } from '../schemas.ts'
import { readyToAsk } from './ready-to-ask.ts'
import type { Unreachable } from './refusal-to-speak.ts'
import { sayAsked } from './say-asked.ts'

/** `told`: the words about it went into the chat. */
export type PromptForOrder = (StartedPush & { told: boolean }) | Unreachable

/**
 * Puts a payment prompt for an order on a phone by the word of a person, under the same limits as the customer's own, and says so in the
 * chat. Calls the network: not inside a transaction.
 * @param input `msisdn`: another phone than hers; `amountMinor`: what was seen of the total
 * Throws what `startStkPush` throws, and `conflict` where a colleague has the conversation.
 */
export async function promptForOrder(
  ctx: Ctx,
  input: { orderId: string; msisdn: string | null; amountMinor: number | null },
): Promise<PromptForOrder> {
  const ready = await readyToAsk(ctx, input)
  if (ready.outcome !== 'ready') return ready
  const { scope, orderId, total } = ready
  const msisdn = input.msisdn ?? ready.number
  if (msisdn === null) throw new AppError('invalid_input', 'phone: she writes from no number, so say one')
  const started = await startStkPush(scope, { orderId, msisdn, confirmedTotal: total })
  const { outcome, attemptId } = started
  if (outcome !== 'prompt_sent' || attemptId === null) return { ...started, told: false }
  return { ...started, told: await sayAsked(scope, { attemptId, key: 'order_prompted', about: endOf(msisdn) }) }
}

/** By its last digits everybody knows which phone to look at, and a stranger's number stands in no chat. */
function endOf(msisdn: string): string {
  return `…${msisdn.replace(/\D/g, '').slice(-3)}`
}
