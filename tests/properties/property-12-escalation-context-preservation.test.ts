import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { journeys } from '../../journeys/index.ts'
import { runTurn } from '../../src/conversation/run-turn.ts'
import { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import { Intent } from '../../src/language/classifier/intents.ts'
import { testEngine } from '../integration/journeys/chat.ts'
import { createConversation, inboundRow } from '../support/builders.ts'
import { testClock, testCtx, testPorts } from '../support/test-ctx.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { answer, customerLine, noise, wish } from './talk.ts'

const world = await openPlenty()
const engine = testEngine()

/** Words that call a person at once, and the reason the ticket must give. */
const CALLS: [HandoffReason, string[]][] = [
  ['human_requested', ['I want to talk to a person', 'AGENT', 'nataka kuongea na mtu', 'nipe msee wa kubonga']],
  ['dispute', ['you charged me twice', 'nirudishie pesa yangu', 'I want a refund', 'nimekatwa mara mbili']],
  ['sensitive', ['I will sue you', 'nitawashtaki', 'I am pregnant, is this cream safe']],
]
const call = fc
  .constantFrom(...CALLS)
  .chain(([reason, lines]) =>
    fc.record({ reason: fc.constant(reason), lines: fc.constantFrom(...lines).map((one) => [one]) }),
  )

/** Reasons that build up over turns, from a fresh conversation. */
const builtUp = fc.constantFrom<{ reason: HandoffReason; lines: string[] }>(
  { reason: 'frustration', lines: ['this is ridiculous', 'nimechoka na nyinyi'] },
  { reason: 'clarification_loop', lines: ['blorp zint', 'kwerty mooz', 'plim dax'] },
  { reason: 'knowledge_missing', lines: ['what do you do with old packaging?', 'ndio'] },
)

const sale = fc
  .tuple(wish, fc.array(fc.constantFrom('1', 'yes', 'ndio', 'black', '42'), { maxLength: 5 }))
  .map(([first, rest]) => [first, ...rest])
const before = fc.oneof(fc.array(fc.oneof(customerLine, answer, noise), { maxLength: 3 }), sale)

/** A person comes to talk to the customer already. */
const TALKED_OVER = new Set([
  'human_requested',
  'frustration',
  'clarification_loop',
  'knowledge_missing',
  'dispute',
  'sensitive',
])

const Context = z.object({
  tenant: z.object({ tenantId: z.uuid(), name: z.string().min(1) }),
  conversationId: z.uuid(),
  customer: z.object({ customerId: z.uuid(), name: z.string().nullable(), optedOut: z.boolean() }),
  requestId: z.uuid(),
  journey: z.enum(journeys.all.map(({ name }) => name)),
  step: z.string().min(1),
  messages: z.array(z.object({ from: z.string(), text: z.string(), at: z.string() })),
  orders: z.array(z.object({ orderId: z.uuid(), reference: z.string(), status: z.string(), totalMinor: z.number() })),
})

/** Questions that are worth coming back to: a person must see which one was open. */
const LASTING = new Set([
  'choose_option',
  'choose_quantity',
  'choose_delivery',
  'confirm_checkout',
  'choose_payment',
  'give_phone',
])

/** A customer whose messages come in and are answered as in the product, one turn each. */
async function openConversation() {
  const { db, shop } = world
  const { conversationId, customerId } = await createConversation(db, shop)
  const clock = testClock()
  const ctxFor = (requestId: string, of: string | null) =>
    testCtx(db, { tenantId: shop.tenantId, requestId, customerId: of, clock, ports: testPorts(world.ports) })
  let epoch = 0
  const say = async (line: string) => {
    epoch += 1
    await db.transaction(shop.tenantId, async (tx) => {
      await tx.inboundMessage.create({
        data: inboundRow(
          { ...shop, conversationId },
          { epoch, body: line.replaceAll('\u0000', ''), receivedAt: clock.now() },
        ),
      })
      await tx.conversation.updateMany({ where: { id: conversationId }, data: { epoch } })
    })
    await runTurn({ ctxFor, engine }, { conversationId })
    clock.advance(30_000)
  }
  const read = () =>
    db.transaction(shop.tenantId, async (tx) => ({
      conversation: await tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
      customer: await tx.customer.findFirstOrThrow({ where: { id: customerId } }),
      inbound: await tx.inboundMessage.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
      outbound: await tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
      tickets: await tx.handoffTicket.findMany({ where: { conversationId }, orderBy: { createdAt: 'asc' } }),
      orders: await tx.order.findMany({ where: { customerId }, orderBy: { createdAt: 'desc' }, take: 3 }),
      audits: await tx.auditEntry.findMany({ where: { action: 'ticket.opened', subjectType: 'ticket' } }),
    }))
  return { conversationId, customerId, say, read }
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof openConversation>>['read']>>

/** What every ticket must hold, whatever opened it. */
function checkTicket(ticket: Read['tickets'][number], customerId: string, { inbound, audits, conversation }: Read) {
  const context = Context.parse(ticket.context)
  const reason = HandoffReason.parse(ticket.reason)
  expect(context.tenant.tenantId).toBe(world.shop.tenantId)
  expect(context.conversationId).toBe(conversation.id)
  expect(context.customer.customerId).toBe(customerId)
  const asked = inbound.find((message) => message.id === context.requestId)
  expect(asked, 'the request is a message of this conversation').toBeDefined()
  const words = (asked?.body ?? '').match(/[a-z0-9]{3,}/gi)?.[0] ?? ''
  expect(ticket.summary).toContain(asked === undefined || words === '' ? '.' : words.slice(0, 20))
  expect(audits.find(({ subjectId }) => subjectId === ticket.id)?.data).toMatchObject({
    reason,
    journey: context.journey,
    step: context.step,
  })
  return context
}

describe('Feature: tulia, Property 12: every escalation is a ticket with its reason, the tenant, the customer, the journey and the step, and with what was said and ordered until then', () => {
  it('holds for a person called in any conversation', PATIENCE, async () => {
    await holds(
      'property 12, called',
      fc.asyncProperty(before, call, async (talk, { reason, lines }) => {
        const chat = await openConversation()
        for (const line of talk) await chat.say(line)
        const earlier = await chat.read()
        fc.pre(earlier.customer.optedOutAt === null)
        for (const line of lines) await chat.say(line)
        const now = await chat.read()
        for (const ticket of now.tickets) checkTicket(ticket, chat.customerId, now)
        // Who only wants somebody to talk to is told of the person who comes anyway.
        const standing =
          reason === 'human_requested' ? earlier.tickets.find((one) => TALKED_OVER.has(one.reason)) : undefined
        if (standing !== undefined) expect(now.tickets).toHaveLength(earlier.tickets.length)
        const ticket = standing ?? now.tickets.find((one) => one.reason === reason)
        expect(ticket, `${talk.join(' | ')} | ${lines.join()}`).toBeDefined()
        if (ticket === undefined) return
        const told = now.outbound.slice(earlier.outbound.length)
        expect(told.map(({ kind }) => kind)).toContain('handoff')
        expect(told.map(({ body }) => body).join('\n')).toContain(ticket.reference)
        if (earlier.tickets.some(({ id }) => id === ticket.id)) return
        const context = checkTicket(ticket, chat.customerId, now)
        expect(context.requestId).toBe(now.inbound.at(-1)?.id)
        expect(context.orders.map(({ orderId, reference, totalMinor }) => [orderId, reference, totalMinor])).toEqual(
          earlier.orders.map((order) => [order.id, order.reference, order.totalMinor]),
        )
        const { pending } = Object(earlier.conversation.state).common ?? {}
        if (LASTING.has(pending?.kind)) expect([context.journey, context.step]).toEqual(['sales', pending.kind])
        else expect(Intent.safeParse(context.step).success || context.step.length > 0).toBe(true)
        // The newest words of both sides, with nothing of anybody else and nothing left out between them.
        const said = new Set([...now.inbound, ...earlier.outbound].map(({ body }) => body))
        for (const { text } of context.messages) expect(said).toContain(text)
        expect(context.messages.length).toBe(Math.min(12, now.inbound.length + earlier.outbound.length))
        expect(context.messages.map(({ text }) => text)).toContain(lines[0])
        const at = context.messages.map((message) => Date.parse(message.at))
        expect(at).toEqual([...at].sort((a, b) => a - b))
      }),
    )
  })

  it('holds for what builds up until a person must take over', PATIENCE, async () => {
    await holds(
      'property 12, built up',
      fc.asyncProperty(
        builtUp,
        fc.array(fc.constantFrom('hello', 'habari', 'asante'), { maxLength: 2 }),
        async ({ reason, lines }, talk) => {
          const chat = await openConversation()
          for (const line of [...talk, ...lines]) await chat.say(line)
          const now = await chat.read()
          expect(now.tickets.map((ticket) => ticket.reason)).toEqual([reason])
          const context = now.tickets.map((ticket) => checkTicket(ticket, chat.customerId, now))[0]
          for (const line of lines) expect(context?.messages.map(({ text }) => text)).toContain(line)
          expect(now.outbound.at(-1)?.body).toContain(now.tickets[0]?.reference)
        },
      ),
    )
  })
})
