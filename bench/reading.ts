import { NOTHING_BEFORE } from '../src/language/dialogue-context.ts'
import { hear } from '../src/language/hear.ts'
import { buildShopIndex } from '../src/language/linking/build-index.ts'
import { PACKS } from '../src/language/packs/index.ts'
import { SHOP_LANGUAGE } from '../src/language/packs/shop-language.ts'
import type { ShopVocabulary, VocabularyItem } from '../src/language/shop-vocabulary.ts'
import { type Dice, seededDice } from './seeded.ts'

export interface ReadingFigures {
  items: number
  messages: number
  indexMs: number
  p50: number
  p95: number
  most: number
}

const SYLLABLES = 'ba re mo ti ku sha lo ne vi za po du fi ha ga ju ki ma nu we'.split(' ')
const KINDS = ['shoes', 'phones', 'paint', 'flour', 'soap', 'chairs', 'tablets', 'seeds', 'cables', 'shirts']
const TAGS = [
  'waterproof',
  'small',
  'kitchen',
  'outdoor',
  'school',
  'leather',
  'organic',
  'heavy duty',
  'kids',
  'office',
]
const COLOURS = ['black', 'white', 'red', 'blue', 'green', 'brown']
const WARM_UP = 200

/** The time it takes to read one message in a shop with very many items, with words of its goods and of everyday talk. */
export function benchReading({
  items,
  messages,
  seed,
}: {
  items: number
  messages: number
  seed: number
}): ReadingFigures {
  const dice = seededDice(seed)
  const vocabulary = madeUpShop(items, dice)
  const begun = performance.now()
  const shop = buildShopIndex(vocabulary, SHOP_LANGUAGE)
  const indexMs = performance.now() - begun
  const said = PACKS.flatMap(({ cues }) => cues.flatMap(({ yes }) => yes.split(';')))
  const read = () => {
    const text = `${dice.pick(said)} ${dice.pick(vocabulary.items).name} ${dice.pick(COLOURS)}, ${dice.pick(said)}`
    const from = performance.now()
    hear({ text, tap: null }, NOTHING_BEFORE, shop)
    return performance.now() - from
  }
  for (let done = 0; done < WARM_UP; done += 1) read()
  const times = Array.from({ length: messages }, read).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { items, messages, indexMs, p50: at(0.5), p95: at(0.95), most: at(1) }
}

function madeUpShop(count: number, dice: Dice): ShopVocabulary {
  return {
    revision: '1',
    name: 'Nakuru Market',
    zones: [{ id: 'town', name: 'Nakuru town', aliases: ['town'], elsewhere: false }],
    pickups: [{ id: 'shop', name: 'the shop' }],
    coupons: [],
    items: Array.from({ length: count }, (_, at) => madeUpItem(at, dice)),
  }
}

function madeUpItem(at: number, dice: Dice): VocabularyItem {
  const word = () => Array.from({ length: 2 + dice.below(2) }, () => dice.pick(SYLLABLES)).join('')
  const kind = dice.pick(KINDS)
  return {
    itemId: `item-${at}`,
    name: `${word()} ${word()} ${kind}`,
    brand: word(),
    category: kind,
    tags: [dice.pick(TAGS), dice.pick(TAGS)],
    attributes: [{ key: 'use', words: [dice.pick(TAGS)] }],
    options: { colour: [dice.pick(COLOURS), dice.pick(COLOURS)] },
    priceFromMinor: 1000 + dice.below(1_000_000),
    description: '',
  }
}
