import { type Customer, say } from '../customer.ts'
import { all, check, noTicket, nothingOrdered, paidOnce, saw } from '../grading/goals.ts'
import { confirmUntilPrompt, payPrompt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { amountsIn, type Screen } from '../read-reply.ts'
import { goOn, startErrand } from '../shopping.ts'
import type { TownItem } from '../town-shops.ts'
import { makeWish, makeWishes } from '../wish.ts'
import { sayPrice } from '../words/facts.ts'
import { GOODS, NOT_HERE } from '../words/goods.ts'
import { languageNow } from '../words/grammar.ts'
import type { Act } from '../words/speech.ts'

/** Asks about the thing before she takes "that one": price, what it comes in, delivery; and then pays for it. */
const carefulBuyer: Persona = {
  name: 'careful_buyer',
  async play(customer) {
    const { taste, shop } = customer
    const wish = makeWish(taste, shop, { minMinor: shop.ways.minimumMinor ?? 0 })
    startErrand(customer, [wish])
    const { way } = customer.belief
    const priced = await say(customer, 'price_of', { item: wish.item.name })
    const told = tellsPrice(priced, wish.item)
    const returns = await say(customer, 'returns')
    const fee = way?.kind === 'delivery' ? await say(customer, 'delivery_fee', { place: way.place }) : null
    await say(customer, 'price_of', { item: wish.item.name })
    await say(customer, 'take_it')
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return all(
      paidOnce(customer),
      noTicket,
      saw(told, `price of ${wish.item.name}: ${priced.text.slice(0, 160)}`),
      saw(returns.text !== '', 'the question about returns was not answered'),
      saw(fee === null || tellsFee(fee, customer), `delivery to ${way?.place}: ${fee?.text.slice(0, 160)}`),
    )
  },
}

function tellsPrice({ text }: Screen, { variants }: TownItem): boolean {
  return amountsIn(text).some((amount) => variants.some(({ priceMinor }) => priceMinor === amount))
}

function tellsFee({ text }: Screen, { belief: { way }, shop }: Customer): boolean {
  const zone = way?.kind === 'delivery' ? shop.ways.zones.find(({ id }) => id === way.zoneId) : undefined
  return amountsIn(text).includes(zone?.feeMinor ?? -1) || /\b(?:free|bure)\b/i.test(text)
}

/** A kind of thing, for no more than so much; she takes the first that is shown. */
const budgetBuyer: Persona = {
  name: 'budget_buyer',
  async play(customer) {
    const { taste, shop, dice } = customer
    const wish = makeWish(taste, shop, {
      quantity: 1,
      fits: ({ category }) =>
        GOODS[category] !== undefined || shop.items.every((one) => GOODS[one.category] === undefined),
    })
    const language = languageNow(dice, customer.language)
    const goods = dice.pick((GOODS[wish.item.category] ?? GOODS[wish.item.name])?.[language] ?? [wish.item.name])
    const mostMinor = Math.ceil(wish.variant.priceMinor / 50_000) * 50_000
    const screen = await say(customer, 'under_budget', { goods, price: sayPrice(dice, mostMinor) })
    const first = screen.lines[0] ?? screen.text
    const item = shop.items
      .filter(({ name }) => first.includes(name))
      .toSorted((a, b) => b.name.length - a.name.length)[0]
    const dear = screen.lines.filter((line) => (amountsIn(line)[0] ?? 0) > mostMinor)
    const cheap = item?.variants.filter(({ stock, priceMinor }) => stock >= 10 && priceMinor <= mostMinor) ?? []
    if (!item || cheap.length === 0) {
      return all(nothingOrdered, saw(false, `nothing under ${mostMinor / 100} was shown: ${screen.text.slice(0, 200)}`))
    }
    startErrand(customer, [{ item, variant: taste.pick(cheap), quantity: 1 }])
    await goOn(customer, ['checkout'])
    await payPrompt(customer, await confirmUntilPrompt(customer))
    return all(
      paidOnce(customer),
      saw(dear.length === 0, `dearer than ${mostMinor / 100}: ${dear.join('; ').slice(0, 200)}`),
    )
  },
}

/** Two things side by side: both are named with what the rows say, and nothing is sold for it. */
const comparer: Persona = {
  name: 'comparer',
  async play(customer) {
    const { taste, shop } = customer
    const { category } = makeWish(taste, shop).item
    const same = shop.items.filter((item) => item.category === category).length >= 2
    const fits = (item: TownItem) => !same || item.category === category
    const [first, second] = makeWishes(taste, shop, 2, { fits })
    if (!first || !second) throw new Error('there is nothing to compare')
    const { text } = await say(customer, 'compare', { item: first.item.name, other: second.item.name })
    return all(
      nothingOrdered,
      noTicket,
      (rows) => check(rows.orders.length === 0, 'a question was taken for an order'),
      ...[first, second].map(({ item }) =>
        saw(
          text.includes(item.name) && tellsPrice({ ...customer.screen, text }, item),
          `${item.name} is not compared: ${text.slice(0, 240)}`,
        ),
      ),
    )
  },
}

/** Facts that rows hold, and how to ask for them. */
const ATTRIBUTES = {
  battery_mah: 'battery',
  camera_mp: 'camera',
  material: 'material',
  origin: 'origin',
} as const satisfies Record<string, Act>

const detailAsker: Persona = {
  name: 'detail_asker',
  async play(customer) {
    const { taste, shop } = customer
    const keys = Object.keys(ATTRIBUTES)
    const known = shop.items.flatMap((item) =>
      keys.filter((key) => item.attributes[key] !== undefined).map((key) => ({ item, key })),
    )
    if (known.length === 0) return askOptions(customer)
    const { item, key } = taste.pick(known)
    const { text } = await say(customer, ATTRIBUTES[key as keyof typeof ATTRIBUTES], { item: item.name })
    return all(
      nothingOrdered,
      saw(
        tells(text, item.attributes[key]),
        `${key} of ${item.name} is ${item.attributes[key]}: ${text.slice(0, 200)}`,
      ),
    )
  },
}

/** Where the rows hold no such facts she asks for what the thing comes in. */
async function askOptions(customer: Customer) {
  const { item } = makeWish(customer.taste, customer.shop, { fits: ({ variants }) => variants.length > 1 })
  const { text } = await say(customer, 'options_of', { item: item.name })
  const values = item.variants.flatMap(({ options }) => Object.values(options))
  return all(
    nothingOrdered,
    saw(
      values.some((value) => text.includes(value)),
      `options of ${item.name}: ${text.slice(0, 200)}`,
    ),
  )
}

/** Any of the values, with or without its thousands marked. */
function tells(text: string, value: unknown): boolean {
  const plain = text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1')
  return [value].flat().some((one) => plain.includes(String(one).toLowerCase()))
}

/** Wants what nobody here sells: it is said, and nothing else is put in its place. */
const stranger: Persona = {
  name: 'wants_what_is_not_here',
  async play(customer) {
    const { dice } = customer
    const language = languageNow(dice, customer.language)
    const goods = dice.pick(NOT_HERE[language])
    const { text, asked } = await say(customer, 'not_here', { goods })
    const denies =
      /do(?:es)? not|don't|\bno\b|nothing|sorry|hatuna|hakuna|hatuuzi|samahani|pole|sijapata|not sold/i.test(text)
    return all(
      nothingOrdered,
      (rows) => check(rows.orders.length === 0, 'something else was ordered'),
      saw(denies && asked !== 'items', `asked for a ${goods}: ${text.slice(0, 200)}`),
    )
  },
}

export const ASKERS: Persona[] = [carefulBuyer, budgetBuyer, comparer, detailAsker, stranger]
