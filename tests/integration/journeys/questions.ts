import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import type { Chat } from './chat.ts'
import type { SalesWorld } from './sales-shop.ts'

const WISH = 'I want a Breeze Jogger size 42 black'
const ORDERED = [`${WISH}, deliver to Kilimani`]

/** Every question that the bot can be waiting on, with the lines that lead to it. */
export const QUESTIONS = {
  clarify_intent: ['blah flibber'],
  narrow_query: ['I want to buy something'],
  pick_item: ['I want running shoes size 42'],
  choose_option: ['I want running shoes size 42', 'Breeze Jogger'],
  choose_quantity: ['I want a Breeze Jogger size 42', '99 pairs, black'],
  choose_delivery: [WISH],
  confirm_checkout: ORDERED,
  choose_payment: [...ORDERED, '2'],
  give_phone: [...ORDERED, 'use another number'],
  'await_payment stk': [...ORDERED, 'yes'],
  'await_payment c2b': [...ORDERED, 'paybill'],
  'await_payment card': [...ORDERED, 'card'],
  pick_order: [
    ...ORDERED,
    'paybill',
    'I want a 20,000 mAh Power Bank black, deliver to Kilimani',
    'where is my order?',
  ],
  offer_handoff: ['what is your returns policy?'],
  confirm_cancel_order: [...ORDERED, 'paybill', 'cancel my order'],
} as const satisfies Record<string, readonly string[]>

export type Question = keyof typeof QUESTIONS

export const EVERY_QUESTION = Object.keys(QUESTIONS).filter((name): name is Question => name in QUESTIONS)

export const session = (chat: Chat) => sessionOf(chat.state)

/** The name of what a conversation waits for. */
export function waitingFor(chat: Chat): string | null {
  const { pending } = session(chat)
  return pending === null ? null : pending.kind === 'await_payment' ? `await_payment ${pending.method}` : pending.kind
}

/** A customer who has been asked this question. */
export async function askedAbout(question: Question, world: SalesWorld, shop: TestShop): Promise<Chat> {
  const chat = await world.chat(shop)
  for (const line of QUESTIONS[question]) await chat.say(line)
  if (waitingFor(chat) !== question) throw new Error(`${question} was not asked, but ${waitingFor(chat)}`)
  return chat
}

/** Everything of this customer that a message could have changed. */
export async function rowsOf({ shop: { tenantId }, conversationId, customerId }: Chat, world: SalesWorld) {
  return world.db.transaction(tenantId, async (tx) => {
    const at = { tenantId, conversationId }
    const orders = await tx.order.findMany({
      where: at,
      include: { lines: { orderBy: { position: 'asc' } }, attempts: { orderBy: { createdAt: 'asc' } } },
      orderBy: { createdAt: 'asc' },
    })
    const tickets = await tx.handoffTicket.findMany({ where: at })
    const consents = await tx.consentEntry.findMany({ where: { tenantId, customerId }, orderBy: { at: 'asc' } })
    const customer = await tx.customer.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id: customerId } } })
    return {
      orders: orders.map(({ status, totalMinor, stockState, lines, attempts }) => ({
        status,
        totalMinor,
        stockState,
        lines: lines.map(({ quantity, itemName, variantName }) => `${quantity} x ${itemName} (${variantName})`),
        attempts: attempts.map(
          (attempt) => `${attempt.method} ${attempt.status}${attempt.superseded ? ' superseded' : ''}`,
        ),
      })),
      tickets: tickets.map(({ reason, status, context }) => ({ reason, status, context })),
      consents: consents.map(({ purpose, action }) => `${purpose} ${action}`),
      optedOut: customer.optedOutAt !== null,
    }
  })
}
