import { placeNotification } from '../../../src/domain/payments/index.ts'
import { type Customer, waitForNews } from '../customer.ts'
import { ProductFault } from '../faults.ts'
import { all, check, paidOnce, saw } from '../grading/goals.ts'
import { payAnotherWay } from '../methods.ts'
import type { Persona } from '../persona.ts'
import { amountsIn } from '../read-reply.ts'
import { shopUntil } from '../shopping.ts'
import { makeWish } from '../wish.ts'

interface Instructions {
  shortcode: string
  account: string
  amountMinor: number
}

/** Chooses the paybill and reads the instructions as a person does: business number, account, amount. */
async function askForPaybill(customer: Customer): Promise<Instructions> {
  const wish = makeWish(customer.taste, customer.shop)
  await shopUntil(customer, wish, ['checkout'])
  const { text } = await payAnotherWay(customer, 'c2b')
  const shortcode = /(?:Business number|Namba ya biashara): ?(\d+)/i.exec(text)?.[1]
  const account = /(?:Account number|Namba ya akaunti): ?([A-Z0-9]+)/i.exec(text)?.[1]
  const amountMinor = amountsIn(text)[0]
  if (shortcode === undefined || account === undefined || amountMinor === undefined) {
    throw new ProductFault(`no paybill instructions: ${text.slice(0, 300)}`)
  }
  if (amountMinor !== customer.belief.totalMinor) throw new ProductFault(`the paybill asks for ${amountMinor / 100}`)
  return { shortcode, account, amountMinor }
}

async function sendByHand(customer: Customer, { shortcode, account, amountMinor }: Instructions): Promise<string> {
  const { house, phone } = customer
  phone.note('mpesa', `sends KES ${amountMinor / 100} to ${shortcode}, account ${account}`)
  const { receipt, refusedWith } = await house.sandbox.daraja.payC2b({
    shortcode,
    reference: account,
    amount: amountMinor / 100,
    msisdn: phone.msisdn,
  })
  if (receipt === null) throw new ProductFault(`the paybill refused the money: ${refusedWith}`)
  house.sentByHand.push({ receipt, amountMinor, reference: account.toUpperCase() })
  return receipt
}

const paybillBuyer: Persona = {
  name: 'paybill_buyer',
  needs: 'c2b',
  async play(customer) {
    const instructions = await askForPaybill(customer)
    // Thumbs write capitals as small letters.
    const account = customer.dice.next() < 0.5 ? instructions.account : instructions.account.toLowerCase()
    const receipt = await sendByHand(customer, { ...instructions, account })
    const news = await waitForNews(customer, 'the receipt of the paybill')
    return all(
      paidOnce(customer),
      saw(news.text.includes(receipt), `the receipt ${receipt} was not told: ${news.text.slice(0, 120)}`),
    )
  },
}

/** Money with an account that fits no order settles nothing: a person looks at it. */
const wrongAccount: Persona = {
  name: 'paybill_wrong_account',
  needs: 'c2b',
  async play(customer) {
    const instructions = await askForPaybill(customer)
    const account = `${instructions.account.slice(0, -2)}${instructions.account.endsWith('22') ? '33' : '22'}`
    const receipt = await sendByHand(customer, { ...instructions, account })
    return all(saw(await underReview(customer, receipt), 'money without an order is not under review'), (found) =>
      check(
        found.orders.every(({ status }) => status !== 'paid'),
        'an order was paid by a wrong account number',
      ),
    )
  },
}

/** Unknown money first waits for a callback that may explain it: that time is made to pass. */
async function underReview({ house, shop }: Customer, receipt: string): Promise<boolean> {
  const { rows: waiting } = await house.owner.query<{ id: string }>(
    `UPDATE payment_notifications SET not_before = now() - interval '1 second'
     WHERE tenant_id = $1 AND handled_at IS NULL AND claim::text LIKE '%' || $2 || '%' RETURNING id`,
    [shop.tenantId, receipt],
  )
  for (const { id } of waiting) await placeNotification(house.runtime.ctxFor(shop.tenantId), { notificationId: id })
  const { rows } = await house.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM payment_reviews v JOIN money_receipts m ON m.tenant_id = v.tenant_id AND m.id = v.receipt_id
     WHERE m.receipt = $1 AND m.allocated_minor = 0`,
    [receipt],
  )
  return rows[0]?.n === 1
}

const cardBuyer: Persona = {
  name: 'card_buyer',
  needs: 'card',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    await shopUntil(customer, wish, ['checkout'])
    const { text } = await payAnotherWay(customer, 'card')
    if (!/https?:\/\//.test(text)) throw new ProductFault(`no link to pay by card: ${text.slice(0, 300)}`)
    const orders = await customer.house.sandbox.pesapal.orders()
    const order = orders.find(({ checkoutUrl }) => text.includes(checkoutUrl))
    if (!order) throw new ProductFault(`the link leads to no payment: ${text.slice(0, 300)}`)
    if (Math.round(order.amount * 100) !== customer.belief.totalMinor)
      throw new ProductFault(`the page asks for ${order.amount}`)
    if (customer.dice.next() < 0.3) await customer.house.sandbox.pesapal.pay(order.trackingId, { outcome: 'failed' })
    await customer.house.sandbox.pesapal.pay(order.trackingId, { notifications: customer.dice.pick([1, 2]) })
    customer.phone.note('mpesa', `pays ${order.amount} by card`)
    await waitForNews(customer, 'the receipt of the card payment')
    return paidOnce(customer)
  },
}

export const OTHER_PAYERS: Persona[] = [paybillBuyer, wrongAccount, cardBuyer]
