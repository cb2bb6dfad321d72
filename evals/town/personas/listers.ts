import { type Customer, say } from '../customer.ts'
import { sayPlace } from '../delivering.ts'
import { all, noTicket, paidOnce, saw } from '../grading/goals.ts'
import { confirmUntilPrompt, payPrompt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { goOn, startErrand } from '../shopping.ts'
import { makeWish, makeWishes, otherVariant, type Wish } from '../wish.ts'
import { sayFacts, sayList } from '../words/facts.ts'
import { languageNow } from '../words/grammar.ts'

/** Everything about each of the wishes in one message; she believes to have chosen all of it. */
async function orderAtOnce(customer: Customer, wishes: readonly Wish[], withPlace: boolean): Promise<void> {
  const { dice, belief } = customer
  const language = languageNow(dice, customer.language)
  for (const line of belief.lines) choose(line)
  const way = belief.way?.kind === 'delivery' ? belief.way.place : null
  const facts = sayList(dice, language, wishes)
  const place = withPlace && way !== null ? `, ${dice.pick(TO[language])} ${way}` : ''
  await say(customer, dice.next() < 0.7 ? 'want_facts' : 'facts_alone', { facts: `${facts}${place}` })
}

const TO = { en: ['deliver to', 'delivered to'], sw: ['niletewe', 'mniletee'], sheng: ['niletee', 'mniletee'] } as const

function choose(line: Customer['belief']['lines'][number]): void {
  const { item, variant } = line.wish
  line.picked = true
  line.values = item.variants.length > 1 ? Object.values(variant.options).map((value) => value.toLowerCase()) : []
}

/** Says all there is to say in her first message: two messages are enough to have the prompt. */
const exactBuyer: Persona = {
  name: 'exact_buyer',
  async play(customer) {
    const wish = makeWish(customer.taste, customer.shop, { minMinor: customer.shop.ways.minimumMinor ?? 0 })
    startErrand(customer, [wish], 'delivery')
    await orderAtOnce(customer, [wish], true)
    await goOn(customer, ['checkout'])
    const prompt = await confirmUntilPrompt(customer)
    const written = customer.phone.sids.length
    await payPrompt(customer, prompt)
    return all(paidOnce(customer), noTicket, saw(written <= 2, `${written} messages before the prompt, 2 say it all`))
  },
}

const listBuyer: Persona = {
  name: 'list_buyer',
  async play(customer) {
    const { taste, shop } = customer
    const wishes = makeWishes(taste, shop, 2 + taste.below(2), { minMinor: 2_000 })
    startErrand(customer, wishes)
    await orderAtOnce(customer, wishes, false)
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return all(paidOnce(customer), noTicket)
  },
}

/** One fact after the other, in whatever order they come to mind, whatever was asked meanwhile. */
const bitByBit: Persona = {
  name: 'bit_by_bit',
  async play(customer) {
    const { taste, shop, dice } = customer
    const wish = makeWish(taste, shop, { quantity: 1 })
    startErrand(customer, [wish])
    await say(customer, 'want_item', { item: wish.item.name })
    const [line] = customer.belief.lines
    if (line) choose(line)
    const values = wish.item.variants.length > 1 ? Object.values(wish.variant.options) : []
    const ordered = dice.next() < 0.5 ? values : values.toReversed()
    for (const value of ordered) {
      if (customer.screen.asked === 'delivery' || customer.screen.asked === 'checkout') break
      await say(customer, 'value', { value })
    }
    if (customer.screen.asked === 'delivery') await sayPlace(customer)
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

/** At the till: takes more, leaves something out, wants another one of something, and pays for exactly what is left. */
const corrector: Persona = {
  name: 'corrector',
  async play(customer) {
    const { taste, shop } = customer
    const [first, second, third] = makeWishes(taste, shop, 3, { minMinor: 2_000 })
    if (!first || !second || !third) throw new Error('she wants too little')
    startErrand(customer, [first, second], 'pickup')
    await orderAtOnce(customer, [first, second], false)
    await goOn(customer, ['checkout'])
    await leaveOut(customer, second)
    await addTo(customer, third)
    await recolour(customer, first)
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

async function leaveOut(customer: Customer, wish: Wish): Promise<void> {
  const { belief } = customer
  belief.lines = belief.lines.filter((line) => line.wish.item.id !== wish.item.id)
  await say(customer, 'remove_item', { item: wish.item.name })
  await goOn(customer, ['checkout'])
}

async function addTo(customer: Customer, wish: Wish): Promise<void> {
  const line = { wish, picked: true, values: [] }
  choose(line)
  customer.belief.lines.push(line)
  const facts = sayFacts(customer.dice, languageNow(customer.dice, customer.language), wish)
  await say(customer, 'add_item', { facts })
  await goOn(customer, ['checkout'])
}

/** Another colour of the first thing, while it is the only thing that has one. */
async function recolour(customer: Customer, wish: Wish): Promise<void> {
  const { lines } = customer.belief
  const other = otherVariant(wish, 'colour')
  const line = lines.find(({ wish: { item } }) => item.id === wish.item.id)
  const coloured = lines.filter(({ wish: { variant } }) => variant.options.colour !== undefined)
  if (other === null || line === undefined || coloured.length > 1) return
  line.wish = { ...wish, variant: other }
  choose(line)
  await say(customer, 'change_colour', { value: other.options.colour })
  await goOn(customer, ['checkout'])
}

const replacer: Persona = {
  name: 'replacer',
  async play(customer) {
    const [first, second] = makeWishes(customer.taste, customer.shop, 2, { quantity: 1 })
    if (!first || !second) throw new Error('she wants too little')
    startErrand(customer, [first], 'pickup')
    await orderAtOnce(customer, [first], false)
    await goOn(customer, ['checkout'])
    await say(customer, 'buy_instead', { item: first.item.name, other: second.item.name })
    customer.belief.lines = [{ wish: second, picked: true, values: [] }]
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return paidOnce(customer)
  },
}

export const LISTERS: Persona[] = [exactBuyer, listBuyer, bitByBit, corrector, replacer]
