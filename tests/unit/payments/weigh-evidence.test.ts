import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultOf } from '../../../src/adapters/mpesa/result-codes.ts'
import type { Attempt } from '../../../src/domain/payments/core/attempt.ts'
import type { StkClaim } from '../../../src/domain/payments/index.ts'
import { type Evidence, weighEvidence } from '../../../src/domain/payments/methods/stk/weigh-evidence.ts'

const attempt: Attempt = {
  id: 'a',
  shareId: null,
  orderId: 'o',
  accountId: 'p',
  requestId: 'r',
  status: 'pending',
  amountMinor: 250_000,
  currency: 'KES',
  method: 'stk',
  msisdn: '254700000001',
  reference: 'REF',
  orderReference: 'REF',
  providerRequestId: 'ws_CO_1',
  resultCode: null,
  receipt: null,
  superseded: false,
  createdAt: new Date(0),
  nextQueryAt: null,
  expiresAt: new Date(300_000),
  closedAt: null,
  halfClaimed: false,
  claimedAt: null,
  conversationId: 'c',
  customerId: 'k',
  shopName: 'Shop',
  language: 'en',
}

const claim = (part: Partial<StkClaim> = {}): StkClaim => ({
  providerRequestId: 'ws_CO_1',
  providerMerchantId: 'm',
  resultCode: '0',
  amountMinor: 250_000,
  receipt: 'UBC1DEF2GH',
  msisdn: null,
  ...part,
})
const failure = claim({ resultCode: '1032', amountMinor: null, receipt: null })
const evidence = (claims: (StkClaim | null)[], code: string | null, providerRequestId = 'ws_CO_1'): Evidence => ({
  events: claims.map((one, at) => ({ eventId: `${at}`, claim: one && { ...one, result: resultOf(one.resultCode) } })),
  answer: code === null ? null : { code, result: resultOf(code), providerRequestId },
})
const weigh = (claims: (StkClaim | null)[], code: string | null = null) =>
  weighEvidence(attempt, evidence(claims, code)).finding.kind

describe('weighing evidence', () => {
  it.each([
    ['a full success without an answer of the provider', [claim()], null, 'claimed'],
    ['a full success that the provider confirms', [claim()], '0', 'money'],
    ['a full success while the provider still works on it', [claim()], '4999', 'claimed'],
    ['a full success against a failure at the provider', [claim()], '1032', 'doubtful'],
    ['a success of another request', [claim({ providerRequestId: 'ws_CO_2' })], null, 'doubtful'],
    ['another amount', [claim({ amountMinor: 249_999 })], null, 'doubtful'],
    ['another amount of a request that the provider calls paid', [claim({ amountMinor: 249_999 })], '0', 'doubtful'],
    ['a success of another request while ours is paid', [claim({ providerRequestId: 'ws_CO_2' })], '0', 'money'],
    ['a success without receipt and without an answer', [claim({ receipt: null })], null, 'undecided'],
    ['a success without amount that the provider confirms', [claim({ amountMinor: null })], '0', 'money'],
    ['a failure', [failure], null, 'failure'],
    ['a failure that the provider calls paid', [failure], '0', 'money'],
    ['a failure and a success together', [failure, claim()], null, 'claimed'],
    ['a failure and a success that the provider confirms', [failure, claim()], '0', 'money'],
    ['a failure of another request', [claim({ resultCode: '1032', providerRequestId: 'ws_CO_2' })], null, 'undecided'],
    ['an unknown code', [claim({ resultCode: '4242' })], null, 'undecided'],
    ['an unreadable body', [null], null, 'undecided'],
    ['only the provider saying that it failed', [], '1037', 'failure'],
    ['nothing', [], null, 'undecided'],
  ] as const)('comes to the right end for %s', (_name, claims, queryCode, kind) => {
    expect(weigh([...claims], queryCode)).toBe(kind)
  })

  it('does not depend on the order of the events, and gives each a verdict', () => {
    const claims = fc.constantFrom<StkClaim | null>(
      null,
      claim(),
      failure,
      claim({ receipt: null }),
      claim({ amountMinor: 1 }),
      claim({ resultCode: '4242' }),
      claim({ providerRequestId: 'other' }),
    )
    const lists = fc.array(claims, { maxLength: 6 }).chain((list) =>
      fc.record({
        list: fc.constant(list),
        shuffled: fc.shuffledSubarray(list, { minLength: list.length }),
        queryCode: fc.constantFrom(null, '0', '1032', '4242'),
      }),
    )
    fc.assert(
      fc.property(lists, ({ list, shuffled, queryCode }) => {
        const [straight, mixed] = [list, shuffled].map((from) => weighEvidence(attempt, evidence(from, queryCode)))
        if (!straight || !mixed) throw new Error('both were weighed')
        expect(mixed.finding.kind).toBe(straight.finding.kind)
        expect(straight.verdicts).toHaveLength(list.length)
      }),
    )
  })

  it('finds money in no callbacks at all unless the provider says paid, and about this very request', () => {
    const claims = fc.record({
      providerRequestId: fc.constantFrom('ws_CO_1', 'ws_CO_2'),
      providerMerchantId: fc.constant('m'),
      resultCode: fc.constantFrom('0', '1032', '4999', '7777'),
      amountMinor: fc.constantFrom(250_000, 1, null),
      receipt: fc.constantFrom('UBC1DEF2GH', 'UBC1DEF2GJ', null),
      msisdn: fc.constant(null),
    })
    const silent = fc.constantFrom<string | null>(null, '4999', '7777', '1032')
    const status = fc.constantFrom<Attempt['status']>('pending', 'submit_unknown', 'expired', 'failed', 'needs_review')
    fc.assert(
      fc.property(fc.array(claims, { maxLength: 8 }), silent, status, (list, code, at) => {
        const one: Attempt = { ...attempt, status: at, providerRequestId: at === 'submit_unknown' ? null : 'ws_CO_1' }
        expect(weighEvidence(one, evidence(list, code)).finding.kind).not.toBe('money')
      }),
    )
    const unanswered: Attempt = { ...attempt, status: 'submit_unknown', providerRequestId: null }
    const { finding, verdicts } = weighEvidence(unanswered, evidence([claim()], '0', 'ws_CO_2'))
    expect(finding).toMatchObject({ kind: 'money', providerRequestId: 'ws_CO_2', receipt: null })
    expect(verdicts).toMatchObject([{ verdict: 'unproven' }])
  })
})
