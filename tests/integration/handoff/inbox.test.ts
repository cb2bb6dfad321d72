import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { createTicket } from '../../../src/domain/handoff/index.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { type Answer, hire, problemOf, request } from './inbox.ts'

describe('the inbox of tickets', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const other = await product.openShop({ name: 'Another shop' })
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const otieno = await hire(product, shop, 'Otieno')
  const stranger = await hire(product, other, 'Stranger')
  const rows = <T>(read: Parameters<typeof product.db.transaction<T>>[1]) => product.db.transaction(shop.tenantId, read)

  /** A customer who has asked for a person. */
  async function asked() {
    const customer = shop.customer()
    await customer.ask('I want to talk to a person')
    const ticket = await until(() =>
      rows((tx) =>
        tx.handoffTicket.findFirst({ where: { conversation: { customer: { address: customer.address } } } }),
      ),
    )
    return { customer, ticket, path: `/v1/tickets/${ticket.id}` }
  }

  const claimed = async () => {
    const talk = await asked()
    await until(async () => (await wanjiru.post(`${talk.path}/claim`)).body.ownership === 'owned')
    return talk
  }

  const ticketIn = ({ body }: Answer) => z.record(z.string(), z.json()).parse(body.ticket)
  const audited = (subjectId: string) =>
    rows(async (tx) => (await tx.auditEntry.findMany({ where: { subjectId } })).map((row) => row.action))

  it('shows a ticket with reason, customer, journey, step and messages, and what was said since', async () => {
    const { customer, ticket, path } = await asked()
    await customer.ask('what time do you close?')
    const answer = await wanjiru.get(path)
    expect(answer.status).toBe(200)
    expect(ticketIn(answer)).toMatchObject({
      ticket_id: ticket.id,
      reason: 'human_requested',
      owner: 'bot',
      context: {
        tenant: { tenant_id: shop.tenantId },
        conversation_id: ticket.conversationId,
        customer: { customer_id: expect.any(String), opted_out: false },
        messages: [{ from: 'customer', text: 'I want to talk to a person' }],
        orders: [],
        last_person: null,
        journey: expect.any(String),
        step: expect.any(String),
      },
      since: expect.arrayContaining([expect.objectContaining({ from: 'customer', text: 'what time do you close?' })]),
    })
  })

  it('shows a ticket that an earlier version opened with less', async () => {
    const { ticket, path } = await asked()
    await rows(
      (tx) => tx.$executeRaw`
        UPDATE handoff_tickets SET context = context - 'tenant' - 'lastPerson'
        WHERE tenant_id = ${shop.tenantId}::uuid AND id = ${ticket.id}::uuid`,
    )
    const { context } = ticketIn(await wanjiru.get(path))
    expect(context).toMatchObject({ conversation_id: ticket.conversationId, orders: [] })
    expect(context).not.toHaveProperty('tenant')
    expect(context).not.toHaveProperty('last_person')
  })

  it('pages through tickets, the newest promise first, and by status', async () => {
    const paged = await product.openShop()
    const clerk = await hire(product, paged, 'Clerk')
    const customer = paged.customer()
    await customer.ask('hi')
    const conversation = await product.db.transaction(paged.tenantId, (tx) => tx.conversation.findFirstOrThrow())
    const ctx = { ...product.runtime.ctxFor(paged.tenantId), conversationId: conversation.id }
    for (const reason of ['dispute', 'sensitive', 'tool_errors'] as const) {
      await createTicket(ctx, { reason, summary: reason, journey: 'support', step: 'kb_retrieve' })
    }
    const seen: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Answer = await clerk.get(`/v1/tickets?status=open&limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...z.array(z.looseObject({ reason: z.string(), promised_at: z.string() })).parse(page.body.tickets))
      cursor = z.string().nullable().parse(page.body.next_cursor)
    }
    const found = z.array(z.looseObject({ reason: z.string(), promised_at: z.string() })).parse(seen)
    expect(found.map(({ reason }) => reason).sort()).toEqual(['dispute', 'sensitive', 'tool_errors'])
    const promises = found.map((ticket) => ticket.promised_at)
    expect(promises).toEqual(promises.toSorted().reverse())
    expect((await clerk.get('/v1/tickets?status=resolved')).body.tickets).toEqual([])
    expect((await clerk.get('/v1/tickets?status=lost')).status).toBe(422)
    expect((await clerk.get('/v1/tickets?cursor=xx')).status).toBe(422)
  })

  it('lets the first claimer have the conversation and tells the second who has it', async () => {
    const { ticket, path } = await asked()
    const first = await until(async () => {
      const answer = await wanjiru.post(`${path}/claim`)
      return answer.body.ownership === 'owned' ? answer : null
    })
    expect(first.body).toMatchObject({ in_flight: 0, ticket: { status: 'claimed', claimed_by_name: 'Wanjiru' } })
    const second = await otieno.post(`${path}/claim`)
    expect(second.status).toBe(409)
    expect(problemOf(second)).toContain('Wanjiru')
    expect((await wanjiru.post(`${path}/claim`)).status).toBe(200)
    expect((await otieno.post(`${path}/claim`, { take_from: wanjiru.id })).body).toMatchObject({
      ticket: { owner_name: 'Otieno', claimed_by_name: 'Otieno' },
    })
    expect(await audited(ticket.id)).toEqual(['ticket.opened', 'ticket.claimed', 'ticket.claimed'])
  })

  it('gives one of two claims at the same moment the conversation', async () => {
    const { path } = await asked()
    const answers = await Promise.all([wanjiru.post(`${path}/claim`), otieno.post(`${path}/claim`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('says what its owner writes once per client id, and nothing of anybody else', async () => {
    const { customer, ticket, path } = await claimed()
    const before = (await customer.heard()).length
    const said = await wanjiru.post(`${path}/reply`, { text: 'Hello, this is Wanjiru.', client_id: 'm1' })
    expect(said).toMatchObject({ status: 202, body: { outcome: 'queued', window: { open: true }, opted_out: false } })
    await until(async () => (await customer.heard()).length > before)
    expect(await wanjiru.post(`${path}/reply`, { text: 'Hello, this is Wanjiru.', client_id: 'm1' })).toMatchObject({
      status: 200,
      body: { outcome: 'repeated', message_id: said.body.message_id },
    })
    expect((await wanjiru.post(`${path}/reply`, { text: 'Another text', client_id: 'm1' })).status).toBe(409)
    const refused = await otieno.post(`${path}/reply`, { text: 'Me too' })
    expect(refused.status).toBe(409)
    expect(problemOf(refused)).toContain('Wanjiru')
    const out = await rows((tx) =>
      tx.outboundMessage.findMany({ where: { conversationId: ticket.conversationId, author: 'human' } }),
    )
    expect(out.map(({ body, status }) => [body, status])).toEqual([['Hello, this is Wanjiru.', 'sent']])
    expect(await audited(ticket.conversationId)).toContain('conversation.person_replied')
  })

  it('queues nothing for a customer who said STOP or whose 24 hours have passed, and says so', async () => {
    const { customer, ticket, path } = await claimed()
    await rows((tx) =>
      tx.conversation.updateMany({
        where: { id: ticket.conversationId },
        data: { lastInboundAt: new Date(Date.now() - 24 * 3_600_000) },
      }),
    )
    const late = await wanjiru.post(`${path}/reply`, { text: 'Are you there?' })
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'window_closed' } } })
    await customer.ask('STOP')
    const stopped = await wanjiru.post(`${path}/reply`, { text: 'Are you there?' })
    expect(stopped).toMatchObject({ status: 409, body: { error: { code: 'opted_out' } } })
    expect(
      await rows((tx) =>
        tx.outboundMessage.count({ where: { conversationId: ticket.conversationId, author: 'human' } }),
      ),
    ).toBe(0)
  })

  it('refuses what it cannot read and says what is wrong', async () => {
    const { path } = await claimed()
    const empty = await wanjiru.post(`${path}/reply`, { text: '  ' })
    expect(empty.status).toBe(422)
    expect(problemOf(empty)).toContain('text')
    expect((await wanjiru.post(`${path}/reply`, { text: 'a\u0000b' })).status).toBe(422)
    expect((await wanjiru.post(`${path}/reply`, { text: 'hi', author: 'bot' })).status).toBe(422)
    const unsaid = await wanjiru.post(`${path}/hand-back`, { summary: { outcome: 'idle' } })
    expect(unsaid.status).toBe(422)
    expect(problemOf(unsaid)).toContain('summary.outcome')
    expect((await wanjiru.post(`${path}/resolve`, { resolution: 'bored' })).status).toBe(422)
  })

  it('resolves a ticket once, in the hands of the one who claimed it', async () => {
    const { ticket, path } = await claimed()
    expect((await otieno.post(`${path}/resolve`, { resolution: 'solved' })).status).toBe(409)
    const done = await wanjiru.post(`${path}/resolve`, { resolution: 'solved', note: 'Changed the size' })
    expect(ticketIn(done)).toMatchObject({
      status: 'resolved',
      resolution: 'solved',
      resolution_note: 'Changed the size',
    })
    expect((await wanjiru.post(`${path}/resolve`, { resolution: 'solved' })).status).toBe(200)
    expect((await wanjiru.post(`${path}/resolve`, { resolution: 'no_answer' })).status).toBe(409)
    expect((await wanjiru.post(`${path}/claim`)).status).toBe(409)
    expect(await audited(ticket.id)).toContain('ticket.resolved')
  })

  it('is closed to strangers: 401 without a token, 404 for another shop’s', async () => {
    const { ticket, path } = await asked()
    const drafts = `/v1/conversations/${ticket.conversationId}`
    const reads = [path, `${drafts}/drafts`]
    const writes: [string, unknown][] = [
      [`${path}/claim`, {}],
      [`${path}/reply`, { text: 'hi' }],
      [`${path}/resolve`, { resolution: 'solved' }],
      [`${path}/hand-back`, { summary: { outcome: 'solved' } }],
      [`${drafts}/claim`, {}],
      [`${drafts}/reply`, { text: 'hi' }],
      [`${drafts}/hand-back`, { summary: { outcome: 'solved' } }],
    ]
    for (const one of ['/v1/tickets', ...reads]) {
      expect((await request(product, one, { method: 'GET', token: null })).status).toBe(401)
    }
    for (const [one] of writes) {
      expect((await request(product, one, { method: 'POST', token: null })).status).toBe(401)
    }
    expect((await stranger.get('/v1/tickets')).body.tickets).toEqual([])
    for (const one of reads) expect((await stranger.get(one)).status).toBe(404)
    for (const [one, body] of writes) expect((await stranger.post(one, body)).status).toBe(404)
    expect((await wanjiru.get(`/v1/tickets/${randomIds.uuid()}`)).status).toBe(404)
    expect((await wanjiru.get('/v1/tickets/no-id')).status).toBe(404)
    expect(await rows((tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticket.id } }))).toMatchObject({
      status: 'open',
    })
  })

  it('takes a conversation without a ticket, with what the bot was about to say as drafts', async () => {
    const customer = shop.customer()
    await customer.ask('hi')
    const conversation = await rows((tx) =>
      tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    await rows((tx) =>
      tx.outboundMessage.create({
        data: {
          tenantId: shop.tenantId,
          id: randomIds.uuid(),
          conversationId: conversation.id,
          author: 'bot',
          kind: 'reply',
          epoch: conversation.epoch,
          body: 'half made',
          notBefore: new Date(Date.now() + 600_000),
        },
      }),
    )
    const path = `/v1/conversations/${conversation.id}`
    await until(async () => (await wanjiru.post(`${path}/claim`)).body.ownership === 'owned')
    expect((await otieno.post(`${path}/claim`)).status).toBe(409)
    expect((await wanjiru.get(`${path}/drafts`)).body.drafts).toMatchObject([{ text: 'half made', kind: 'reply' }])
    await wanjiru.post(`${path}/reply`, { text: 'I am here' })
    expect(await customer.next()).toBe('I am here')
    expect((await otieno.post(`${path}/hand-back`, { summary: { outcome: 'solved' } })).status).toBe(409)
    expect((await wanjiru.post(`${path}/hand-back`, { summary: { outcome: 'solved' } })).status).toBe(200)
    expect((await wanjiru.post(`${path}/hand-back`, { summary: { outcome: 'solved' } })).status).toBe(409)
    expect((await wanjiru.get(`${path}/drafts`)).body.drafts).toEqual([])
  })

  it('finds by itself who lets a customer wait, and what nobody uses any more', async () => {
    const { ticket, path } = await claimed()
    const { conversationId } = ticket
    const ago = (hours: number) =>
      rows(async (tx) => {
        const at = new Date(Date.now() - hours * 3_600_000)
        await tx.conversation.updateMany({ where: { id: conversationId }, data: { lastInboundAt: at } })
        await tx.humanStretch.updateMany({ where: { conversationId }, data: { startedAt: at } })
      })
    await ago(1)
    await until(async () => (await rows((tx) => tx.humanStretch.findFirst({ where: { conversationId } })))?.idleAt)
    expect(ticketIn(await wanjiru.get(path))).toMatchObject({ status: 'claimed', overdue_at: expect.any(String) })
    await ago(25)
    await until(async () => ticketIn(await wanjiru.get(path)).owner === 'bot')
    expect(ticketIn(await wanjiru.get(path))).toMatchObject({ status: 'open', claimed_by: null })
  })

  it('tells what money came in for the orders of the customer, and what about it is doubtful', async () => {
    const customer = shop.customer()
    await customer.ask('hi')
    const { id: conversationId, customerId } = await rows((tx) =>
      tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    const orderId = randomIds.uuid()
    const own = () => ({ tenantId: shop.tenantId, id: randomIds.uuid() })
    await rows(async (tx) => {
      const money = { currency: 'KES', subtotalMinor: 500, totalMinor: 500 }
      const order = { tenantId: shop.tenantId, id: orderId, conversationId, customerId, reference: orderId.slice(0, 8) }
      await tx.order.create({ data: { ...order, ...money, status: 'awaiting_payment' } })
      const receipt = { provider: 'mpesa', receipt: 'SJ10AB', source: 'c2b', amountMinor: 700, currency: 'KES' }
      await tx.moneyReceipt.create({ data: { ...own(), ...receipt, orderId } })
      await tx.paymentReview.create({ data: { ...own(), reason: 'overpaid', subject: 'SJ10AB', orderId } })
    })
    const ctx = { ...product.runtime.ctxFor(shop.tenantId), conversationId }
    const input = { reason: 'dispute' as const, summary: 'paid twice', journey: 'orders', step: 'order_get_status' }
    const { ticketId } = await createTicket(ctx, input)
    expect(ticketIn(await wanjiru.get(`/v1/tickets/${ticketId}`)).context).toMatchObject({
      orders: [
        {
          order_id: orderId,
          payment: null,
          money: [{ receipt: 'SJ10AB', source: 'c2b', amount_minor: 700, reversed: false }],
          reviews: [{ reason: 'overpaid', subject: 'SJ10AB' }],
        },
      ],
    })
  })
})
