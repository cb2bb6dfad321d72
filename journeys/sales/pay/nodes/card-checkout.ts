import { sayMoney, sayWhen } from '../../../../prompts/copy/format.ts'
import { say } from '../../../../prompts/copy/index.ts'
import { paymentCreatePesapalCheckout } from '../../../../tools/payment-create-pesapal-checkout.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { TurnState } from '../../../turn-state.ts'
import { keptText } from '../kept-text.ts'
import { alreadyPaid, awaiting, notStarted, otherWays, payOf, tellPayment } from '../payment-told.ts'
import { askToRemember } from '../remember.ts'

/** The link to the card page, from the tool. What happens there is asked of the provider, never of the page. */
export const paymentCreatePesapalCheckoutNode = toolNode(paymentCreatePesapalCheckout, {
  args: (state) => ({ order_id: payOf(state).orderId, confirmed_total: payOf(state).total }),
  keep: ({ outcome, attempt_id, url, expires_at, kept_until }, state, turn) => {
    if (outcome === 'already_paid') return alreadyPaid(state)
    if (outcome !== 'link' || url === null) {
      return otherWays(state, outcome === 'refused' ? 'card_refused' : 'card_unknown')
    }
    const kept = keptText(kept_until, state, turn)
    const text = [linkText(url, expires_at, state, turn), kept, askToRemember(state, turn)].filter(
      (part) => part !== null,
    )
    return { ...tellPayment(state, text.join('\n'), 'choices'), ...awaiting(state, attempt_id) }
  },
  failed: (failure, state) => notStarted(failure, state),
})

function linkText(url: string, expiresAt: string | null, state: TurnState, { ctx, tenant }: TurnContext): string {
  const { responseLanguage: language } = state
  const link = say('card_link', language, { total: sayMoney(payOf(state).total), url })
  if (expiresAt === null) return link
  const until = sayWhen(new Date(expiresAt), ctx.clock.now(), tenant.settings.timezone, language)
  return [link, say('card_link_until', language, { until })].join('\n')
}
