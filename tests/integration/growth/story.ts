import { z } from 'zod'
import type { Product, ProductShop, TestCustomer } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import type { Answer, Colleague } from '../handoff/inbox.ts'

/** What customers ask a shop of shoes and phones. */
const LINES = [
  'Hi',
  'nataka viatu vya kukimbia size 42',
  'do you have school shoes size 38?',
  'what time do you close?',
  'what offers do you have?',
  'niaje, mko na simu ya 15k?',
  'can I return shoes?',
  'a waterproof bag for my laptop',
]
const WANTED = 'I want a Breeze Jogger size 42 black'

/**
 * One customer asks, buys by prompt and is told of her order; another pays by hand; a third wants a person, who answers. It is
 * over when nothing of it waits any more: what is half done would be work for everybody whom it is repeated for.
 */
export async function playStory(product: Product, shop: ProductShop, staff: Colleague): Promise<void> {
  await Promise.all([asks(shop.customer()), buys(product, shop.customer()), paysByHand(product, shop)])
  await isHelped(shop, staff)
  await staffReads(staff)
  await until(() => isOver(product, shop), { within: 60_000, what: 'the end of what the story began' })
}

async function isOver({ db }: Product, { tenantId }: ProductShop): Promise<boolean> {
  const [waits] = await db.transaction(
    tenantId,
    (tx) => tx.$queryRaw<{ any: boolean }[]>`
      SELECT EXISTS (SELECT FROM inbound_messages WHERE turn_id IS NULL)
        OR EXISTS (SELECT FROM outbound_messages WHERE status IN ('queued', 'sending', 'uncertain'))
        OR EXISTS (SELECT FROM payment_events WHERE handled_at IS NULL)
        OR EXISTS (SELECT FROM payment_notifications WHERE handled_at IS NULL) AS any`,
  )
  return waits?.any === false
}

async function asks(customer: TestCustomer): Promise<void> {
  for (const line of LINES) await customer.ask(line)
  await customer.ask('STOP')
}

async function buys({ sandbox }: Product, customer: TestCustomer): Promise<void> {
  await sandbox.daraja.script({ msisdn: customer.msisdn, outcome: 'pay' })
  await customer.ask(WANTED)
  await customer.ask('use coupon KARIBU10')
  await customer.ask('yes')
  await until(async () => (await customer.heard()).some((body) => body.includes('received')), { what: 'the receipt' })
  await customer.ask('order yangu iko wapi?')
}

async function paysByHand({ sandbox }: Product, shop: ProductShop): Promise<void> {
  const customer = shop.customer()
  await customer.ask(WANTED)
  const told = await customer.ask('paybill')
  const [, reference = '', amount = ''] = /Account number: (\S+)\nAmount: KES ([\d,]+)/.exec(told) ?? []
  const { receipt } = await sandbox.daraja.payC2b({
    shortcode: shop.shortcode,
    reference,
    amount: Number(amount.replace(',', '')),
    msisdn: customer.msisdn,
  })
  await until(async () => (await customer.heard()).some((body) => body.includes(receipt ?? 'a receipt')), {
    what: 'the receipt',
  })
}

async function isHelped(shop: ProductShop, staff: Colleague): Promise<void> {
  const customer = shop.customer()
  await customer.ask('I want to talk to a person')
  const { body } = await done(staff.get('/v1/tickets?status=open'))
  const { tickets } = z.object({ tickets: z.array(z.object({ ticket_id: z.uuid() })) }).parse(body)
  const path = `/v1/tickets/${tickets.at(-1)?.ticket_id}`
  await done(staff.get(path))
  await done(staff.post(`${path}/claim`, {}))
  await done(staff.post(`${path}/reply`, { text: 'Hello, how can I help?' }))
  await done(staff.post(`${path}/hand-back`, { summary: { outcome: 'solved' } }))
  await done(staff.post(`${path}/resolve`, { resolution: 'solved' }))
}

async function staffReads(staff: Colleague): Promise<void> {
  for (const path of ['/v1/payments/reviews', '/v1/failed-work', '/v1/tickets']) await done(staff.get(path))
  await done(staff.post('/v1/payments/reconcile'))
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`staff were answered ${status}: ${JSON.stringify(body)}`)
  return { status, body }
}
