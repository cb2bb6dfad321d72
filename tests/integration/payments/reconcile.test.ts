import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { reconcilePayments } from '../../../src/domain/payments/index.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { reconcileJob } from '../../../src/jobs/reconcile.job.ts'
import { reconcilePaymentsHandler } from '../../../src/jobs/reconcile-payments.handler.ts'
import { reconcilePaymentsJob } from '../../../src/jobs/reconcile-payments.job.ts'
import { sendMessagesJob } from '../../../src/jobs/send-messages.job.ts'
import { sweepHandler } from '../../../src/jobs/sweep.handler.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'
import { type Buyer, openPaymentWorld, openShop } from './payment-world.ts'

const world = await openPaymentWorld()
const { db, sandbox, clock } = world
const RUN = { lastAttempt: true }

/** A buyer of a shop of her own, so that one test's unfinished payments are not another's. */
async function buyerOfNewShop(): Promise<Buyer> {
  return world.buyer({ shop: await openShop(db, sandbox) })
}

const ctxOf = (buyer: Buyer, more: object = {}) => testCtx(db, { ...buyer.ctx, actor: 'system', ...more })

async function pushed(buyer: Buyer, script: Parameters<typeof sandbox.daraja.script>[0]): Promise<string> {
  await sandbox.daraja.script(script)
  const started = await world.push(buyer)
  return started.attemptId ?? ''
}

/** What a crash between two steps, or a lost update, leaves behind. */
async function change(buyer: Buyer, attemptId: string, data: object): Promise<void> {
  await db.transaction(buyer.ctx.tenantId, (tx) => tx.paymentAttempt.updateMany({ where: { id: attemptId }, data }))
}

const attemptRow = ({ ctx: { tenantId } }: Buyer, id: string) =>
  db.transaction(tenantId, (tx) => tx.paymentAttempt.findFirstOrThrow({ where: { tenantId, id } }))

const callbackOf = ({ ctx: { tenantId } }: Buyer, attemptId: string) =>
  db.transaction(tenantId, (tx) => tx.paymentEvent.findFirst({ where: { attemptId, source: 'callback' } }))

const NONE = { checked: 0, paid: 0, unpaid: 0, inReview: 0, open: 0, problems: 0, left: 0, withoutReceipt: 0 }

describe('a reconciliation', () => {
  it('finds a paid payment whose callback and whose schedule were both lost, and tells the customer', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    await change(buyer, attemptId, { nextQueryAt: null })
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, paid: 1 })
    expect(world.wakes(buyer.conversationId)).toBeGreaterThan(0)
    expect(await world.facts(buyer)).toMatchObject({
      order: 'paid',
      stockState: 'settled',
      notices: expect.arrayContaining(['payment_paid']),
    })
    expect(await reconcilePayments(ctxOf(buyer))).toEqual(NONE)
  })

  it('finds a failed payment the same way, and lets the goods go', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'cancel', callback: 'drop' })
    await change(buyer, attemptId, { nextQueryAt: null })
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, unpaid: 1 })
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', held: 0, attempts: ['cancelled'] })
  })

  it('takes up a push whose process was killed before it wrote down the answer, and never sends a second one', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'ask' })
    const lost = { status: 'submitting', providerRequestId: null, providerMerchantId: null, nextQueryAt: null }
    await change(buyer, attemptId, lost)
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, open: 1 })
    expect(await attemptRow(buyer, attemptId)).toMatchObject({ status: 'submit_unknown' })
    // Its schedule is back: the soft expiry is not forgotten any more.
    expect((await attemptRow(buyer, attemptId)).nextQueryAt).not.toBeNull()
    const [prompt] = await sandbox.daraja.prompts({ msisdn: buyer.msisdn })
    await sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
    await until(() => callbackOf(buyer, attemptId), { what: 'the callback' })
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, paid: 1 })
    expect(await sandbox.daraja.pushes({ msisdn: buyer.msisdn })).toHaveLength(1)
  })

  it('expires what never got an answer when its time has come', async () => {
    const buyer = await buyerOfNewShop()
    await sandbox.faults.set([{ target: 'daraja.push', kind: 'reset_before_accept', match: { msisdn: buyer.msisdn } }])
    const { attemptId } = await world.push(buyer)
    await sandbox.faults.clear()
    await change(buyer, attemptId ?? '', { nextQueryAt: null })
    clock.advance(400_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, open: 1 })
    expect(await world.facts(buyer)).toMatchObject({ attempts: ['expired'], notices: ['payment_expired'] })
  })

  it('leaves young payments to their own jobs', async () => {
    const buyer = await buyerOfNewShop()
    await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    clock.advance(60_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual(NONE)
    expect(await reconcilePayments(ctxOf(buyer), { olderThanMs: 15_000 })).toMatchObject({ paid: 1 })
  })

  it('does not ask about a payment whose own next look is still to come, unless a person wants to know now', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'ask' })
    clock.advance(400_000)
    const ctx = ctxOf(buyer)
    expect(await reconcilePayments(ctx)).toEqual({ ...NONE, checked: 1, open: 1 })
    const { nextQueryAt, queryCount } = await attemptRow(buyer, attemptId)
    for (let run = 0; run < 3; run++) expect(await reconcilePayments(ctx)).toEqual(NONE)
    expect((await attemptRow(buyer, attemptId)).queryCount).toBe(queryCount)
    expect(await reconcilePayments(ctx, { evenPlanned: true })).toMatchObject({ checked: 1 })
    clock.set(nextQueryAt?.toISOString() ?? '')
    clock.advance(3_700_000)
    expect(await reconcilePayments(ctx)).toMatchObject({ checked: 1 })
    expect((await attemptRow(buyer, attemptId)).queryCount).toBe(queryCount + 2)
  })

  it('finds a payment whose next look is planned for a time when nobody asks any more', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    await change(buyer, attemptId, { nextQueryAt: new Date(clock.now().getTime() + 40 * 3_600_000) })
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, paid: 1 })
  })

  it('goes on when one payment cannot be settled, and counts it', async () => {
    const shop = await openShop(db, sandbox)
    const [sound, broken] = [await world.buyer({ shop }), await world.buyer({ shop })]
    await pushed(sound, { msisdn: sound.msisdn, outcome: 'pay', callback: 'drop' })
    const attemptId = await pushed(broken, { msisdn: broken.msisdn, outcome: 'pay', callback: 'drop' })
    const other = await db.transaction(shop.tenantId, (tx) =>
      tx.paymentAccount.create({
        data: {
          tenantId: shop.tenantId,
          id: randomIds.uuid(),
          provider: 'mpesa',
          shortcode: '1',
          credentialsEnc: 'not sealed',
        },
      }),
    )
    await change(broken, attemptId, { accountId: other.id })
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(sound))).toEqual({ ...NONE, checked: 2, paid: 1, problems: 1 })
  })

  it('opens one question about a payment whose receipt never came, and none before its time', async () => {
    const buyer = await buyerOfNewShop()
    const attemptId = await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    clock.advance(130_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, checked: 1, paid: 1 })
    clock.advance(1_801_000)
    for (let n = 0; n < 2; n++) {
      expect(await reconcilePayments(ctxOf(buyer))).toEqual({ ...NONE, withoutReceipt: 1 })
    }
    const reviews = await db.transaction(buyer.ctx.tenantId, (tx) => tx.paymentReview.findMany())
    expect(reviews).toHaveLength(1)
    expect(reviews[0]).toMatchObject({ reason: 'receipt_missing', attemptId, status: 'open' })
    clock.advance(8 * 86_400_000)
    expect(await reconcilePayments(ctxOf(buyer))).toEqual(NONE)
  })

  it('writes one line with its counts', async () => {
    const buyer = await buyerOfNewShop()
    await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    clock.advance(130_000)
    const from = world.log.lines.length
    await reconcilePayments(ctxOf(buyer))
    const lines = world.log.lines.slice(from).filter(({ event }) => event === 'payments_reconciled')
    expect(lines).toEqual([
      {
        level: 'info',
        event: 'payments_reconciled',
        fields: { tenantId: buyer.ctx.tenantId, ...NONE, checked: 1, paid: 1 },
      },
    ])
  })

  it('gives up when its time is over, and says how much is left', async () => {
    const buyer = await buyerOfNewShop()
    await pushed(buyer, { msisdn: buyer.msisdn, outcome: 'pay', callback: 'drop' })
    clock.advance(130_000)
    const counts = await reconcilePayments(ctxOf(buyer, { signal: AbortSignal.abort() }))
    expect(counts).toEqual({ ...NONE, left: 1 })
  })
})

describe('the schedule', () => {
  it('runs one job per shop that has something to reconcile, with nothing but its id', async () => {
    const [one, other, idle] = [await buyerOfNewShop(), await buyerOfNewShop(), await buyerOfNewShop()]
    await pushed(one, { msisdn: one.msisdn, outcome: 'pay', callback: 'drop' })
    await pushed(other, { msisdn: other.msisdn, outcome: 'cancel', callback: 'drop' })
    clock.advance(130_000)
    const queued: { job: string; payload: unknown }[] = []
    const queue: WorkQueue = {
      enqueue: async (job, payload) => void queued.push({ job: job.name, payload }),
    }
    const works = SWEPT_WORK.filter(({ due }) => due.schedule === 'reconcile')
    const ages = { due: 0, stale: 30_000, channel: 60_000 }
    const sweep = { directory: postgresDirectory(db), queue, clock, log: world.log, works, ages }
    await sweepHandler(reconcileJob, sweep).run({}, RUN)
    const shops = queued.map(({ payload }) => reconcilePaymentsJob.payload.parse(payload).tenantId)
    expect(queued.every(({ job }) => job === reconcilePaymentsJob.name)).toBe(true)
    expect(new Set(shops).size).toBe(shops.length)
    expect(shops).toEqual(expect.arrayContaining([one.ctx.tenantId, other.ctx.tenantId]))
    expect(shops).not.toContain(idle.ctx.tenantId)

    queued.length = 0
    const { transaction: _, ...about } = one.ctx
    const ctxFor = (tenantId: string) => testCtx(db, { ...about, tenantId, actor: 'system' }, queue)
    await reconcilePaymentsHandler({ ctxFor }).run({ tenantId: one.ctx.tenantId }, RUN)
    expect(queued).toEqual([
      { job: sendMessagesJob.name, payload: { tenantId: one.ctx.tenantId, conversationId: one.conversationId } },
    ])
    expect((await world.facts(one)).order).toBe('paid')
    expect((await world.facts(other)).order).toBe('awaiting_payment')
  })
})
