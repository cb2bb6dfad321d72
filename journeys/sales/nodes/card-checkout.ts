import { sayMoney, sayWhen } from '../../../prompts/copy/format.ts'
import { paymentCreatePesapalCheckout } from '../../../tools/payment-create-pesapal-checkout.ts'
import { toolNode } from '../../core/tool-node.ts'
import { alreadyPaid, awaiting, confirmedPayment, noLink, notStarted, paymentNotice } from '../paying.ts'

/** The link to the card page, from the tool. What happens there is asked of the provider, never of the page. */
export const paymentCreatePesapalCheckoutNode = toolNode(paymentCreatePesapalCheckout, {
  args: (state) => confirmedPayment(state),
  keep: ({ outcome, attempt_id, url, expires_at }, state, { ctx, tenant }) => {
    const payment = { outcome, attemptId: attempt_id, waitSeconds: null }
    if (outcome === 'already_paid') return { payment, ...alreadyPaid(state) }
    if (outcome !== 'link' || url === null) {
      return { payment, ...noLink(outcome === 'refused' ? 'card_refused' : 'card_unknown', state) }
    }
    const total = sayMoney(confirmedPayment(state).confirmed_total)
    const until =
      expires_at === null
        ? ''
        : sayWhen(new Date(expires_at), ctx.clock.now(), tenant.settings.timezone, state.responseLanguage)
    const notice = { say: 'card_link', total, url, until } as const
    return { payment, ...paymentNotice(state, notice), ...awaiting(state, 'card', attempt_id) }
  },
  failed: (failure, state) => notStarted(failure, state),
})
