import { ENGLISH_GOODS } from './lexicon/english-goods.ts'
import { CLOTHING, ELECTRONICS, GROCERIES } from './lexicon/goods.ts'
import { BEAUTY, HARDWARE, HOME, OTHER } from './lexicon/goods-home.ts'
import { wordMap, wordSet } from './tokens.ts'

const GOODS = wordMap(CLOTHING, ELECTRONICS, GROCERIES, HOME, BEAUTY, HARDWARE, OTHER)
const ENGLISH = wordSet(ENGLISH_GOODS)
const LONGEST_PHRASE = 4

/** Goods that English names in the plural even for one. */
const ALWAYS_PLURAL = wordMap(`
  shoe:shoes sneaker:sneakers boot:boots sandal:sandals slipper:slippers heel:heels trouser:trousers short:shorts jean:jeans sock:socks
  glove:gloves glass:glasses sunglass:sunglasses earphone:earphones headphone:headphones earbud:earbuds earring:earrings bean:beans egg:eggs
  tomato:tomatoes potato:potatoes onion:onions nail:nails screw:screws tile:tiles curtain:curtains candle:candles plate:plates diaper:diapers
  gumboot:gumboots legging:leggings clothe:clothes cloth:clothes spoon:spoons sweet:sweets biscuit:biscuits legume:legumes cup:cups loafer:loafers
`)
const NOT_PLURAL = wordSet(
  'dress mattress glass gas bus lens lotus adidas asus jersey news series airpods samsung oppo wellness fitness puma vans converse',
)

/** English words for the goods at `at`, and how many tokens they took; null when the lexicon does not know them. */
export function goodsAt(tokens: readonly string[], at: number): { english: string[]; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const english = GOODS.get(tokens.slice(at, at + length).join(' '))
    if (english !== undefined) return { english: english.split(' '), length }
  }
  return null
}

/** True for a word that names goods in any of the three languages, singular or plural. */
export function namesGoods(word: string): boolean {
  if (GOODS.has(word) || ENGLISH.has(word)) return true
  const single = singular(word)
  return ENGLISH.has(single) || ENGLISH.has(foldPlural(single))
}

/** How many Swahili and Sheng goods words the lexicon knows. */
export const GOODS_COUNT = GOODS.size

/** One form for singular and plural: "shoe" and "shoes" give "shoes", "phones" gives "phone". */
export function foldPlural(word: string): string {
  const single = singular(word)
  return ALWAYS_PLURAL.get(single) ?? single
}

function singular(word: string): string {
  if (word.length < 4 || NOT_PLURAL.has(word) || /\d/.test(word)) return word
  if (/(?:ss|us|is|ous)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes|toes)$/.test(word)) return word.slice(0, -2)
  if (/(?:kn|w|l)ives$/.test(word)) return `${word.slice(0, -3)}fe`
  if (/(?:sh|th|l)elves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
