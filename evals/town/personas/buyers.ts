import { answerPrompt, type Customer, read, say, waitForNews, write } from '../customer.ts'
import { all, check, noTicket, nothingCharged, paidOnce, saw } from '../grading/goals.ts'
import { buyAndPay, buyUntilPrompt, confirmUntilPrompt, payPrompt, untilPrompt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { goOn, shopUntil, startErrand } from '../shopping.ts'
import { makeWish, otherVariant } from '../wish.ts'

const plainBuyer: Persona = {
  name: 'plain_buyer',
  async play(customer) {
    await buyAndPay(customer, makeWish(customer.taste, customer.shop))
    return all(paidOnce(customer), noTicket)
  },
}

const bargainer: Persona = {
  name: 'bargainer',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    await say(customer, 'price_of', { item: wish.item.name })
    await say(customer, 'bargain')
    await shopUntil(customer, wish, ['checkout'])
    const before = customer.belief.totalMinor
    await say(customer, 'bargain')
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    const moved = saw(customer.belief.totalMinor === before, 'the price moved because somebody bargained')
    return all(paidOnce(customer), moved)
  },
}

const doubleTexter: Persona = {
  name: 'double_texter',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    const { phone, dice } = customer
    startErrand(customer, [wish])
    await phone.send('hi')
    await phone.send(wish.item.name)
    if (dice.next() < 0.5) await phone.send('?')
    read(customer, await phone.settle())
    await goOn(customer, ['checkout'])
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
    const { first, second, size } = withOtherSize(customer)
    await shopUntil(customer, first, ['checkout'])
    const [line] = customer.belief.lines
    if (line === undefined) throw new Error('she wants nothing')
    if (size !== null) {
      await say(customer, 'change_size', { value: size })
      Object.assign(line, { wish: { ...first, variant: second }, values: [size.toLowerCase()] })
      await goOn(customer, ['checkout'])
    }
    line.wish = { ...line.wish, quantity: first.quantity === 2 ? 3 : 2 }
    await say(customer, 'count', { q: line.wish.quantity })
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

function withOtherSize(customer: Customer) {
  for (let tries = 0; tries < 60; tries++) {
    const first = makeWish(customer.taste, customer.shop)
    const second = otherVariant(first, 'size')
    if (second) return { first, second, size: second.options.size ?? null }
  }
  const first = makeWish(customer.taste, customer.shop)
  return { first, second: first.variant, size: null }
}

const canceller: Persona = {
  name: 'canceller',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    await shopUntil(customer, wish, ['checkout'])
    const answer = await say(customer, 'drop')
    return all(nothingCharged, saw(answer.text !== '', 'cancelling was not answered'), (rows) =>
      check(rows.attempts.length === 0, 'a payment was started for a cancelled order'),
    )
  },
}

const couponUser: Persona = {
  name: 'coupon_user',
  async play(customer) {
    const { shop, taste, dice } = customer
    const offer = dice.pick(
      shop.offers.filter(({ code, running, categories }) => code !== null && running && categories.length === 0),
    )
    const expired = shop.offers.find(({ code, running }) => code !== null && !running)
    // What is cheaper for everybody already may have more off than the code gives.
    const reduced = shop.offers.flatMap(({ code, running, categories }) => (code === null && running ? categories : []))
    const wish = makeWish(taste, shop, {
      fits: ({ category }) => !reduced.includes(category),
      minMinor: offer.minTotalMinor,
      quantity: shop.slug === 'mama-njeri-grocery' ? 5 : 1,
    })
    await shopUntil(customer, wish, ['checkout'])
    const full = customer.belief.totalMinor ?? 0
    await say(customer, 'coupon', { code: expired?.code ?? 'BURE100' })
    await goOn(customer, ['checkout'])
    const unmoved = customer.belief.totalMinor === full
    await say(customer, 'coupon', { code: offer.code ?? '' })
    await goOn(customer, ['checkout'])
    const lower = (customer.belief.totalMinor ?? full) < full
    await payPrompt(customer, await confirmUntilPrompt(customer))
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
    await buyAndPay(customer, makeWish(customer.taste, customer.shop))
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
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
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
