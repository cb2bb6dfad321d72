import { answerPrompt, type Customer, read, say, waitForNews, write } from '../customer.ts'
import { all, check, noTicket, nothingCharged, paidOnce, saw } from '../grading/goals.ts'
import { buyAndPay, buyUntilPrompt, confirmUntilPrompt, payPrompt, untilPrompt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { amountsIn } from '../read-reply.ts'
import { goOn, shopUntil } from '../shopping.ts'
import { makeWish, otherVariant } from '../wish.ts'

const plainBuyer: Persona = {
  name: 'plain_buyer',
  async play(customer) {
    await buyAndPay(customer, makeWish(customer.dice, customer.shop))
    return all(paidOnce(customer), noTicket)
  },
}

const bargainer: Persona = {
  name: 'bargainer',
  async play(customer) {
    const wish = makeWish(customer.dice, customer.shop)
    await say(customer, 'price_of', { item: wish.item.name })
    await say(customer, 'bargain')
    await shopUntil(customer, wish, ['order'])
    const before = customer.belief.totalMinor
    await say(customer, 'bargain')
    await goOn(customer, wish, ['order'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    const moved = saw(customer.belief.totalMinor === before, 'the price moved because somebody bargained')
    return all(paidOnce(customer), moved)
  },
}

const doubleTexter: Persona = {
  name: 'double_texter',
  async play(customer) {
    const wish = makeWish(customer.dice, customer.shop)
    const { phone, dice } = customer
    await phone.send('hi')
    await phone.send(wish.item.name)
    if (dice.next() < 0.5) await phone.send('?')
    customer.belief = { item: wish.item.name, values: [], quantity: wish.quantity, totalMinor: null }
    read(customer, await phone.settle())
    await goOn(customer, wish, ['order'])
    await phone.send(dice.pick(['ok', 'sawa']))
    await phone.send(dice.pick(['yes', 'ndio', 'tuma']))
    read(customer, await phone.settle())
    await payPrompt(customer, await untilPrompt(customer))
    return paidOnce(customer)
  },
}

const changer: Persona = {
  name: 'changer_of_mind',
  async play(customer) {
    const wish = withOtherSize(customer)
    await shopUntil(customer, wish.first, ['order'])
    if (wish.size !== null) {
      await say(customer, 'change_size', { value: wish.size })
      customer.belief.values = [wish.size.toLowerCase()]
      await goOn(customer, { ...wish.first, variant: wish.second }, ['order'])
    }
    const quantity = customer.belief.quantity === 2 ? 3 : 2
    customer.belief.quantity = quantity
    await say(customer, 'count', { q: quantity })
    await goOn(customer, { ...wish.first, variant: wish.second, quantity }, ['order'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

function withOtherSize(customer: Customer) {
  for (let tries = 0; tries < 60; tries++) {
    const first = makeWish(customer.dice, customer.shop)
    const second = otherVariant(first, 'size')
    if (second) return { first, second, size: second.options.size ?? null }
  }
  const first = makeWish(customer.dice, customer.shop)
  return { first, second: first.variant, size: null }
}

const canceller: Persona = {
  name: 'canceller',
  async play(customer) {
    const wish = makeWish(customer.dice, customer.shop)
    await shopUntil(customer, wish, ['order'])
    const answer = await say(customer, 'drop')
    return all(nothingCharged, saw(answer.text !== '', 'cancelling was not answered'), (rows) =>
      check(rows.attempts.length === 0, 'a payment was started for a cancelled order'),
    )
  },
}

const couponUser: Persona = {
  name: 'coupon_user',
  async play(customer) {
    const { shop, dice } = customer
    const offer = dice.pick(
      shop.offers.filter(({ code, running, categories }) => code !== null && running && categories.length === 0),
    )
    const expired = shop.offers.find(({ code, running }) => code !== null && !running)
    const wish = makeWish(dice, shop, {
      minMinor: offer.minTotalMinor,
      quantity: shop.slug === 'mama-njeri-grocery' ? 5 : 1,
    })
    await shopUntil(customer, wish, ['order'])
    const full = customer.belief.totalMinor ?? 0
    await say(customer, 'coupon', { code: expired?.code ?? 'BURE100' })
    await goOn(customer, wish, ['order'])
    const unmoved = customer.belief.totalMinor === full
    const told = await say(customer, 'coupon', { code: offer.code ?? '' })
    // The new total is told at once, and may be asked for in the same breath.
    customer.belief.totalMinor = amountsIn(told.text).at(-1) ?? full
    const lower = customer.belief.totalMinor < full
    await payPrompt(customer, await untilPrompt(customer))
    return all(
      paidOnce(customer),
      saw(unmoved, 'a code that is not valid changed the total'),
      saw(lower, `the code ${offer.code} took nothing off`),
      (rows) =>
        check(
          rows.orders.some(({ offerId, status }) => status === 'paid' && offerId === offer.id),
          'the paid order has not the offer of the code',
        ),
    )
  },
}

const orderTracker: Persona = {
  name: 'order_tracker',
  async play(customer) {
    await buyAndPay(customer, makeWish(customer.dice, customer.shop))
    const status = await say(customer, 'status')
    const [push] = await customer.house.sandbox.daraja.pushes({ msisdn: customer.phone.msisdn })
    const reference = push?.accountReference ?? '-'
    const asked = await write(customer, reference.toLowerCase())
    return all(
      paidOnce(customer),
      saw(status.text.includes(reference), 'the status does not name the order'),
      saw(asked.text !== '', 'a bare reference was not answered'),
    )
  },
}

const phoneCanceller: Persona = {
  name: 'cancels_on_phone',
  async play(customer) {
    const prompt = await buyUntilPrompt(customer, makeWish(customer.dice, customer.shop))
    await answerPrompt(customer, prompt.id, 'cancel')
    const news = await waitForNews(customer, 'the news of the cancelled payment')
    return all(nothingCharged, saw(news.text !== '', 'the cancelled payment was not told'))
  },
}

export const BUYERS = [
  plainBuyer,
  bargainer,
  doubleTexter,
  changer,
  canceller,
  couponUser,
  orderTracker,
  phoneCanceller,
]
