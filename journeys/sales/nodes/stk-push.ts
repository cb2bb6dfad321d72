import type { ErrorCode } from '../../../src/domain/errors.ts'
import { paymentInitiateStkPush } from '../../../tools/payment-initiate-stk-push.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { scratch } from '../begin.ts'
import type { SalesNotice } from '../step.ts'

/** Sends the prompt for exactly the order and total that the customer confirmed, to the number that was confirmed. */
export const paymentInitiateStkPushNode = toolNode(paymentInitiateStkPush, {
  args: (state) => {
    const { orderId, total } = confirmed(state)
    return { order_id: orderId, msisdn: numberFor(state), confirmed_total: total }
  },
  keep: ({ outcome, attempt_id, wait_seconds }, state) => ({
    payment: { outcome, attemptId: attempt_id, waitSeconds: wait_seconds },
    ...told(state, outcome, attempt_id, wait_seconds),
  }),
  failed: (failure, state) => refused(failure.code, state),
})

type Outcome = 'prompt_sent' | 'already_pending' | 'already_paid' | 'busy_try_later' | 'refused' | 'unknown'

function told(state: TurnState, outcome: Outcome, attemptId: string | null, seconds: number | null): TurnPatch {
  switch (outcome) {
    case 'prompt_sent':
      return { ...notice(state, { say: 'prompt_sent' }), ...waiting(state, attemptId) }
    case 'unknown':
      return { ...notice(state, { say: 'push_unknown' }), ...waiting(state, attemptId), paymentStatus: 'unknown' }
    case 'already_pending':
      return stillOpen(state, attemptId, seconds)
    case 'already_paid':
      return { ...notice(state, { say: 'already_paid' }), pending: null, cart: [], paymentStatus: 'paid' }
    case 'busy_try_later':
      return notice(state, { say: 'busy_try_later', seconds })
    case 'refused':
      return notice(state, { say: 'push_refused' })
  }
}

/** A prompt whose sending was never confirmed is not called open: nobody knows whether it reached the phone. */
function stillOpen(state: TurnState, attemptId: string | null, seconds: number | null): TurnPatch {
  if (state.paymentStatus !== 'unknown') {
    return { ...notice(state, { say: 'already_pending', seconds }), ...waiting(state, attemptId) }
  }
  return { ...notice(state, { say: 'still_unknown', seconds }), ...waiting(state, attemptId), paymentStatus: 'unknown' }
}

/** The prompt is out: the order stands, and the answer comes from the provider. */
function waiting(state: TurnState, attemptId: string | null): TurnPatch {
  if (attemptId === null) return {}
  const { orderId } = confirmed(state)
  return {
    pending: { kind: 'await_payment', orderId, attemptId, method: 'stk', msisdn: numberFor(state) },
    paymentRequestId: attemptId,
    changingOrderId: null,
    paymentStatus: 'pending',
    orderId,
  }
}

function refused(code: ErrorCode, state: TurnState): TurnPatch {
  if (code === 'not_confirmed' && state.cart.length > 0) {
    const again = { kind: 'order', cart: state.cart, notice: { say: 'order_changed' } } as const
    return { sales: { ...scratch(again, again.notice).sales, replyKind: 'owed' } }
  }
  const told = REFUSALS[code] ?? 'payment_unavailable'
  return notice(state, { say: told })
}

const REFUSALS: Partial<Record<ErrorCode, 'wait_a_little' | 'attempts_used_up' | 'bad_phone' | 'method_not_enabled'>> =
  {
    wait_before_retry: 'wait_a_little',
    limit_exceeded: 'attempts_used_up',
    invalid_input: 'bad_phone',
    not_enabled: 'method_not_enabled',
  }

function notice(state: TurnState, said: SalesNotice): TurnPatch {
  const step = state.sales?.step ?? ({ kind: 'confirm' } as const)
  return { sales: { ...scratch(step, said).sales, replyKind: 'payment' } }
}

function confirmed({ pending }: TurnState) {
  if (pending?.kind !== 'confirm_phone') throw new Error('no total was confirmed')
  return pending
}

function numberFor(state: TurnState): string {
  const step = state.sales?.step
  if (step?.kind === 'push' || (step?.kind === 'retry' && step.msisdn !== null)) return step.msisdn ?? ''
  throw new Error('no number was confirmed')
}
