import type { z } from 'zod'
import { sayMoney, sayWhen } from '../../../prompts/copy/format.ts'
import { paymentGetC2bInstructions } from '../../../tools/payment-get-c2b-instructions.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { alreadyPaid, awaiting, confirmedPayment, notStarted, paymentNotice } from '../paying.ts'
import type { SalesNotice } from '../step.ts'

type Instructions = NonNullable<z.infer<typeof paymentGetC2bInstructions.output>['instructions']>

/** The number to pay to by hand, the account to type and the amount, all from the tool. */
export const paymentGetC2bInstructionsNode = toolNode(paymentGetC2bInstructions, {
  args: (state) => confirmedPayment(state),
  keep: ({ outcome, attempt_id, instructions }, state, turn) => {
    const payment = { outcome, attemptId: attempt_id, waitSeconds: null }
    if (outcome === 'already_paid' || instructions === null) return { payment, ...alreadyPaid(state) }
    return { payment, ...paymentNotice(state, told(instructions, state, turn)), ...awaiting(state, 'c2b', attempt_id) }
  },
  failed: (failure, state) => notStarted(failure, state),
})

function told(
  { kind, number, account, amount, expiresAt }: Instructions,
  state: TurnState,
  turn: TurnContext,
): SalesNotice {
  const { ctx, tenant } = turn
  const until = sayWhen(new Date(expiresAt), ctx.clock.now(), tenant.settings.timezone, state.responseLanguage)
  const total = sayMoney(amount)
  return kind === 'paybill' && account !== null
    ? { say: 'c2b_paybill', total, number, account, until }
    : { say: 'c2b_till', total, number, until }
}
