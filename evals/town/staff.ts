import { handBack, takeOver } from '../../src/domain/handoff/index.ts'
import { queueReply } from '../../src/domain/messaging/index.ts'
import { sendMessagesJob } from '../../src/jobs/send-messages.job.ts'
import { until } from '../until.ts'
import type { Customer } from './customer.ts'
import { ProductFault } from './faults.ts'

/** A person of the shop takes the conversation; complete once nothing of the bot is on the wire any more. */
export async function takeOverConversation(customer: Customer): Promise<string> {
  const { house, shop, phone } = customer
  const conversationId = await conversationOf(customer)
  const ctx = house.runtime.ctxFor(shop.tenantId)
  const take = async () => (await takeOver(ctx, { conversationId, operator: 'amina' })).outcome === 'owned'
  const taken = await until(take, { withinMs: 10_000, everyMs: 50 })
  if (taken === null) throw new ProductFault('a take-over did not settle within ten seconds')
  await phone.look()
  phone.note('staff', '(takes over)')
  customer.human.push({ from: phone.seen, until: null, said: [] })
  return conversationId
}

/** The person writes through the product's own outbox. */
export async function replyAsPerson(customer: Customer, conversationId: string, text: string): Promise<void> {
  const { house, shop, phone } = customer
  const ctx = { ...house.runtime.ctxFor(shop.tenantId), actor: 'staff:amina' }
  await ctx.transaction((ctx) =>
    queueReply(ctx, { conversationId, author: 'human', kind: 'reply', text, menu: null, dedupeKey: null }),
  )
  await house.runtime.queue.enqueue(sendMessagesJob, { tenantId: shop.tenantId, conversationId })
  customer.human.at(-1)?.said.push(text)
  phone.note('staff', text)
}

export async function handBackConversation(customer: Customer, conversationId: string): Promise<void> {
  const { house, shop, phone } = customer
  await phone.settle()
  const stretch = customer.human.at(-1)
  if (stretch) stretch.until = phone.seen
  phone.note('staff', '(hands back)')
  const summary = { outcome: 'solved' as const, promised: null, note: 'brings it at 5' }
  await handBack(house.runtime.ctxFor(shop.tenantId), { conversationId, summary })
}

async function conversationOf({ house, shop, phone }: Customer): Promise<string> {
  const look = async () => {
    const { rows } = await house.owner.query<{ id: string }>(
      `SELECT v.id FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
       WHERE v.tenant_id = $1 AND c.address = $2`,
      [shop.tenantId, phone.address],
    )
    return rows[0]?.id ?? null
  }
  const id = await until(look, { withinMs: 10_000, everyMs: 25 })
  if (id === null) throw new ProductFault('there is no conversation to take over')
  return id
}
