import { type Believed, type Customer, say, tap } from './customer.ts'
import { ProductFault } from './faults.ts'
import type { Screen } from './read-reply.ts'
import type { Wish } from './wish.ts'
import { GOODS, SWAHILI_COLOURS } from './words/goods.ts'
import { languageNow } from './words/grammar.ts'

/** Asks for the goods: by kind, by kind and size, or by the very name. */
export async function openWith(customer: Customer, wish: Wish): Promise<Screen> {
  const { dice } = customer
  const language = languageNow(dice, customer.language)
  const kinds = (GOODS[wish.item.name] ?? GOODS[wish.item.category])?.[language] ?? []
  if (kinds.length === 0 || dice.next() < 0.45) {
    return say(customer, 'want_item', { item: wish.item.name })
  }
  const { size } = wish.variant.options
  const sized = size !== undefined && dice.next() < 0.6
  const kind = dice.pick(kinds)
  return say(customer, 'want', { goods: sized ? `${kind} size ${size}` : kind })
}

/** Finds what she wants in the list; asks for it by name when it is not there, and gives up in the end. */
export async function answerItems(customer: Customer): Promise<Screen> {
  const { screen, manner, dice } = customer
  const [line, place] = lineOnScreen(customer)
  if (line === null) return askByName(customer)
  const { name } = line.wish.item
  const again = line.picked
  line.picked = true
  // Named once and shown the same list: whoever wants it takes its number.
  if (again) return say(customer, 'pick', { n: place + 1 })
  if (manner === 'tap' && screen.choices.some(({ id }) => id === `item:${place + 1}`)) {
    return tap(customer, `item:${place + 1}`)
  }
  if (manner === 'name') return say(customer, 'pick_name', { item: name })
  if (manner === 'number' || dice.next() < 0.5) return say(customer, 'pick', { n: place + 1 })
  return say(customer, 'pick_name', { item: name })
}

/** What she wants and sees in the list, first what she has not picked yet. */
function lineOnScreen(customer: Customer): [Believed, number] | [null, -1] {
  const { screen, belief } = customer
  for (const line of belief.lines.toSorted((a, b) => Number(a.picked) - Number(b.picked))) {
    const place = screen.lines.findIndex(
      (one) => one.includes(line.wish.item.name) && !isLonger(one, line.wish, customer),
    )
    if (place >= 0) return [line, place]
  }
  return [null, -1]
}

/** "Savanna Glide Lite" is not the "Savanna Glide". */
function isLonger(line: string, wish: Wish, { shop }: Customer): boolean {
  return shop.items.some(({ name }) => name !== wish.item.name && name.includes(wish.item.name) && line.includes(name))
}

async function askByName(customer: Customer): Promise<Screen> {
  const { lines } = customer.belief
  const { wish } = lines.find(({ picked }) => !picked) ?? lines[0] ?? nobody()
  const asked = customer.phone.lines.filter(({ from, text }) => from === 'customer' && text.includes(wish.item.name))
  if (asked.length < 2) return say(customer, 'want_item', { item: wish.item.name })
  throw new ProductFault(
    `${wish.item.name} was asked for by name and is not shown: ${customer.screen.text.slice(0, 300)}`,
  )
}

/** Chooses the size, colour or pack of the wish; the first value when the wish has no opinion. */
export async function answerOption(customer: Customer): Promise<Screen> {
  const { screen, manner } = customer
  const line = lineAskedAbout(customer)
  line.picked = true
  const shown = shownValues(screen)
  const wanted = Object.values(line.wish.variant.options).map((value) => value.toLowerCase())
  const whole = line.wish.variant.name.toLowerCase()
  const place = shown.findIndex(({ raw }) => wanted.includes(raw) || raw === whole)
  const chosen = shown[Math.max(0, place)]
  if (chosen === undefined) throw new ProductFault(`no value to choose from: ${screen.text.slice(0, 200)}`)
  if (!line.values.includes(chosen.raw)) line.values.push(chosen.raw)
  if (manner === 'tap' && chosen.id !== null) return tap(customer, chosen.id)
  const at = numberOf(chosen.title, screen, shown)
  if (manner === 'number' && at >= 0) return say(customer, 'pick', { n: at + 1 })
  return say(customer, 'value', { value: chosen.title })
}

/** Where a value stands under its number, or among few enough buttons to count them; -1 when it has no place. */
function numberOf(title: string, { lines }: Screen, shown: readonly { title: string }[]): number {
  const same = (text: string) => text.toLowerCase() === title.toLowerCase()
  if (lines.length > 0) return lines.findIndex(same)
  return shown.length <= MOST_COUNTED ? shown.findIndex((value) => same(value.title)) : -1
}

const MOST_COUNTED = 6

/** The thing named nearest above the question. */
function lineAskedAbout({ screen, belief }: Customer): Believed {
  const named = belief.lines
    .map((line) => ({ line, at: screen.text.lastIndexOf(line.wish.item.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)
  return named[0]?.line ?? belief.lines.find(({ picked }) => !picked) ?? belief.lines[0] ?? nobody()
}

function nobody(): never {
  throw new ProductFault('asked about goods, and she wants none')
}

/** The values on the screen with what they are called in the catalog. */
function shownValues({ choices, lines, text }: Screen): { id: string | null; raw: string; title: string }[] {
  const options = choices.filter(({ id }) => id.startsWith('opt:'))
  if (options.length > 0) return options.map(({ id, title }) => ({ id, title, raw: id.slice(4).toLowerCase() }))
  const titles = lines.length > 0 ? lines : (text.split('\n').at(-1) ?? '').split(', ')
  return titles.map((title) => {
    const plain = title.toLowerCase()
    return { id: null, title, raw: SWAHILI_COLOURS[plain] ?? plain }
  })
}
