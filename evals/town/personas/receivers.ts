import { answerPrompt, type Customer, promptOnPhone, say } from '../customer.ts'
import { sayPlace } from '../delivering.ts'
import { ProductFault } from '../faults.ts'
import { all, check, paidOnce, saw } from '../grading/goals.ts'
import { buyAndPay, confirmUntilPrompt, payPrompt, waitForReceipt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { goOn, shopUntil } from '../shopping.ts'
import type { TownShop } from '../town-shops.ts'
import { fetchFrom, toPlace } from '../way.ts'
import { makeWish } from '../wish.ts'

/** What is worth a delivery here. */
function worthBringing({ taste, shop }: Customer) {
  return makeWish(taste, shop, { minMinor: shop.ways.minimumMinor ?? 0 })
}

/** At the till she wants it brought somewhere else. */
const mover: Persona = {
  name: 'mover',
  async play(customer) {
    const { taste, shop } = customer
    const wish = worthBringing(customer)
    await shopUntil(customer, wish, ['checkout'])
    const after = toPlace(taste, shop)
    customer.belief.way = after
    await say(customer, 'move_to', { place: after.place })
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

/** Nobody goes where she lives: that is said, and she fetches it. */
const outsider: Persona = {
  name: 'outsider',
  async play(customer) {
    const { taste, shop } = customer
    const far = taste.pick(FAR_AWAY)
    const asked = await say(customer, 'delivery_fee', { place: far })
    const wish = worthBringing(customer)
    await shopUntil(customer, wish, ['delivery', 'checkout'])
    const served = shop.ways.zones.some(({ elsewhere }) => elsewhere)
    if (served) return buyThere(customer, far)
    if (customer.screen.asked === 'delivery') await say(customer, 'deliver_to', { place: far })
    const { text } = customer.screen
    customer.belief.way = fetchFrom(taste, shop)
    await sayPlace(customer)
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return all(
      paidOnce(customer),
      saw(denies(asked.text), `asked for delivery to ${far}: ${asked.text.slice(0, 160)}`),
      saw(denies(text), `ordered to ${far}: ${text.slice(0, 160)}`),
    )
  },
}

const FAR_AWAY = ['Lodwar', 'Garissa', 'Lamu', 'Kitale', 'Isiolo'] as const

function denies(text: string): boolean {
  return /do not deliver|don't deliver|only deliver|hatuleti|hatudeliver|hatufiki/i.test(text)
}

/** Where parcels go everywhere, hers does too. */
async function buyThere(customer: Customer, place: string) {
  const zone = elsewhereOf(customer.shop)
  if (customer.screen.asked === 'delivery') {
    customer.belief.way = { kind: 'delivery', zoneId: zone.id, zone: zone.name, place }
    await sayPlace(customer)
  }
  await goOn(customer, ['checkout'])
  await payPrompt(customer, await confirmUntilPrompt(customer))
  return paidOnce(customer)
}

function elsewhereOf({ ways }: TownShop) {
  const zone = ways.zones.find(({ elsewhere }) => elsewhere)
  if (!zone) throw new Error('there is no zone for everywhere else')
  return zone
}

/** After paying she asks when it comes and says thanks: nobody asks for money again. */
const waiter: Persona = {
  name: 'waits_for_delivery',
  async play(customer) {
    const wish = worthBringing(customer)
    await buyAndPay(customer, wish)
    const when = await say(customer, 'when_comes')
    const thanks = await say(customer, 'thanks')
    const hours = await say(customer, 'hours')
    const asked = [when, thanks, hours].map((screen) => screen.asked)
    return all(
      paidOnce(customer),
      (rows) => check(rows.attempts.length === 1, `${rows.attempts.length} payments were started for one order`),
      saw(
        when.text !== '' && /\d|today|tomorrow|leo|kesho|day|time|muda|promise/i.test(when.text),
        `when it comes: ${when.text.slice(0, 160)}`,
      ),
      saw(hours.text !== '', 'a question after the payment was not answered'),
      saw(!asked.includes('checkout') && !asked.includes('method'), 'was asked to pay again'),
    )
  },
}

/** "Let me ask my wife": the order waits, and comes back as it was. */
const pauser: Persona = {
  name: 'comes_back_later',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    await shopUntil(customer, wish, ['checkout'])
    const before = customer.belief.totalMinor
    const kept = await say(customer, 'later')
    await say(customer, 'go_on')
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return all(
      paidOnce(customer),
      saw(kept.text !== '' && kept.asked !== 'items', `asked for time: ${kept.text.slice(0, 160)}`),
      saw(customer.belief.totalMinor === before, 'the total is another one after a while'),
    )
  },
}

/** The prompt goes to the phone of somebody else. */
const sponsored: Persona = {
  name: 'paid_from_another_phone',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop)
    await shopUntil(customer, wish, ['checkout'])
    const msisdn = `2547${customer.phone.msisdn.slice(4)}`
    await say(customer, 'pay_from', { phone: `0${msisdn.slice(3)}` })
    if (customer.screen.asked === 'checkout') await say(customer, 'yes')
    const prompt = await promptOnPhone(customer, msisdn)
    if (prompt.amount * 100 !== customer.belief.totalMinor)
      throw new ProductFault(`the prompt asks for KES ${prompt.amount}`)
    await answerPrompt(customer, prompt.id, 'pay')
    await waitForReceipt(customer, msisdn)
    return paidOnce(customer)
  },
}

export const RECEIVERS: Persona[] = [mover, outsider, waiter, pauser, sponsored]
