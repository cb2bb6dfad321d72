import { describe, expect, it } from 'vitest'
import { handoffCreateTicket, orderCreate } from '../../../tools/index.ts'
import { EMPTY_REPLAY } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { inboundRow } from '../../support/builders.ts'
import { outputOf, type ToolCtx, twoShops, variantAt } from './two-shops.ts'

describe('handoff_create_ticket', async () => {
  const { shop, other, customerOf, next, runners } = await twoShops()
  const call = {
    reason: 'human_requested' as const,
    summary: 'Wants to talk to a person',
    journey: 'support',
    step: 'kb_retrieve',
  }
  const open = async (ctx: ToolCtx, overrides: object = {}) =>
    outputOf(await runTool(next(ctx), handoffCreateTicket, { ...call, ...overrides }, EMPTY_REPLAY)).ticket

  it('keeps what the person who takes over must know', async () => {
    const ctx = await customerOf(shop)
    await ctx.transaction(({ tx }) =>
      tx.inboundMessage.create({
        data: inboundRow(ctx, { epoch: 1, body: 'I want a human', receivedAt: ctx.clock.now() }),
      }),
    )
    const lines = [{ variantId: variantAt(runners, 1), quantity: 1 }]
    const { order } = outputOf(await runTool(next(ctx), orderCreate, { lines }, EMPTY_REPLAY))
    const ticket = await open(ctx)
    const row = await ctx.transaction(({ tx }) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticket.ticketId } }))
    expect(row.context).toMatchObject({
      customer: { customerId: ctx.customerId },
      messages: [{ from: 'customer', text: 'I want a human' }],
      orders: [{ reference: order.reference, status: 'draft', payment: null }],
      journey: 'support',
      step: 'kb_retrieve',
    })
    expect(row).toMatchObject({ summary: call.summary, status: 'open', reason: 'human_requested' })
    const audit = await ctx.transaction(({ tx }) =>
      tx.auditEntry.count({ where: { subjectId: ticket.ticketId, action: 'ticket.opened' } }),
    )
    expect(audit).toBe(1)
  })

  it('gives the open ticket of the same reason again, and a new one for another reason', async () => {
    const ctx = await customerOf(shop)
    const first = await open(ctx)
    ctx.clock.advance(60_000)
    expect(await open(ctx, { summary: 'Again' })).toEqual(first)
    expect((await open(ctx, { reason: 'dispute' })).ticketId).not.toBe(first.ticketId)
    await ctx.transaction(({ tx }) =>
      tx.handoffTicket.updateMany({ where: { id: first.ticketId }, data: { status: 'resolved' } }),
    )
    expect((await open(ctx)).ticketId).not.toBe(first.ticketId)
  })

  it('gives whoever only wants somebody to talk to the ticket that brings a person anyway', async () => {
    const ctx = await customerOf(shop)
    const dispute = await open(ctx, { reason: 'dispute' })
    expect((await open(ctx, { reason: 'human_requested' })).reference).toBe(dispute.reference)
    expect((await open(ctx, { reason: 'frustration' })).reference).toBe(dispute.reference)
    const other = await customerOf(shop)
    const review = await open(other, { reason: 'payment_review' })
    expect((await open(other, { reason: 'human_requested' })).reference).not.toBe(review.reference)
  })

  it('promises minutes of opening time', async () => {
    const ctx = await customerOf(shop)
    ctx.clock.set('2026-11-16T15:50:00Z')
    expect((await open(ctx)).promisedAt).toBe('2026-11-17T05:05:00.000Z')
  })

  it('opens no ticket in the conversation of another shop', async () => {
    const mine = await customerOf(shop)
    const stranger = { ...(await customerOf(other)), conversationId: mine.conversationId }
    await expect(runTool(stranger, handoffCreateTicket, call, EMPTY_REPLAY)).rejects.toThrow()
    expect(
      await mine.transaction(({ tx }) => tx.handoffTicket.count({ where: { conversationId: mine.conversationId } })),
    ).toBe(0)
  })

  it('refuses a reason that is not on the list', async () => {
    const input = JSON.parse(JSON.stringify({ ...call, reason: 'boredom' }))
    expect(await runTool(await customerOf(shop), handoffCreateTicket, input, EMPTY_REPLAY)).toMatchObject({
      code: 'invalid_input',
    })
  })
})
