import type { z } from 'zod'
import { sayMoney } from '../../../../prompts/copy/format.ts'
import { say } from '../../../../prompts/copy/index.ts'
import type { ErrorCode } from '../../../../src/domain/errors.ts'
import { paymentInitiateStkPush } from '../../../../tools/payment-initiate-stk-push.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../../../turn-state.ts'
import { sayPhone } from '../../checkout/say-phone.ts'
import { alreadyPaid, awaiting, notStarted, payOf, tellPayment } from '../payment-told.ts'
import { promptDeclined } from '../prompt-declined.ts'
import { askToRemember } from '../remember.ts'

/** Sends the prompt for exactly the order and total that the customer confirmed, to the number that was confirmed. */
export const paymentInitiateStkPushNode = toolNode(paymentInitiateStkPush, {
  args: (state) => {
    const { orderId, total, msisdn } = payOf(state)
    return { order_id: orderId, msisdn: msisdn ?? '', confirmed_total: total }
  },
  keep: ({ outcome, attempt_id, wait_seconds }, state, turn) =>
    told(state, { outcome, attemptId: attempt_id, seconds: wait_seconds }, askToRemember(state, turn)),
  failed: (failure, state) => {
    const key = REFUSALS[failure.code]
    if (key === undefined) return notStarted(failure, state)
    return tellPayment(state, say(key, state.responseLanguage), 'question')
  },
})

interface Pushed {
  outcome: z.infer<typeof paymentInitiateStkPush.output>['outcome']
  attemptId: string | null
  seconds: number | null
}

function told(state: TurnState, { outcome, attemptId, seconds }: Pushed, remember: string | null): TurnPatch {
  const { responseLanguage: language } = state
  const total = sayMoney(payOf(state).total)
  const phone = sayPhone(payOf(state).msisdn ?? '')
  switch (outcome) {
    case 'prompt_sent': {
      const text = [say('prompt_sent', language, { total, phone }), remember].filter(Boolean).join('\n')
      return { ...tellPayment(state, text, remember === null ? 'nothing' : 'choices'), ...awaiting(state, attemptId) }
    }
    case 'unknown': {
      const text = say('push_unknown', language, { total })
      return { ...tellPayment(state, text, 'nothing'), ...awaiting(state, attemptId), paymentStatus: 'unknown' }
    }
    case 'already_pending':
      return stillOpen(state, attemptId, seconds)
    case 'already_paid':
      return alreadyPaid(state)
    case 'busy_try_later':
      return tellPayment(state, [say('busy_try_later', language), wait(seconds, state)].join(' ').trim(), 'choices')
    case 'refused':
      return tellPayment(state, say('push_refused', language), 'question')
    case 'daily_limit':
    case 'foreign_limit':
    case 'number_refused':
    case 'not_kept':
      return promptDeclined(state, outcome)
  }
}

/** A prompt whose sending was never confirmed is not called open: nobody knows whether it reached the phone. */
function stillOpen(state: TurnState, attemptId: string | null, seconds: number | null): TurnPatch {
  const { responseLanguage: language, paymentMethods } = state
  if (state.paymentStatus !== 'unknown') {
    const text = [say('already_pending', language), wait(seconds, state)].join(' ').trim()
    return { ...tellPayment(state, text, 'choices'), ...awaiting(state, attemptId) }
  }
  const others = paymentMethods.some((method) => method !== 'stk') ? say('other_ways', language) : ''
  const told = say('still_unknown', language, { total: sayMoney(payOf(state).total) })
  const text = [told, wait(seconds, state), others].filter(Boolean).join(' ')
  return { ...tellPayment(state, text, 'choices'), ...awaiting(state, attemptId), paymentStatus: 'unknown' }
}

function wait(seconds: number | null, { responseLanguage }: TurnState): string {
  return seconds === null ? '' : say('wait_seconds', responseLanguage, { seconds: String(seconds) })
}

const REFUSALS: Partial<Record<ErrorCode, 'wait_a_little' | 'attempts_used_up' | 'bad_phone'>> = {
  wait_before_retry: 'wait_a_little',
  limit_exceeded: 'attempts_used_up',
  invalid_input: 'bad_phone',
}
