import type { Told } from './run-story.ts'

interface Row {
  id: string
  receipt: string | null
  shareId: string | null
  amountMinor: number
  allocatedMinor: number
  refundedMinor: number
  reversingMinor: number
  /** What people have written down that they gave back of it. */
  givenBackMinor: number
  orderId: string | null
  openQuestions: number
}

type Facts = Awaited<ReturnType<typeof readFacts>>

/** What is wrong with the money of a story, each as a sentence; none where it is true. */
export async function judge(told: Told): Promise<string[]> {
  const facts = await readFacts(told)
  return [...receiptFaults(told, facts), ...orderFaults(told, facts), ...shareFaults(facts)]
}

async function readFacts({ buyer: { shop: ctx, order, mpesa }, planId }: Told) {
  const { orderId } = order
  const receipts = mpesa.debits.map(({ receipt }) => receipt)
  return ctx.transaction(async ({ tx }) => {
    const at = (id: string) => ({ where: { tenantId_id: { tenantId: ctx.tenantId, id } } })
    const rows = await tx.$queryRaw<Row[]>`
      SELECT m.id, m.receipt, a.share_id AS "shareId", m.amount_minor AS "amountMinor", m.allocated_minor AS "allocatedMinor",
        m.refunded_minor AS "refundedMinor", m.reversing_minor AS "reversingMinor", m.order_id AS "orderId",
        (SELECT coalesce(sum(f.amount_minor), 0) FROM money_refunds f
          WHERE f.tenant_id = m.tenant_id AND f.receipt_id = m.id)::int AS "givenBackMinor",
        (SELECT count(*) FROM payment_reviews r WHERE r.tenant_id = m.tenant_id AND r.receipt_id = m.id AND r.status = 'open')::int
          AS "openQuestions"
      FROM money_receipts m LEFT JOIN payment_attempts a ON a.tenant_id = m.tenant_id AND a.id = m.attempt_id
      WHERE m.tenant_id = ${ctx.tenantId}::uuid AND (a.order_id = ${orderId}::uuid OR m.order_id = ${orderId}::uuid
        OR m.receipt = ANY (${receipts}))`
    const row = await tx.order.findUniqueOrThrow(at(orderId))
    const shares = await tx.orderShare.findMany({ where: { tenantId: ctx.tenantId, planId } })
    const plan = await tx.sharePlan.findUniqueOrThrow(at(planId))
    const heard = await tx.outboundMessage.groupBy({
      by: ['conversationId'],
      where: { tenantId: ctx.tenantId, body: { contains: order.reference } },
    })
    return { rows, row, shares, plan, heard }
  })
}

/** Whatever left a payer is on record once, and all of it counts, went back, or is asked about. */
function receiptFaults({ buyer: { mpesa, order } }: Told, { rows }: Facts): string[] {
  const debited = mpesa.debits.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const received = sum(rows, ({ amountMinor }) => amountMinor)
  return [
    ...fault(received !== debited, `${debited} left the payers, ${received} was received`),
    ...mpesa.debits.flatMap(({ receipt, amountMinor }) => {
      const own = rows.filter((row) => row.receipt === receipt)
      const isOnce = own.length === 1 && own[0]?.amountMinor === amountMinor
      return fault(!isOnce, `receipt ${receipt} is on record ${own.length} times`)
    }),
    ...rows.flatMap((row) => {
      const { receipt, allocatedMinor, refundedMinor, givenBackMinor, openQuestions } = row
      const free = freeOf(row)
      return [
        ...fault(free < 0, `receipt ${receipt} is spent beyond its amount`),
        ...fault(free > 0 && openQuestions !== 1, `${free} of receipt ${receipt} is nobody's, and nobody is asked`),
        ...fault(free === 0 && openQuestions > 0, `receipt ${receipt} is asked about, and nothing is left of it`),
        ...fault(allocatedMinor > 0 && row.orderId !== order.orderId, `receipt ${receipt} counts for no order`),
        ...fault(refundedMinor !== givenBackMinor, `${refundedMinor} of receipt ${receipt} went back, on no record`),
      ]
    }),
  ]
}

function orderFaults({ buyer: { conversationId } }: Told, { rows, row, plan, heard }: Facts): string[] {
  const counted = sum(rows, ({ allocatedMinor }) => allocatedMinor)
  const back = sum(rows, ({ refundedMinor }) => refundedMinor)
  const { status, totalMinor, stockState } = row
  const strangers = heard.filter((one) => one.conversationId !== conversationId)
  return [
    ...fault(counted > totalMinor, `${counted} counts for an order of ${totalMinor}`),
    // Money that is given back of a paid order leaves it paid, unless nothing is left of it.
    ...fault(
      status === 'paid' && (counted === 0 || counted + back < totalMinor),
      `the order is paid with ${counted} of ${totalMinor}`,
    ),
    ...fault(status === 'awaiting_payment' && counted === totalMinor, 'the order has all its money and is not paid'),
    ...fault(status === 'cancelled' && counted > 0, `${counted} counts for a cancelled order`),
    ...fault(status === 'paid' && stockState !== 'settled', `the order is paid and its goods are ${stockState}`),
    ...fault(status === 'cancelled' && stockState === 'held', 'the goods of a cancelled order are held'),
    ...fault(status === 'paid' && plan.status !== 'paid' && plan.status !== 'ended', 'the order is paid and shared'),
    ...fault(strangers.length > 0, 'somebody else than the buyer was written to'),
  ]
}

/** Each share says what its money says, and all that is asked for is no more than the order needs. */
function shareFaults({ rows, row, shares, plan }: Facts): string[] {
  const due = row.totalMinor - sum(rows, ({ allocatedMinor }) => allocatedMinor)
  const open = shares.filter(({ status }) => status === 'waiting' || status === 'prompted' || status === 'part_paid')
  const paidOf = (id: string) => sum(ofShare(rows, id), ({ allocatedMinor }) => allocatedMinor)
  const asked = sum(open, ({ id, amountMinor }) => Math.max(0, amountMinor - paidOf(id)))
  return [
    ...fault(plan.status === 'active' && asked > due, `${asked} is asked for, and the order needs ${due}`),
    ...fault(
      (plan.status === 'paid' || plan.status === 'ended') && open.length > 0,
      `the sharing is ${plan.status} and ${open.length} shares are open`,
    ),
    ...shares.flatMap(({ id, position, status, amountMinor }) => {
      const [paid, free] = [paidOf(id), sum(ofShare(rows, id), freeOf)]
      const isTrue = SAYS[status]?.({ amountMinor, paid, free }) ?? false
      return fault(!isTrue, `share ${position} is ${status} with ${paid} of ${amountMinor}, and ${free} is nobody's`)
    }),
  ]
}

/** What the money of a share is by its status; of a `paid` one some may have been given back since. */
const SAYS: Record<string, (share: { amountMinor: number; paid: number; free: number }) => boolean> = {
  waiting: ({ paid }) => paid === 0,
  prompted: ({ paid }) => paid === 0,
  part_paid: ({ amountMinor, paid }) => paid > 0 && paid < amountMinor,
  paid: ({ amountMinor, paid }) => paid > 0 && paid <= amountMinor,
  dropped: ({ paid }) => paid === 0,
  covered: ({ paid }) => paid === 0,
  ended: ({ paid, free }) => paid === 0 && free === 0,
  to_refund: ({ paid, free }) => paid === 0 && free > 0,
  refunded: ({ paid, free }) => paid === 0 && free === 0,
}

function ofShare(rows: readonly Row[], shareId: string): Row[] {
  return rows.filter((row) => row.shareId === shareId)
}

function freeOf({ amountMinor, allocatedMinor, refundedMinor, reversingMinor }: Row): number {
  return amountMinor - allocatedMinor - refundedMinor - reversingMinor
}

function fault(isWrong: boolean, what: string): string[] {
  return isWrong ? [what] : []
}

function sum<One>(all: readonly One[], pick: (one: One) => number): number {
  return all.reduce((total, one) => total + pick(one), 0)
}
