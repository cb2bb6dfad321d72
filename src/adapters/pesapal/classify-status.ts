import type { CardReport, CardStatus } from '../../domain/payments/methods/card/card-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import { centsOf } from '../mpesa/cents-of.ts'
import type { PesapalAnswer } from './call-pesapal.ts'
import { isObject, providerError, textOf } from './provider-error.ts'

const BY_CODE: Record<string, CardReport['state']> = { 0: 'pending', 1: 'completed', 2: 'failed', 3: 'reversed' }
const BY_WORD: Record<string, CardReport['state']> = {
  INVALID: 'pending',
  PENDING: 'pending',
  COMPLETED: 'completed',
  FAILED: 'failed',
  REVERSED: 'reversed',
}

/**
 * Reads every answer to a question about an order. An order nobody has paid comes with an error and with status "500" in
 * the body, and with the amount filled in: that is pending, neither an outage nor money.
 */
export function classifyStatus(reply: PesapalAnswer, trackingId: string): CardStatus {
  if (reply.kind !== 'json') return noAnswer(reply.problem)
  if (!isObject(reply.body)) return noAnswer(`HTTP ${reply.status} without an object`)
  const { body } = reply
  const error = providerError(body)
  const about = textOf(body.order_tracking_id)
  if (about !== null && about.toLowerCase() !== trackingId.toLowerCase()) {
    return noAnswer('the answer is about another order')
  }
  const state = stateOf(body)
  if (state === null)
    return noAnswer(error ? `${error.code}: ${error.text}` : 'no status, or one that contradicts itself')
  if (state !== 'pending' && (reply.status !== 200 || error)) {
    return noAnswer(`${state}, but with HTTP ${reply.status} and ${error?.code ?? 'no error'}`)
  }
  return {
    outcome: 'report',
    report: {
      state,
      reference: textOf(body.merchant_reference),
      amountMinor: centsOf(body.amount),
      currency: textOf(body.currency)?.toUpperCase() ?? null,
      confirmationCode: codeOf(textOf(body.confirmation_code)),
    },
  }
}

/** It becomes a key: what no provider would give as one is none. */
function codeOf(text: string | null): string | null {
  return text !== null && /^[\x20-\x7e]{1,100}$/.test(text) ? text : null
}

/** Code and word must agree where both are given; an unknown one of either decides nothing. */
function stateOf(body: JsonObject): CardReport['state'] | null {
  const code = textOf(body.status_code)
  const word = textOf(body.payment_status_description)?.toUpperCase() ?? null
  const byCode = code === null ? null : BY_CODE[code]
  const byWord = word === null ? null : BY_WORD[word]
  if (code === null || word === null) return byCode ?? byWord ?? null
  return byCode !== undefined && byCode === byWord ? byCode : null
}

function noAnswer(problem: string): CardStatus {
  return { outcome: 'no_answer', problem }
}
