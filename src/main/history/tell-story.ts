import type { Ctx } from '../../domain/context.ts'
import {
  changeTicket,
  claimConversation,
  claimTicket,
  replyAsPerson,
  resolveConversation,
  returnToBot,
  snoozeConversation,
} from '../../domain/handoff/index.ts'
import { addNote, setLabels } from '../../domain/inbox/index.ts'
import { endUnpaid } from './end-unpaid.ts'
import { leaveOut } from './leave-out.ts'
import type { PastShop } from './past-shop.ts'
import { payAsTold } from './pay-as-told.ts'
import type { Plot, Step } from './plots.ts'
import { sendGoods } from './send-goods.ts'

/** One talk: who writes, how it goes, and how everybody puts it. */
export interface Story {
  /** No two stories have the same: messages are known by it. */
  name: string
  plot: Plot
  /** What is paid for leaves the shop by the evening; without this it stands there to be prepared. */
  ships: boolean
  customer: { name: string; phone: string }
  /** Who works at the shop, by name, as the audit calls them. */
  staff: ReadonlyMap<string, string>
  say(phrase: string): string
  /** Seconds until somebody has read and written the next thing. */
  pause(): number
}

const MINUTE_MS = 60_000
const PACKING_MS = 50 * MINUTE_MS

/**
 * Plays a story by the verbs of the product. What one of them refuses is left out, as it would be at the counter. Afterwards nothing
 * waits for a later time: unpaid orders are called off, unless it is a story of this very day.
 * @returns false when it was told before
 */
export async function tellStory(shop: PastShop, story: Story): Promise<boolean> {
  let conversationId: string | null = null
  for (const [place, step] of story.plot.steps.entries()) {
    shop.clock.pass(story.pause() * 1_000)
    if ('says' in step) {
      const id = `SM${shop.ctxFor().ids.derive(`history ${story.name} ${place}`).replaceAll('-', '')}`
      conversationId = await shop.hear({ id, ...story.customer, text: story.say(step.says) })
      if (conversationId === null) return false
    } else if (conversationId !== null) {
      await happen(shop, story, { conversationId, step }).catch(leaveOut)
      await shop.settle()
    }
  }
  if (conversationId !== null && !story.plot.today) {
    await endUnpaid(shop, conversationId)
    if (story.ships) {
      shop.clock.pass(PACKING_MS)
      await sendGoods(shop, conversationId, story.staff.get('brian')).catch(leaveOut)
    }
    await endMatter(shop, story, conversationId)
  }
  return true
}

async function happen(
  shop: PastShop,
  story: Story,
  { conversationId, step }: { conversationId: string; step: Exclude<Step, { says: string }> },
): Promise<void> {
  if ('waits_minutes' in step) return shop.clock.pass(step.waits_minutes * MINUTE_MS)
  if (!('who' in step)) return payAsTold(shop, { conversationId, step })
  const ctx = shop.ctxFor(story.staff.get(step.who))
  const summary = { promised: null, note: '' }
  if ('takes_over' in step) await takeOver(shop, ctx, conversationId)
  if ('replies' in step) {
    const text = story.say(step.replies)
    await replyAsPerson(ctx, { conversationId, text, clientId: null, seen: null })
  }
  if ('notes' in step) await addNote(ctx, { conversationId, text: story.say(step.notes), mentions: [] })
  if ('labels' in step) await setLabels(ctx, { conversationId, labels: step.labels })
  if ('hands_back' in step) {
    await returnToBot(ctx, { conversationId, summary: { ...summary, outcome: step.hands_back } })
  }
  if ('resolves' in step) {
    const csat = step.asks_how_it_was
    await resolveConversation(ctx, { conversationId, summary: { ...summary, outcome: step.resolves }, csat })
  }
  if ('hands_over' in step) await sendGoods(shop, conversationId, ctx.actor)
  if ('snoozes_hours' in step) {
    const until = new Date(ctx.clock.now().getTime() + step.snoozes_hours * 60 * MINUTE_MS)
    await snoozeConversation(ctx, { conversationId, until })
  }
  if ('promises_minutes' in step) {
    const promisedAt = new Date(ctx.clock.now().getTime() + step.promises_minutes * MINUTE_MS)
    const ticketId = await ticketOf(shop, ctx, conversationId)
    if (ticketId !== null) await changeTicket(ctx, { ticketId, change: { promisedAt }, seen: null })
  }
}

/** As from the inbox: with its ticket, where there is one. */
async function takeOver(shop: PastShop, ctx: Ctx, conversationId: string): Promise<void> {
  const ticketId = await ticketOf(shop, ctx, conversationId)
  if (ticketId === null) await claimConversation(ctx, { conversationId, takeFrom: null })
  else await claimTicket(ctx, { ticketId, takeFrom: null })
}

async function ticketOf(shop: PastShop, { tenantId }: Ctx, conversationId: string): Promise<string | null> {
  const ticket = await shop.tx.handoffTicket.findFirst({
    where: { tenantId, conversationId, status: 'open' },
    select: { id: true },
  })
  return ticket?.id ?? null
}

/** Nobody of the past waits any more: whoever still did had her matter solved by whose it was, or by the owner. */
async function endMatter(shop: PastShop, story: Story, conversationId: string): Promise<void> {
  const { tenantId } = shop.ctxFor()
  const { inboxState, ownerId } = await shop.tx.conversation.findFirstOrThrow({
    where: { tenantId, id: conversationId },
    select: { inboxState: true, ownerId: true },
  })
  if (inboxState === 'assistant' || inboxState === 'done') return
  shop.clock.pass(5 * MINUTE_MS)
  const ctx = shop.ctxFor(ownerId ?? story.staff.get('achieng'))
  await takeOver(shop, ctx, conversationId)
  await replyAsPerson(ctx, { conversationId, text: story.say('staff_answer'), clientId: null, seen: null })
  await shop.settle()
  await resolveConversation(ctx, {
    conversationId,
    summary: { outcome: 'solved', promised: null, note: '' },
    csat: false,
  })
  await shop.settle()
}
