import type { Told } from './run-story.ts'

interface Row {
  receipt: string | null
  amountMinor: number
  allocatedMinor: number
  refundedMinor: number
  reversingMinor: number
  orderId: string | null
  openQuestions: number
}

/** What is wrong with the money of a story, each as a sentence; none where it is true. */
export async function judge({ buyer, planId }: Told): Promise<string[]> {
  const { shop: ctx, order, mpesa, conversationId } = buyer
  const { orderId } = order
  const facts = await ctx.transaction(async ({ tx }) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT m.receipt, m.amount_minor AS "amountMinor", m.allocated_minor AS "allocatedMinor", m.refunded_minor AS "refundedMinor",
        m.reversing_minor AS "reversingMinor", m.order_id AS "orderId",
        (SELECT count(*) FROM payment_reviews r WHERE r.tenant_id = m.tenant_id AND r.receipt_id = m.id AND r.status = 'open')::int
          AS "openQuestions"
      FROM money_receipts m LEFT JOIN payment_attempts a ON a.tenant_id = m.tenant_id AND a.id = m.attempt_id
      WHERE m.tenant_id = ${ctx.tenantId}::uuid AND (a.order_id = ${orderId}::uuid OR m.receipt = ANY (${mpesa.debits.map(({ receipt }) => receipt)}))`
    const row = await tx.order.findUniqueOrThrow({ where: { tenantId_id: { tenantId: ctx.tenantId, id: orderId } } })
    const shares = await tx.orderShare.findMany({ where: { tenantId: ctx.tenantId, planId } })
    const attempts = await tx.paymentAttempt.findMany({ where: { tenantId: ctx.tenantId, orderId } })
    const plan = await tx.sharePlan.findUniqueOrThrow({
      where: { tenantId_id: { tenantId: ctx.tenantId, id: planId } },
    })
    const keys = await tx.outboundMessage.groupBy({
      by: ['conversationId'],
      where: { tenantId: ctx.tenantId, body: { contains: order.reference } },
    })
    return { rows, row, shares, attempts, plan, keys }
  })
  const wrong: string[] = []
  const say = (isWrong: boolean, what: string) => void (isWrong && wrong.push(what))
  const sum = (pick: (row: Row) => number) => facts.rows.reduce((total, row) => total + pick(row), 0)
  const debited = mpesa.debits.reduce((total, { amountMinor }) => total + amountMinor, 0)
  say(
    sum(({ amountMinor }) => amountMinor) !== debited,
    `${debited} left the payers, ${sum((r) => r.amountMinor)} was received`,
  )
  for (const { receipt, amountMinor } of mpesa.debits) {
    const own = facts.rows.filter((row) => row.receipt === receipt)
    say(own.length !== 1 || own[0]?.amountMinor !== amountMinor, `receipt ${receipt} is on record ${own.length} times`)
  }
  for (const row of facts.rows) {
    const free = row.amountMinor - row.allocatedMinor - row.refundedMinor - row.reversingMinor
    say(free < 0, `receipt ${row.receipt} is spent beyond its amount`)
    say(free > 0 && row.openQuestions !== 1, `${free} of receipt ${row.receipt} is nobody's, and nobody is asked`)
    say(free === 0 && row.openQuestions > 0, `receipt ${row.receipt} is asked about, and nothing is left of it`)
    say(row.allocatedMinor > 0 && row.orderId !== orderId, `receipt ${row.receipt} counts for no order`)
  }
  const counted = sum(({ allocatedMinor }) => allocatedMinor)
  const { status, totalMinor } = facts.row
  say(counted > totalMinor, `${counted} counts for an order of ${totalMinor}`)
  say(status === 'paid' && counted !== totalMinor, `the order is paid with ${counted} of ${totalMinor}`)
  say(status === 'awaiting_payment' && counted === totalMinor, 'the order has all its money and is not paid')
  const open = facts.shares.filter((share) => ['waiting', 'prompted', 'part_paid'].includes(share.status))
  say(
    ['paid', 'ended'].includes(facts.plan.status) && open.length > 0,
    `the sharing is ${facts.plan.status} and ${open.length} shares are open`,
  )
  say(status === 'paid' && facts.plan.status === 'active', 'the order is paid and still shared')
  for (const prompt of mpesa.prompts) {
    const took = mpesa.debits.filter(({ promptId }) => promptId === prompt.id)
    say(took.length > 1, `prompt ${prompt.id} took money ${took.length} times`)
  }
  const promised = facts.shares.filter(({ status }) => status === 'paid').length
  say(promised > 0 && counted === 0, 'a share is paid and nothing counts')
  say(
    facts.keys.some((key) => key.conversationId !== conversationId),
    'somebody else than the buyer was written to',
  )
  return wrong
}
