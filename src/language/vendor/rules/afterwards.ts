import { z } from 'zod'
import { parseReference } from '../../../lib/reference.ts'
import { type Act, SpokenMethod } from '../../reading.ts'
import type { ActRule } from '../act-of.ts'
import type { Bench } from '../bench.ts'
import type { ModelAct, ModelActName } from '../model-reading.ts'
import { topicIn } from './topic.ts'

const Aspect = z.enum(['status', 'when', 'total', 'list', 'change'])
const About = z.enum(['goods', 'delivery', 'payment', 'service'])

/** Paying, and what comes after an order. */
export const AFTERWARDS = {
  checkout: () => ({ act: 'checkout' }),
  choose_payment: (act) => method(act, false),
  ask_method: (act) => method(act, true),
  give_phone: ({ phone }, { evidence }) => {
    const msisdn = evidence.phone(phone)
    return msisdn === undefined ? null : { act: 'give_phone', msisdn }
  },
  ask_payment: () => ({ act: 'ask_payment' }),
  claim_paid: ({ code }, { evidence }) => ({ act: 'claim_paid', receipt: evidence.code(code) }),
  misdirected_payment: (act, { evidence }) => ({
    act: 'misdirected_payment',
    amountMinor: evidence.amount(act.near_price),
    words: act.said,
  }),
  ask_order: (act, bench) => ({
    act: 'ask_order',
    aspect: topicIn(Aspect, act.topic, 'status'),
    reference: referenceIn(act, bench),
  }),
  cancel: (act, bench) => {
    const reference = referenceIn(act, bench)
    return { act: 'cancel', order: act.topic === 'order' || reference !== null, reference }
  },
  complain: ({ topic, said }) => ({ act: 'complain', about: topicIn(About, topic, 'service'), words: said }),
  refund: ({ said }) => ({ act: 'refund', words: said }),
} as const satisfies Partial<Record<ModelActName, ActRule>>

function method({ topic }: ModelAct, asks: boolean): Act {
  return { act: 'choose_payment', method: topicIn(SpokenMethod, topic, 'other'), asks }
}

function referenceIn({ code }: ModelAct, { evidence }: Bench): string | null {
  const said = evidence.code(code)
  return said === null ? null : parseReference(said)
}
