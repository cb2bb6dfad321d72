import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { updateCustomer } from '../../../src/domain/customers/index.ts'
import {
  assignConversation,
  assignWaiting,
  changeTicket,
  claimConversation,
  createTicket,
  getTicket,
  replyAsPerson,
  resolveConversation,
  tendStretch,
} from '../../../src/domain/handoff/index.ts'
import { addNote, changeConversations, getConversation, getCustomerPanel } from '../../../src/domain/inbox/index.ts'
import { keepFile, openFile } from '../../../src/domain/messaging/index.ts'
import { listNotifications } from '../../../src/domain/notifications/index.ts'
import { getReport } from '../../../src/domain/reports/index.ts'
import type { InboxSettings } from '../../../src/domain/tenancy/index.ts'
import { assignWaitingJob } from '../../../src/jobs/assign-waiting.job.ts'
import { dueOf } from '../../support/due.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo } from '../turn-protocol/stage.ts'
import { type Desk, openDesk } from './desk.ts'

const MINUTE = 60_000
const PDF = Buffer.from('%PDF-1.7\n')
const db = await testDatabase()

async function openShop(inbox: Partial<InboxSettings>) {
  const desk = await openDesk(db)
  const { tenantId } = desk.shop
  await db.transaction(tenantId, async (tx) => {
    const { settings } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true } })
    await tx.tenant.update({ where: { id: tenantId }, data: { settings: { ...Object(settings), inbox } } })
  })
  return desk
}

/** Somebody who is at her desk now. */
async function hire(desk: Desk, { capacity = 8, awayMinutes = 0, available = true } = {}) {
  const { tenantId } = desk.shop
  const id = randomIds.uuid()
  const now = desk.clock.now()
  const at = { createdAt: now, joinedAt: now, activeAt: new Date(now.getTime() - awayMinutes * MINUTE) }
  const user = { tenantId, id, email: `${id}@shop.example`, name: 'Otieno', role: 'agent', capacity, available, ...at }
  await db.transaction(tenantId, (tx) => tx.user.create({ data: user }))
  return { ...desk.ctx, actor: `staff:${id}` }
}

async function ask(desk: Desk, reason: 'human_requested' | 'dispute' = 'human_requested') {
  const conversationId = await desk.talk()
  const ctx = { ...desk.ctx, conversationId }
  const ticket = await createTicket(ctx, { reason, summary: 'asked', journey: 'orders', step: 'ask' })
  return { conversationId, ticketId: ticket.ticketId }
}

const told = async (ctx: Desk['ctx']) =>
  (await listNotifications(ctx, { unread: true, after: null, limit: 30 })).notifications.map(({ kind }) => kind)

describe('work that is shared out', () => {
  it('gives one conversation to one person, however many processes look', async () => {
    const desk = await openShop({ assignment: 'round_robin' })
    const people = [await hire(desk), await hire(desk)]
    const { conversationId } = await ask(desk)
    const given = await Promise.all(Array.from({ length: 6 }, () => assignWaiting(desk.ctx)))
    expect(given.filter(({ outcome }) => outcome === 'assigned')).toHaveLength(1)
    const { assigneeId } = await desk.row(conversationId)
    expect(people.map(({ actor }) => actor)).toContain(assigneeId)
    expect((await Promise.all(people.map(told))).flat()).toEqual(['assigned'])
  })

  it('goes round, by the promise, and never over what somebody may have', async () => {
    const desk = await openShop({ assignment: 'round_robin', capacity: 2 })
    const people = [await hire(desk), await hire(desk, { capacity: 1 })]
    const asked: string[] = []
    for (let n = 0; n < 4; n += 1) {
      asked.push((await ask(desk)).conversationId)
      desk.clock.advance(1_000)
    }
    const outcomes = []
    for (let n = 0; n < 4; n += 1) outcomes.push(await assignWaiting(desk.ctx))
    expect(outcomes.map((one) => ('conversationId' in one ? one.conversationId : one.outcome))).toEqual([
      ...asked.slice(0, 3),
      'nobody',
    ])
    const loads = outcomes.flatMap((one) => ('assigneeId' in one ? [one.assigneeId] : []))
    expect(new Set(loads.slice(0, 2))).toEqual(new Set(people.map(({ actor }) => actor)))
    expect(loads[2]).toBe(people[0]?.actor)
  })

  it('gives the next to whoever has the least', async () => {
    const desk = await openShop({ assignment: 'least_loaded' })
    const busy = await hire(desk)
    await claimConversation(busy, { conversationId: await desk.talk(), takeFrom: null })
    const free = await hire(desk)
    await ask(desk)
    expect(await assignWaiting(desk.ctx)).toMatchObject({ outcome: 'assigned', assigneeId: free.actor })
  })

  it.each([{ awayMinutes: 6 }, { available: false }, { capacity: 0 }])('gives nothing to who is %o', async (how) => {
    const desk = await openShop({ assignment: 'round_robin' })
    await hire(desk, how)
    await ask(desk)
    expect(await assignWaiting(desk.ctx)).toEqual({ outcome: 'nobody' })
  })

  it('is off where the shop has not said otherwise', async () => {
    const desk = await openShop({})
    await hire(desk)
    await ask(desk)
    expect(await assignWaiting(desk.ctx)).toEqual({ outcome: 'nothing' })
  })

  it('is anybody’s again after the time of return, and both hear of it', async () => {
    const desk = await openShop({ assignment: 'round_robin', returnMinutes: 10 })
    const owner = await hire(desk)
    const { conversationId, ticketId } = await ask(desk)
    await claimConversation(owner, { conversationId, takeFrom: null })
    const stretch = await db.transaction(desk.shop.tenantId, (tx) =>
      tx.humanStretch.findFirstOrThrow({ where: { conversationId } }),
    )
    desk.clock.advance(9 * MINUTE)
    expect(await tendStretch(desk.ctx, { stretchId: stretch.id })).toEqual({ outcome: 'stale' })
    desk.clock.advance(2 * MINUTE)
    expect(await tendStretch(desk.ctx, { stretchId: stretch.id })).toEqual({ outcome: 'let_go' })
    expect(await tendStretch(desk.ctx, { stretchId: stretch.id })).toEqual({ outcome: 'stale' })
    expect(await desk.row(conversationId)).toMatchObject({ inboxState: 'waiting', owner: 'human', ownerId: null })
    const next = await hire(desk)
    expect(await assignWaiting(desk.ctx)).toMatchObject({ outcome: 'assigned', assigneeId: next.actor })
    expect([await told(owner), await told(next)]).toEqual([['passed'], ['assigned']])
    expect(ticketId).toBeTruthy()
  })
})

describe('work that was given and not taken', () => {
  const due = async (desk: Desk) =>
    (await dueOf(postgresDirectory(db), assignWaitingJob, desk.clock.now())).map((one) => one.conversationId)

  it.each(['a rule', 'a colleague'])(
    'passes on after the time of return, and both hear of it: given by %s',
    async (by) => {
      const desk = await openShop({ assignment: 'round_robin', returnMinutes: 10 })
      const first = await hire(desk)
      const { conversationId } = await ask(desk)
      if (by === 'a rule') await assignWaiting(desk.ctx)
      else await assignConversation(await desk.person('Wanjiru'), { conversationId, assigneeId: first.actor })
      desk.clock.advance(11 * MINUTE)
      expect(await due(desk)).not.toContain(conversationId)
      expect(await assignWaiting(desk.ctx)).toEqual({ outcome: 'nothing' })
      const second = await hire(desk)
      expect(await due(desk)).toContain(conversationId)
      const given = await Promise.all([assignWaiting(desk.ctx), assignWaiting(desk.ctx)])
      expect(given.filter(({ outcome }) => outcome === 'assigned')).toEqual([
        { outcome: 'assigned', conversationId, assigneeId: second.actor },
      ])
      expect([await told(first), await told(second)]).toEqual([['passed', 'assigned'], ['assigned']])
      expect(await desk.row(conversationId)).toMatchObject({ inboxState: 'waiting', assigneeId: second.actor })
      expect(await due(desk)).not.toContain(conversationId)
    },
  )

  it('goes round those who leave it, and stays with whoever takes it', async () => {
    const desk = await openShop({ assignment: 'round_robin', returnMinutes: 10 })
    const people = [await hire(desk), await hire(desk), await hire(desk)]
    const { conversationId } = await ask(desk)
    const had = new Set<string>()
    for (let round = 0; round < 3; round += 1) {
      const given = await assignWaiting(desk.ctx)
      if ('assigneeId' in given) had.add(given.assigneeId)
      desk.clock.advance(11 * MINUTE)
      await db.transaction(desk.shop.tenantId, (tx) => tx.user.updateMany({ data: { activeAt: desk.clock.now() } }))
    }
    expect(had.size).toBe(people.length)
    const { assigneeId } = await desk.row(conversationId)
    const last = people.find(({ actor }) => actor === assigneeId) ?? desk.ctx
    await claimConversation(last, { conversationId, takeFrom: null })
    expect(await assignWaiting(desk.ctx)).toEqual({ outcome: 'nothing' })
    expect(await due(desk)).not.toContain(conversationId)
  })
})

describe('the clocks of a ticket', () => {
  it('promise as the first rule says that fits, and end with the matter once somebody has answered', async () => {
    const sla = [
      { reason: 'dispute', priority: null, firstAnswerMinutes: 5, nextAnswerMinutes: 3, solveMinutes: 60 },
      { reason: null, priority: null, firstAnswerMinutes: 45, nextAnswerMinutes: null, solveMinutes: null },
    ]
    const desk = await openShop({ sla })
    const dispute = await ask(desk, 'dispute')
    const other = await ask(desk)
    const row = async ({ conversationId }: { conversationId: string }) =>
      (await desk.row(conversationId)).dueAt?.getTime()
    const [first, second] = [await row(dispute), await row(other)]
    expect((second ?? 0) - (first ?? 0)).toBe(40 * MINUTE)
    const { conversationId } = dispute
    const person = await hire(desk)
    await claimConversation(person, { conversationId, takeFrom: null })
    await db.transaction(desk.shop.tenantId, (tx) =>
      tx.handoffTicket.updateMany({ where: { conversationId }, data: { status: 'claimed', claimedBy: person.actor } }),
    )
    await replyAsPerson(person, { conversationId, text: 'I look into it', clientId: null, seen: null })
    expect(((await row(dispute)) ?? 0) - (first ?? 0)).toBe(55 * MINUTE)
  })

  it('are moved by whoever runs the shop, of the version that she saw', async () => {
    const desk = await openShop({})
    const { ticketId, conversationId } = await ask(desk)
    const lead = await desk.person('Wanjiru')
    const promisedAt = new Date(desk.clock.now().getTime() + MINUTE)
    const change = { priority: 'high', promisedAt, topic: 'Two left shoes' } as const
    expect(await changeTicket(lead, { ticketId, change, seen: 0 })).toBe('saved')
    expect(await changeTicket(lead, { ticketId, change: { priority: 'normal' }, seen: 0 })).toBe('stale')
    expect((await desk.row(conversationId)).dueAt).toEqual(promisedAt)
    expect((await getConversation(lead, { conversationId })).row.ticket).toMatchObject({ priority: 'high' })
    expect(await getTicket(lead, { ticketId })).toMatchObject({
      summary: 'Two left shoes',
      priority: 'high',
      version: 1,
    })
    const rows = await db.transaction(desk.shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'ticket.changed' } }),
    )
    expect(JSON.stringify(rows)).toContain('topic')
    expect(JSON.stringify(rows)).not.toContain('left shoes')
  })
})

describe('asking how a person helped', () => {
  const summary = { outcome: 'solved', promised: null, note: '' } as const
  async function helped(inbox: Partial<InboxSettings> = {}) {
    const desk = await openShop(inbox)
    const person = await hire(desk)
    const { conversationId } = await ask(desk)
    await desk.turn(conversationId, echo())
    await claimConversation(person, { conversationId, takeFrom: null })
    const resolve = () => resolveConversation(person, { conversationId, summary, csat: true })
    const { phone } = (await getConversation(person, { conversationId })).row
    const hear = async (body: string) => {
      await desk.receive(`whatsapp:${phone}`, body)
      const engine = echo()
      await desk.turn(conversationId, engine)
      return engine.heard
    }
    return { desk, person, conversationId, resolve, hear }
  }

  it('keeps the answer as a row, wakes no journey and brings nothing back', async () => {
    const { desk, person, conversationId, resolve, hear } = await helped()
    expect(await resolve()).toBe('asked')
    desk.clock.advance(1_000)
    expect(await hear('4')).toEqual([])
    expect(await desk.row(conversationId)).toMatchObject({ inboxState: 'done', owner: 'bot' })
    const days = { from: undefined, to: undefined, by: 'day' } as const
    const { tiles, breakdowns } = await getReport(person, { name: 'csat', person: person.actor, ...days })
    expect(tiles.map(({ name, value }) => [name, value])).toEqual([
      ['average', 4],
      ['asked', 1],
      ['replied', 1],
    ])
    expect(breakdowns[0]).toMatchObject({ name: 'average', parts: [{ part: person.actor, label: 'Otieno' }] })
    const { customerId } = (await getConversation(person, { conversationId })).row
    expect((await getCustomerPanel(person, { customerId })).ratings).toMatchObject([{ score: 4, why: null }])
    desk.clock.advance(1_000)
    expect(await hear('do you have size 42?')).toEqual([['do you have size 42?']])
    expect((await desk.row(conversationId)).inboxState).toBe('assistant')
  })

  it('is done once in a week', async () => {
    const { desk, person, conversationId, resolve } = await helped()
    expect(await resolve()).toBe('asked')
    await claimConversation(person, { conversationId, takeFrom: null })
    expect(await resolve()).toBe('asked_lately')
    expect(await db.transaction(desk.shop.tenantId, (tx) => tx.csatAnswer.count())).toBe(1)
  })

  it.each([
    ['opted_out', { inbox: {}, stopped: true, hours: 0 }],
    ['window_closed', { inbox: {}, stopped: false, hours: 25 }],
    ['off', { inbox: { csat: false }, stopped: false, hours: 0 }],
  ] as const)('is not done: %s', async (outcome, { inbox, stopped, hours }) => {
    const { desk, person, conversationId, resolve } = await helped(inbox)
    const { customerId: id } = (await getConversation(person, { conversationId })).row
    const optedOutAt = stopped ? desk.clock.now() : null
    await db.transaction(desk.shop.tenantId, (tx) => tx.customer.updateMany({ where: { id }, data: { optedOutAt } }))
    desk.clock.advance(hours * 60 * MINUTE)
    expect(await resolve()).toBe(outcome)
    expect(await db.transaction(desk.shop.tenantId, (tx) => tx.csatAnswer.count())).toBe(0)
  })
})

describe('many at once', () => {
  it('have an outcome each', async () => {
    const desk = await openShop({})
    const [lead, colleague] = [await hire(desk), await hire(desk)]
    const free = (await ask(desk)).conversationId
    const taken = await desk.talk()
    await claimConversation(colleague, { conversationId: taken, takeFrom: null })
    const nothing = randomIds.uuid()
    const conversationIds = [free, taken, nothing]
    const assign = { kind: 'assign', assigneeId: colleague.actor } as const
    const outcomes = (await changeConversations(lead, { conversationIds, action: assign })).map(
      ({ outcome }) => outcome,
    )
    expect(outcomes).toEqual(['done', 'conflict', 'not_found'])
    const again = await changeConversations(lead, { conversationIds: [free], action: assign })
    expect(again).toMatchObject([{ outcome: 'unchanged' }])
    const label = { kind: 'label', add: ['vip'], remove: [] } as const
    expect(await changeConversations(lead, { conversationIds, action: label })).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'not_found' },
    ])
    expect((await getConversation(lead, { conversationId: free })).row.labels).toEqual(['vip'])
    const resolve = { kind: 'resolve', resolution: 'solved' } as const
    expect((await changeConversations(lead, { conversationIds, action: resolve }))[0]).toMatchObject({
      outcome: 'done',
    })
    expect(await desk.row(free)).toMatchObject({ inboxState: 'done' })
  })
})

describe('what stands beside a conversation', () => {
  it('tells whom a note mentions, and nobody else', async () => {
    const desk = await openShop({})
    const [author, reader] = [await hire(desk), await hire(desk)]
    const conversationId = await desk.talk()
    await addNote(author, { conversationId, text: 'look at this', mentions: [reader.actor, author.actor] })
    expect([await told(reader), await told(author)]).toEqual([['mention'], []])
  })

  it('keeps a file that a phone can show, and sends it with a reply', async () => {
    const desk = await openShop({})
    const person = await hire(desk)
    const conversationId = await desk.talk()
    await claimConversation(person, { conversationId, takeFrom: null })
    const kept = await keepFile(person, { conversationId, name: '../../price list.exe', bytes: PDF })
    expect(kept).toMatchObject({ name: 'price list.pdf', contentType: 'application/pdf', kind: 'document' })
    const said = { conversationId, text: 'Here it is', clientId: null, seen: null }
    expect(await replyAsPerson(person, { ...said, fileId: kept.fileId })).toMatchObject({ outcome: 'queued' })
    await desk.deliver(conversationId)
    const sent = desk.channel.sent.at(-1)
    expect(sent?.mediaUrl).toContain('/files/conversation_file.')
    expect((await openFile(person, { kind: 'conversation_file', id: kept.fileId }))?.bytes.byteLength).toBe(PDF.length)
    const elsewhere = { ...said, conversationId: await desk.talk(), fileId: kept.fileId }
    await claimConversation(person, { conversationId: elsewhere.conversationId, takeFrom: null })
    await expect(replyAsPerson(person, elsewhere)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it.each([
    ['page.pdf', '<html><script>'],
    ['run.png', 'MZ\u0090'],
    ['empty.pdf', ''],
  ])('keeps no %s that is something else', async (name, content) => {
    const desk = await openShop({})
    const person = await hire(desk)
    const file = { conversationId: await desk.talk(), name, bytes: Buffer.from(content, 'latin1') }
    await expect(keepFile(person, file)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('calls a customer as the shop does, of the version that was seen', async () => {
    const desk = await openShop({})
    const person = await hire(desk)
    const { customerId } = (await getConversation(person, { conversationId: await desk.talk() })).row
    const change = { name: 'Mama Achieng', tags: ['vip'], notes: 'Pays on Fridays' }
    expect(await updateCustomer(person, { customerId, change, seen: 0 })).toBe('saved')
    expect(await updateCustomer(person, { customerId, change: { name: 'X' }, seen: 0 })).toBe('stale')
    expect(await getCustomerPanel(person, { customerId })).toMatchObject({ ...change, version: 1 })
  })
})
