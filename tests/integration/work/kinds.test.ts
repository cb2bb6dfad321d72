import { afterEach, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { AppError } from '../../../src/domain/errors.ts'
import { dismissFailedWork, retryFailedWork } from '../../../src/domain/failed-work/index.ts'
import { assignWaitingHandler } from '../../../src/jobs/assign-waiting.handler.ts'
import { countFailures } from '../../../src/jobs/count-failures.ts'
import type { OfShop, SweptHandler } from '../../../src/jobs/define-job.ts'
import { deliverWebhooksHandler } from '../../../src/jobs/deliver-webhooks.handler.ts'
import { escalateTicketHandler } from '../../../src/jobs/escalate-ticket.handler.ts'
import { fetchMediaHandler } from '../../../src/jobs/fetch-media.handler.ts'
import { forgetAnswersHandler } from '../../../src/jobs/forget-answers.handler.ts'
import { forgetEventsHandler } from '../../../src/jobs/forget-events.handler.ts'
import { forgetGuestHandler } from '../../../src/jobs/forget-guest.handler.ts'
import { forgetPlaygroundHandler } from '../../../src/jobs/forget-playground.handler.ts'
import { forgetTurnInputsHandler } from '../../../src/jobs/forget-turn-inputs.handler.ts'
import { ingestDocumentHandler } from '../../../src/jobs/ingest-document.handler.ts'
import { numberEventsHandler } from '../../../src/jobs/number-events.handler.ts'
import { placeNotificationHandler } from '../../../src/jobs/place-notification.handler.ts'
import { processTurnHandler } from '../../../src/jobs/process-turn.handler.ts'
import { pruneHandler } from '../../../src/jobs/prune.handler.ts'
import { pruneTripsHandler } from '../../../src/jobs/prune-trips.handler.ts'
import { readMoneyListHandler } from '../../../src/jobs/read-money-list.handler.ts'
import { reconcilePaymentsHandler } from '../../../src/jobs/reconcile-payments.handler.ts'
import { runCampaignHandler } from '../../../src/jobs/run-campaign.handler.ts'
import { runReplayHandler } from '../../../src/jobs/run-replay.handler.ts'
import { runTripHandler } from '../../../src/jobs/run-trip.handler.ts'
import { sealAuditHandler } from '../../../src/jobs/seal-audit.handler.ts'
import { sendAtOnce } from '../../../src/jobs/send-at-once.ts'
import { sendMessagesHandler } from '../../../src/jobs/send-messages.handler.ts'
import { sendOutreachHandler } from '../../../src/jobs/send-outreach.handler.ts'
import { sendScheduledHandler } from '../../../src/jobs/send-scheduled.handler.ts'
import { settlePaymentHandler } from '../../../src/jobs/settle-payment.handler.ts'
import { sweepChannelHandler } from '../../../src/jobs/sweep-channel.handler.ts'
import { SWEPT_WORK } from '../../../src/jobs/swept-work.ts'
import { tendImportHandler } from '../../../src/jobs/tend-import.handler.ts'
import { tendReversalHandler } from '../../../src/jobs/tend-reversal.handler.ts'
import { tendSharesHandler } from '../../../src/jobs/tend-shares.handler.ts'
import { tendStretchHandler } from '../../../src/jobs/tend-stretch.handler.ts'
import { wakeConversationHandler } from '../../../src/jobs/wake-conversation.handler.ts'
import { watchTripHandler } from '../../../src/jobs/watch-trip.handler.ts'
import { dueOf } from '../../support/due.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { testClock, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'
import { fillTenant } from '../isolation/fill-tenant.ts'
import { fakeChannel } from '../turn-protocol/fake-channel.ts'
import { echo } from '../turn-protocol/stage.ts'
import { closeShops, failing, openWorkFloor, refuseRows } from './work-floor.ts'

const HOUR = 60 * 60_000
const START = '2029-12-31T20:00:00Z'

const db = await testDatabase()
afterEach(() => closeShops(db))

async function openShopFloor() {
  const clock = testClock(START)
  const channel = fakeChannel(clock.now)
  const sql = { statements: 0, transactions: 0 }
  const floor = openWorkFloor(db, { clock, ports: testPorts({ channels: whatsappBy(channel) }), sql })
  const shop = await fillTenant(db)
  const { ctxFor, queue } = floor
  const inbound = testInboundLog(db)
  const sends = sendAtOnce({ ctxFor, queue, staleMs: 30_000, most: 8 })
  const turns = { ctxFor, engine: echo(), queue, sends }
  const handlers = {
    turn: processTurnHandler(turns),
    sends: sendMessagesHandler({ ctxFor, staleMs: 30_000 }),
    payment: settlePaymentHandler({ ctxFor }),
    notification: placeNotificationHandler({ ctxFor }),
    reconcile: reconcilePaymentsHandler({ ctxFor }),
    list: readMoneyListHandler({ ctxFor }),
    reversal: tendReversalHandler({ ctxFor }),
    shares: tendSharesHandler({ ctxFor }),
    ticket: escalateTicketHandler({ ctxFor }),
    stretch: tendStretchHandler({ ctxFor }),
    assign: assignWaitingHandler({ ctxFor }),
    wake: wakeConversationHandler({ ctxFor }),
    scheduled: sendScheduledHandler({ ctxFor }),
    outreach: sendOutreachHandler({ ctxFor, staleMs: 30_000 }),
    campaign: runCampaignHandler({ ctxFor }),
    media: fetchMediaHandler({ ctxFor, inbound, queue }),
    channel: sweepChannelHandler({ ctxFor, inbound, queue }),
    documents: ingestDocumentHandler({ ctxFor }),
    memories: forgetGuestHandler({ ctxFor }),
    trip: runTripHandler({ ctxFor }),
    imports: tendImportHandler({ ctxFor }),
    tripWatch: watchTripHandler({ ctxFor }),
    tripsPast: pruneTripsHandler({ ctxFor }),
    past: pruneHandler({ ctxFor, directory: postgresDirectory(db), clock }),
    audit: sealAuditHandler({ ctxFor }),
    answers: forgetAnswersHandler({ ctxFor }),
    facts: numberEventsHandler({ ctxFor }),
    webhooks: deliverWebhooksHandler({ ctxFor }),
    factsPast: forgetEventsHandler({ ctxFor }),
    turnsPast: forgetTurnInputsHandler({ ctxFor }),
    triesPast: forgetPlaygroundHandler({ ctxFor }),
    replay: runReplayHandler({ ctxFor, engine: echo() }),
  }
  return { floor, shop, clock, channel, handlers, sql, ctx: ctxFor(shop.tenantId) }
}

type Floor = Awaited<ReturnType<typeof openShopFloor>>

/** Lets the sweep try what is due, each time when its wait is over, until nothing of this work is due any more. */
async function exhaust({ floor, shop, clock }: Floor, name: string): Promise<void> {
  for (let ran = -1; ran !== floor.runs(name); clock.advance(2 * HOUR)) {
    ran = floor.runs(name)
    await floor.sweep()
  }
  expect((await floor.failures(shop.tenantId)).filter(({ work }) => work === name)).not.toEqual([])
}

const KINDS = [
  'turn',
  'sends',
  'payment',
  'notification',
  'reconcile',
  'list',
  'reversal',
  'shares',
  'ticket',
  'stretch',
  'assign',
  'wake',
  'scheduled',
  'outreach',
  'campaign',
  'channel',
  'documents',
  'memories',
  'trip',
  'imports',
  'tripWatch',
  'tripsPast',
  'past',
  'audit',
  'answers',
  'facts',
  'webhooks',
  'factsPast',
  'turnsPast',
  'triesPast',
  'replay',
] as const

describe('work that always fails', () => {
  it('has a kind for every job that is swept', async () => {
    const { handlers } = await openShopFloor()
    const names = Object.values(handlers).map(({ job }) => job.name)
    expect(names.sort()).toEqual(SWEPT_WORK.map(({ name }) => name).sort())
  })

  it.each(KINDS)('ends dead and is listed: %s', async (kind) => {
    const place = await openShopFloor()
    const employ = <Payload extends OfShop>(handler: SweptHandler<Payload>) => place.floor.employ(failing(handler))
    const handler = place.handlers[kind]
    EMPLOY[kind](place, employ)
    await exhaust(place, handler.job.name)
    const dead = (await place.floor.failures(place.shop.tenantId)).filter(({ work }) => work === handler.job.name)
    for (const { subjectId, status, attempts, code } of dead.filter(({ attempts }) => attempts > 1)) {
      expect({ status, attempts, code }).toEqual({ status: 'dead', attempts: handler.job.deadAfter, code: 'Error' })
      expect(place.floor.runs(handler.job.name, subjectId)).toBe(handler.job.deadAfter * handler.job.attempts)
    }
    expect(place.floor.log.lines.map(({ event }) => event)).toContain('work_dead')
    await place.floor.forget()
    const still = (await place.floor.failures(place.shop.tenantId)).filter(({ work }) => work === handler.job.name)
    expect(still.length).toBe(dead.filter(({ attempts }) => attempts > 1).length)
  })

  it('of a file counts too, and rests while it does', async () => {
    const place = await openShopFloor()
    place.floor.employ(failing(place.handlers.media))
    await place.floor.sweep()
    await place.floor.sweep()
    const [failed] = (await place.floor.failures(place.shop.tenantId)).filter(({ work }) => work === 'fetch-media')
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1 })
    const runs = () => place.floor.runs('fetch-media', failed?.subjectId)
    expect(runs()).toBe(place.handlers.media.job.attempts)
    place.clock.advance(40_000)
    await place.floor.sweep()
    expect(runs()).toBe(2 * place.handlers.media.job.attempts)
  })

  it('waits twice as long each time, up to an hour', async () => {
    const place = await openShopFloor()
    place.floor.employ(failing(place.handlers.ticket))
    const waits: number[] = []
    for (let run = 0; run < 9; run++) {
      await place.floor.sweep()
      const [failed] = (await place.floor.failures(place.shop.tenantId)).filter(
        ({ work }) => work === 'escalate-ticket',
      )
      waits.push(((failed?.notBefore.getTime() ?? 0) - place.clock.now().getTime()) / 1_000)
      place.clock.set(failed?.notBefore.toISOString() ?? '')
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
  })

  it('is neither killed early nor spared by whoever wakes it before its time', async () => {
    const place = await openShopFloor()
    const { floor, shop, clock, handlers } = place
    floor.employ(failing(handlers.payment))
    await floor.sweep()
    const due = await dueOf(postgresDirectory(db), handlers.payment.job, new Date(clock.now().getTime() + HOUR))
    const ref = due.find(({ tenantId }) => tenantId === shop.tenantId)
    for (let wake = 0; wake < 50; wake++) {
      await floor.queue.enqueue(handlers.payment.job, { tenantId: shop.tenantId, attemptId: ref?.attemptId ?? '' })
      await floor.drain()
    }
    const [failed] = (await floor.failures(shop.tenantId)).filter(
      ({ attempts, subjectId }) => attempts > 0 && subjectId === ref?.attemptId,
    )
    expect(floor.runs('settle-payment', ref?.attemptId)).toBeGreaterThan(50)
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1, strikes: 1 })
  })
})

const EMPLOY: Record<
  (typeof KINDS)[number],
  (place: Floor, employ: <Payload extends OfShop>(handler: SweptHandler<Payload>) => void) => void
> = {
  turn: ({ handlers }, employ) => employ(handlers.turn),
  sends: ({ handlers }, employ) => employ(handlers.sends),
  payment: ({ handlers }, employ) => employ(handlers.payment),
  notification: ({ handlers }, employ) => employ(handlers.notification),
  reconcile: ({ handlers }, employ) => employ(handlers.reconcile),
  list: ({ handlers }, employ) => employ(handlers.list),
  reversal: ({ handlers }, employ) => employ(handlers.reversal),
  shares: ({ handlers }, employ) => employ(handlers.shares),
  ticket: ({ handlers }, employ) => employ(handlers.ticket),
  stretch: ({ handlers }, employ) => employ(handlers.stretch),
  assign: ({ handlers }, employ) => employ(handlers.assign),
  wake: ({ handlers }, employ) => employ(handlers.wake),
  scheduled: ({ handlers }, employ) => employ(handlers.scheduled),
  outreach: ({ handlers }, employ) => employ(handlers.outreach),
  campaign: ({ handlers }, employ) => employ(handlers.campaign),
  channel: ({ handlers }, employ) => employ(handlers.channel),
  documents: ({ handlers }, employ) => employ(handlers.documents),
  memories: ({ handlers }, employ) => employ(handlers.memories),
  trip: ({ handlers }, employ) => employ(handlers.trip),
  imports: ({ handlers }, employ) => employ(handlers.imports),
  tripWatch: ({ handlers }, employ) => employ(handlers.tripWatch),
  tripsPast: ({ handlers }, employ) => employ(handlers.tripsPast),
  past: ({ handlers }, employ) => employ(handlers.past),
  audit: ({ handlers }, employ) => employ(handlers.audit),
  answers: ({ handlers }, employ) => employ(handlers.answers),
  facts: ({ handlers }, employ) => employ(handlers.facts),
  webhooks: ({ handlers }, employ) => employ(handlers.webhooks),
  factsPast: ({ handlers }, employ) => employ(handlers.factsPast),
  turnsPast: ({ handlers }, employ) => employ(handlers.turnsPast),
  triesPast: ({ handlers }, employ) => employ(handlers.triesPast),
  replay: ({ handlers }, employ) => employ(handlers.replay),
}

describe('a failure', () => {
  it('that is the fault of a database or a provider that is away puts off, and never kills', async () => {
    for (const error of [
      Object.assign(new Error('terminating connection'), { code: '57P01' }),
      new AppError('provider_unavailable', 'the provider does not answer', { retryable: true }),
    ]) {
      const place = await openShopFloor()
      const { floor, shop, clock, handlers } = place
      floor.employ(failing(handlers.outreach, () => error))
      for (let run = 0; run < 2 * handlers.outreach.job.deadAfter; run++, clock.advance(HOUR)) await floor.sweep()
      const [failed] = (await floor.failures(shop.tenantId)).filter(({ work }) => work === 'send-outreach')
      expect(failed).toMatchObject({ status: 'waiting', strikes: 0, attempts: 2 * handlers.outreach.job.deadAfter })
    }
  })

  it('is forgotten when the work is done at last, and one of long ago does not count', async () => {
    const place = await openShopFloor()
    const { floor, shop, clock, handlers } = place
    floor.employ(failing(handlers.notification))
    await floor.sweep()
    clock.advance(25 * HOUR)
    await floor.sweep()
    const mine = async () => (await floor.failures(shop.tenantId)).filter(({ work }) => work === 'place-notification')
    expect(await mine()).toMatchObject([{ attempts: 1 }])
    await floor.forget()
    expect(await mine()).toHaveLength(1)
    floor.employ(handlers.notification)
    clock.advance(HOUR)
    await floor.sweep()
    expect(await mine()).toHaveLength(1)
    await floor.forget()
    expect(await mine()).toEqual([])
  })

  it('costs the work that succeeds no statement', async () => {
    const { floor, shop, handlers, sql } = await openShopFloor()
    const { conversationId } = await db.transaction(shop.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow())
    const asked = async (run: () => Promise<unknown>) => {
      const before = sql.statements
      await run()
      return sql.statements - before
    }
    const payload = { tenantId: shop.tenantId, conversationId }
    const counted = countFailures(handlers.sends, floor)
    await counted.run(payload, { lastAttempt: true })
    const bare = await asked(() => handlers.sends.run(payload, { lastAttempt: true }))
    expect(await asked(() => counted.run(payload, { lastAttempt: true }))).toBe(bare)
  })

  it('dies all the same when what should follow from its death fails', async () => {
    const place = await openShopFloor()
    const { floor, shop, handlers } = place
    const died = async () => {
      throw new Error('no ticket can be written')
    }
    floor.employ({ ...failing(handlers.turn), died })
    await exhaust(place, 'process-turn')
    const [failed] = (await floor.failures(shop.tenantId)).filter(({ work }) => work === 'process-turn')
    expect(failed).toMatchObject({ status: 'dead' })
    expect(floor.log.lines.map(({ event }) => event)).toContain('work_died_alone')
  })

  it('that a person dismissed is tried no more; one that she retries counts from nothing', async () => {
    const place = await openShopFloor()
    const { floor, shop, clock, handlers, ctx } = place
    floor.employ(failing(handlers.ticket))
    await floor.sweep()
    const mine = async () => (await floor.failures(shop.tenantId)).find(({ work }) => work === 'escalate-ticket')
    await dismissFailedWork(ctx, { failedId: (await mine())?.id ?? '', note: 'an old ticket' })
    const ticketId = (await mine())?.subjectId
    const ran = floor.runs('escalate-ticket', ticketId)
    clock.advance(2 * HOUR)
    await floor.sweep()
    expect(floor.runs('escalate-ticket', ticketId)).toBe(ran)
    floor.employ(handlers.ticket)
    await retryFailedWork(ctx, { failedId: (await mine())?.id ?? '' })
    await floor.drain()
    await floor.forget()
    expect(await mine()).toBeUndefined()
  })
})

describe('a message that can never be sent', () => {
  it('is given up with a ticket, and those behind it leave', async () => {
    const place = await openShopFloor()
    const { floor, shop, clock, channel, handlers } = place
    const { tenantId } = shop
    const [first] = await db.transaction(tenantId, (tx) => tx.outboundMessage.findMany())
    const conversationId = first?.conversationId ?? ''
    const now = clock.now()
    await db.transaction(tenantId, async (tx) => {
      await tx.conversation.updateMany({ data: { lastInboundAt: new Date(now.getTime() + 9 * HOUR) } })
      const like = { tenantId, conversationId, author: 'bot', kind: 'reply', epoch: first?.epoch ?? 1 }
      const body = 'the next one'
      await tx.outboundMessage.create({ data: { ...like, id: randomIds.uuid(), body, notBefore: now, createdAt: now } })
    })
    await refuseRows(db, 'outbound_messages', `OLD.id = '${first?.id}' AND NEW.status = 'sending'`)
    floor.employ(handlers.sends)
    clock.advance(60_000)
    await exhaust(place, 'send-messages')
    const rows = await db.transaction(tenantId, (tx) => tx.outboundMessage.findMany({ orderBy: { seq: 'asc' } }))
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', 'gave_up'],
      ['sent', null],
    ])
    expect(channel.sent.map(({ body }) => body)).toEqual(['the next one'])
    const tickets = await db.transaction(tenantId, (tx) => tx.handoffTicket.findMany({ where: { reason: 'not_told' } }))
    expect(tickets).toHaveLength(1)
    await floor.forget()
    const [failed] = (await floor.failures(tenantId)).filter(({ work }) => work === 'send-messages')
    expect(failed).toMatchObject({ status: 'dead', putAside: true })
    await expect(retryFailedWork(floor.ctxFor(tenantId), { failedId: failed?.id ?? '' })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})
