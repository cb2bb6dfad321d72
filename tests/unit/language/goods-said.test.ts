import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act, Wanted } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shoes = indexOf(fixtureShop('kicks-and-phones'))
const food = indexOf(fixtureShop('mama-njeri-grocery'))

/** An act on one line: its name, then what tells it: item, lines, amounts, values, bounds. */
function short(act: Act, shop: typeof shoes): string {
  const lines = 'lines' in act ? act.lines.map((line) => `#${line}`) : []
  const count = 'quantity' in act && act.quantity !== null ? [`x${act.quantity}`] : []
  const goods = 'wanted' in act ? wantedTold(act.wanted, shop) : []
  return [act.act, ...lines, ...count, ...goods].join(' ')
}

function wantedTold({ itemIds, values, quantity, measure, maxPriceMinor, features }: Wanted, shop: typeof shoes) {
  const [first, ...more] = itemIds
  const name = first === undefined ? [] : more.length > 0 ? [] : [shop.item(first)?.name ?? first]
  return [
    ...name,
    ...(quantity === null ? [] : [`x${quantity}`]),
    ...(measure === null ? [] : [`${measure.amount}${measure.unit}`]),
    ...values.map(({ value }) => value),
    ...(maxPriceMinor === null ? [] : [`<${maxPriceMinor / 100}`]),
    ...(name.length > 0 ? [] : features),
  ]
}

function acts(text: string, shop: typeof shoes, context: Partial<DialogueContext> = {}): string {
  const said = hear({ text, tap: null }, { ...NOTHING_BEFORE, ...context }, shop)
  return said.acts.map((act) => short(act, shop)).join('; ')
}

const line = (itemId: string, name: string, values: Record<string, string>, quantity: number) => ({
  cart: [{ itemId, name, values, quantity }],
})
const idOf = (shop: typeof shoes, name: string) =>
  shop.shelf.items.find(({ item }) => item.name === name)?.item.itemId ?? ''

describe('packings', () => {
  it.each([
    ['three 1kg bags of red beans', 'add Red Beans x3 1kg'],
    ['trei mbili za mayai tafadhali', 'add Eggs x2 tray (30)'],
    ['a crate of eggs', 'add Eggs x1 tray (30)'],
    ['the big cabbage', 'add Cabbage large head'],
    ['kahawa kubwa', 'add Instant Coffee 100g'],
    ['gramu mia mbili hamsini za majani ya chai', 'add Black Tea Leaves 250g'],
    ['green grams two kilos and red beans one kilo', 'add Green Grams 2kg; add Red Beans 1kg'],
    ['viazi 5kg, nyanya 1kg, na hoho', 'add Potatoes 5kg; add Tomatoes 1kg; not_sold'],
    ['eggs 6 no sorry 10', 'add Eggs x10'],
  ])('%s', (text, told) => {
    expect(acts(text, food)).toBe(told)
  })

  it.each([
    ['socks for a size 40, white', 'add Sports Socks, Three Pairs white 39-42'],
    ['gel insoles 43-45', 'add Gel Comfort Insoles 43-46'],
    ['power bank ya 30000mAh', 'add Fast Power Bank 30,000 mAh'],
  ])('%s', (text, told) => {
    expect(acts(text, shoes)).toContain(told.split(' ').at(-1) ?? '')
    expect(acts(text, shoes)).not.toMatch(/x(39|40|43|45)/)
  })
})

describe('lists of sizes', () => {
  it('are one of each, and alike in all else', () => {
    expect(acts('estate low black in 40 and 43', shoes)).toBe('add Estate Low black 40; add Estate Low black 43')
    expect(acts('pool slide tatu nyeusi, 39, 41 na 44', shoes)).toMatch(/x1.*39.*; .*41; .*44$/)
  })
})

describe('bounds of a price in Swahili', () => {
  it.each([
    'sneakers ambazo haziwezi kuzidi elfu tatu',
    'sneakers zisizovuka 3000',
    'sneakers bei isipite 3k',
    'sneakers zisikuwe juu ya 3k',
    'sneakers blw 3k',
  ])('%s', (text) => {
    expect(acts(text, shoes)).toContain('<3000')
  })
})

describe('more of what is in the cart', () => {
  const spinach = line(idOf(food, 'Spinach'), 'Spinach', { pack: 'bunch' }, 2)
  const watch = line(idOf(shoes, 'Saa Fit Watch'), 'Saa Fit Watch', { colour: 'black' }, 1)

  it.each([
    ['ongeza mbili zaidi', 'set_quantity #0 x4'],
    ['add one more', 'set_quantity #0 x3'],
    ['ongeza tatu, jumla ziwe tano', 'set_quantity #0 x5'],
    ['double the spinach', 'set_quantity #0 x4'],
    ['toa spinach moja', 'set_quantity #0 x1'],
    ['punguza spinach iwe moja', 'set_quantity #0 x1'],
  ])('%s', (text, told) => {
    expect(acts(text, food, spinach)).toBe(told)
  })

  it('may be otherwise', () => {
    expect(acts('my cousin wants one too, but in pink', shoes, watch)).toMatch(/^add Saa Fit Watch .*pink/)
  })

  it('is never taken out where it is only left out of a wish', () => {
    expect(acts('I want the Estate Low without the box', shoes, watch)).toBe('add Estate Low')
  })
})

describe('what is not meant', () => {
  const shown = [idOf(shoes, '20,000 mAh Power Bank'), idOf(shoes, 'Solar Power Bank 20,000 mAh')]
  const asked: DialogueContext['asked'] = { kind: 'pick', option: null, itemId: null, choices: [] }

  it.each(['not the solar one', 'ile isiyo ya solar', 'the one without solar'])('%s picks the other', (text) => {
    expect(acts(text, shoes, { shown, asked })).toBe('pick 20,000 mAh Power Bank')
  })
})

describe('letters that changed places', () => {
  it.each([
    ['nataka koungea na mtu', 'ask_person'],
    ['mnfaungua saa ngapi', 'ask_shop'],
    ['usafirihsaji ni pesa ngapi', 'ask_delivery'],
  ])('%s', (text, told) => {
    expect(acts(text, shoes)).toBe(told)
  })

  it('make no goods of ordinary words', () => {
    expect(acts('my son trains every day, boots size 40', shoes)).not.toContain('trail')
  })
})
