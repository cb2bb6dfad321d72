import type { z } from 'zod'
import { sayMoney, sayWhen } from '../../../../prompts/copy/format.ts'
import { say } from '../../../../prompts/copy/index.ts'
import { paymentGetC2bInstructions } from '../../../../tools/payment-get-c2b-instructions.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { TurnState } from '../../../turn-state.ts'
import { keptText } from '../kept-text.ts'
import { alreadyPaid, awaiting, notStarted, payOf, tellPayment } from '../payment-told.ts'
import { askToRemember } from '../remember.ts'

type Instructions = NonNullable<z.infer<typeof paymentGetC2bInstructions.output>['instructions']>

/** The number to pay to by hand, the account to type and the amount, all from the tool. */
export const paymentGetC2bInstructionsNode = toolNode(paymentGetC2bInstructions, {
  args: (state) => ({ order_id: payOf(state).orderId, confirmed_total: payOf(state).total }),
  keep: ({ outcome, attempt_id, instructions }, state, turn) => {
    if (outcome === 'already_paid' || instructions === null) return alreadyPaid(state)
    const kept = keptText(instructions.keptUntil, state, turn)
    const text = [told(instructions, state, turn), kept, askToRemember(state, turn)].filter((part) => part !== null)
    return { ...tellPayment(state, text.join('\n'), 'choices'), ...awaiting(state, attempt_id) }
  },
  failed: (failure, state) => notStarted(failure, state),
})

function told({ kind, number, account, amount, expiresAt }: Instructions, state: TurnState, turn: TurnContext): string {
  const { ctx, tenant } = turn
  const { responseLanguage: language } = state
  const until = sayWhen(new Date(expiresAt), ctx.clock.now(), tenant.settings.timezone, language)
  const total = sayMoney(amount)
  return kind === 'paybill' && account !== null
    ? say('c2b_paybill', language, { total, number, account, until })
    : say('c2b_till', language, { total, number, until })
}
