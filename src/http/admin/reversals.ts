import Router from '@koa/router'
import { z } from 'zod'
import {
  endReversal,
  listReversals,
  ReversalStatus,
  type ReversalView,
  requestReversal,
} from '../../domain/payments/index.ts'
import { answer } from '../answer.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'
import { refuseMoney } from './refuse-money.ts'

const Note = z.string().trim().min(2).max(500)
const Query = z.strictObject({ status: ReversalStatus.optional() })
const Reversal = z.strictObject({ amount_minor: z.int().min(1).optional(), note: Note })
const ReversalWire = z.strictObject({
  reversal_id: z.uuid(),
  receipt_id: z.uuid(),
  receipt: z.string(),
  status: ReversalStatus,
  amount_minor: z.int(),
  currency: z.string(),
  note: z.string(),
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  code: z.string().nullable(),
  problem: z.string().nullable(),
})
const ReversalAnswer = z.strictObject({ reversal: ReversalWire })
const ReversalList = z.strictObject({ reversals: z.array(ReversalWire) })
const End = z.strictObject({ outcome: z.enum(['done', 'refused']), note: Note })

/**
 * Money that the provider sends back, for a staff token. POST /v1/payments/receipts/:id/reverse: the whole receipt, or all of
 * it that no order has; 202 with the reversal, whose result comes later, and the same again for the same wish. GET
 * /v1/payments/reversals lists them; POST .../:id/end says what a person has found out about an unknown one. 401 without a
 * token, 404 for what is not this shop's, 409 for another reversal of the receipt, 422 for an amount that is neither and for a
 * shop that has nobody who may reverse.
 */
export function reversalRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/payments' })
  router.post('/receipts/:id/reverse', async (http) => {
    const ctx = await deps.staff(http)
    const receiptId = idIn(http.params.id, 'receipt')
    const { amount_minor: amountMinor = null, note } = await readJson(http, Reversal)
    const reversal = await requestReversal(ctx, { receiptId, amountMinor, note }).catch(refuseMoney)
    http.status = 202
    answer(http, ReversalAnswer, { reversal: reversalWire(reversal) })
  })
  router.get('/reversals', async (http) => {
    const ctx = await deps.staff(http)
    const { status = null } = parseOr422(Query, { ...http.query })
    const reversals = await listReversals(ctx, { status })
    answer(http, ReversalList, { reversals: reversals.map(reversalWire) })
  })
  router.post('/reversals/:id/end', async (http) => {
    const ctx = await deps.staff(http)
    const reversalId = idIn(http.params.id, 'reversal')
    const ended = await endReversal(ctx, { reversalId, ...(await readJson(http, End)) })
    answer(http, ReversalAnswer, { reversal: reversalWire(ended) })
  })
  return router
}

function reversalWire(view: ReversalView): z.infer<typeof ReversalWire> {
  const { reversalId, receiptId, amountMinor, requestedBy, requestedAt, endedAt, ...same } = view
  return {
    ...same,
    reversal_id: reversalId,
    receipt_id: receiptId,
    amount_minor: amountMinor,
    requested_by: requestedBy,
    requested_at: requestedAt,
    ended_at: endedAt,
  }
}
