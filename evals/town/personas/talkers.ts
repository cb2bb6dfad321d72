import { SpokenLang } from '../../../src/lib/languages.ts'
import { openWith } from '../choosing.ts'
import { type Customer, say, write } from '../customer.ts'
import { all, check, noTicket, nothingOrdered, saw } from '../grading/goals.ts'
import type { Persona } from '../persona.ts'
import { amountsIn, type Screen } from '../read-reply.ts'
import { makeWish } from '../wish.ts'

/** Who is not understood asks once more in other words. */
async function askPrice(customer: Customer, item: string, prices: readonly number[]): Promise<Screen> {
  const first = await say(customer, 'price_of', { item })
  const told = amountsIn(first.text).some((amount) => prices.includes(amount))
  return told ? first : say(customer, 'price_of', { item })
}

const windowShopper: Persona = {
  name: 'window_shopper',
  async play(customer) {
    const { taste, shop } = customer
    await say(customer, 'greet')
    const first = await openWith(customer, makeWish(taste, shop))
    if (first.asked === 'items') await say(customer, 'others')
    const { item } = makeWish(taste, shop)
    const prices = item.variants.map(({ priceMinor }) => priceMinor)
    const priced = await askPrice(customer, item.name, prices)
    await say(customer, 'thanks')
    return all(
      nothingOrdered,
      noTicket,
      saw(first.text !== '', 'the first wish was not answered'),
      saw(
        amountsIn(priced.text).some((amount) => prices.includes(amount)),
        `asked the price of ${item.name} (${[...new Set(prices)].join('/')}): ${priced.text.slice(0, 160)}`,
      ),
    )
  },
}

const supportAsker: Persona = {
  name: 'support_asker',
  async play(customer) {
    const hours = await say(customer, 'hours')
    const delivery = await say(customer, 'delivery')
    const returns = await say(customer, 'returns')
    const ways = await say(customer, 'payment_ways')
    const offersPerson = /shall I ask|nimwombe mtu|niulize msee/i
    return all(
      nothingOrdered,
      saw(/\d{1,2}[:.]\d{2}|\d ?[ap]m|saa \p{L}+/iu.test(hours.text), `no opening hours: ${hours.text.slice(0, 160)}`),
      saw(
        known(customer, delivery.text) || namesFee(customer, delivery.text) || offersPerson.test(delivery.text),
        `delivery: ${delivery.text.slice(0, 160)}`,
      ),
      saw(known(customer, returns.text) || offersPerson.test(returns.text), `returns: ${returns.text.slice(0, 160)}`),
      saw(
        /m-?pesa/i.test(ways.text) || offersPerson.test(ways.text),
        `no way of paying named: ${ways.text.slice(0, 160)}`,
      ),
    )
  },
}

/** What delivery costs to one of its places. */
function namesFee({ shop }: Customer, text: string): boolean {
  return shop.ways.zones.some(({ feeMinor }) => amountsIn(text).includes(feeMinor))
}

/** A run of five words that the shop's own texts hold. */
function known({ shop }: Customer, text: string): boolean {
  const plain = (from: string) => from.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
  const words = plain(text).trim().split(' ')
  const written = plain(shop.texts)
  return words.some((_, at) => at + 5 <= words.length && written.includes(words.slice(at, at + 5).join(' ')))
}

const offerAsker: Persona = {
  name: 'offer_asker',
  async play(customer) {
    const answer = await say(customer, 'offers')
    const codes = customer.shop.offers.flatMap(({ code, running }) => (running && code !== null ? [code] : []))
    const gone = customer.shop.offers.flatMap(({ code, running }) => (!running && code !== null ? [code] : []))
    return all(
      nothingOrdered,
      saw(
        codes.some((code) => answer.text.includes(code)),
        `no offer named: ${answer.text.slice(0, 160)}`,
      ),
      saw(!gone.some((code) => answer.text.includes(code)), 'an offer that is over was named'),
    )
  },
}

const WANTED = { en: 'en', sw: 'sw', sheng: 'sheng' } as const

const languageSwitcher: Persona = {
  name: 'language_switcher',
  async play(customer) {
    const { taste, dice, shop } = customer
    await openWith(customer, makeWish(taste, shop))
    const choices = SpokenLang.options.filter((one) => one !== customer.language && shop.languages.includes(one))
    const wanted = dice.pick(choices)
    customer.language = wanted
    const told = await say(customer, 'speak')
    const after = await say(customer, 'hours')
    return all(nothingOrdered, saw(told.text !== '' && after.text !== '', 'the switch was not answered'), (rows) =>
      check(
        rows.customer?.languagePref === WANTED[wanted],
        `language_pref is ${rows.customer?.languagePref}, asked for ${wanted}`,
      ),
    )
  },
}

const smallTalker: Persona = {
  name: 'small_talker',
  async play(customer) {
    const hello = await say(customer, 'greet')
    await say(customer, 'chat')
    await say(customer, 'thanks')
    return all(nothingOrdered, noTicket, saw(hello.text !== '', 'a greeting was not answered'))
  },
}

/** No words at all: pictures, voice, a place, a contact, an emoji. */
const wordless: Persona = {
  name: 'wordless',
  async play(customer) {
    const media = (contentType: string) => ({ media: { contentType } })
    const picture = await write(customer, '', { kind: 'image', ...media('image/jpeg') })
    const voice = await write(customer, '', { kind: 'audio', ...media('audio/ogg') })
    const place = await write(customer, '', { kind: 'location', body: undefined })
    const emoji = await write(customer, '👍')
    const silent = Object.entries({ picture, voice, place, emoji }).flatMap(([name, { text }]) =>
      text === '' ? [name] : [],
    )
    return all(nothingOrdered, saw(silent.length === 0, `not answered: ${silent.join(', ')}`))
  },
}

export const TALKERS: Persona[] = [windowShopper, supportAsker, offerAsker, languageSwitcher, smallTalker, wordless]
