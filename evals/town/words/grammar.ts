import type { Dice } from '../../../bench/seeded.ts'
import { type HeardLang, SpokenLang } from '../../../src/lib/languages.ts'
import { untidy } from './noise.ts'
import { ENGLISH } from './phrases-en.ts'
import { SHENG } from './phrases-sheng.ts'
import { SWAHILI } from './phrases-sw.ts'
import type { Act, Phrases } from './speech.ts'

const PHRASES: Readonly<Record<SpokenLang, Phrases>> = { en: ENGLISH, sw: SWAHILI, sheng: SHENG }

const NTH: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  sw: ['kwanza', 'pili', 'tatu', 'nne', 'tano', 'sita'],
  sheng: ['kwanza', 'pili', 'tatu', 'nne', 'tano', 'sita'],
}
const COUNTS: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four'],
  sw: ['moja', 'mbili', 'tatu', 'nne'],
  sheng: ['moja', 'mbili', 'tatu', 'nne'],
}

/** These must arrive as they are: a code, or a word that the shop itself asked to be sent. */
const EXACT: ReadonlySet<Act> = new Set([
  'coupon',
  'stop',
  'start',
  'retry',
  'pick',
  'how_many',
  'abuse',
  'insult',
  'pay_from',
])

export interface Slots {
  goods?: string
  item?: string
  other?: string
  /** One thing with everything about it, or several. */
  facts?: string
  place?: string
  price?: string
  phone?: string
  n?: number
  q?: number
  value?: string
  code?: string
}

/** The language of one sentence: a customer who mixes changes from sentence to sentence. */
export function languageNow(dice: Dice, language: HeardLang): SpokenLang {
  return language === 'mixed' ? dice.pick(SpokenLang.options) : language
}

/** One of many ways in which this customer says it, with slips of the thumb. */
export function sentence(dice: Dice, language: SpokenLang, act: Act, slots: Slots = {}): string {
  const fitting = PHRASES[language][act].filter((one) => canFill(one, slots))
  const text = fill(dice.pick(fitting), language, slots)
  return EXACT.has(act) ? text : untidy(dice, text, Object.values(slots).map(String))
}

function canFill(phrase: string, { n, q }: Slots): boolean {
  if (phrase.includes('{nth}')) return n !== undefined && n <= 6
  return !phrase.includes('{qword}') || (q !== undefined && q <= 4)
}

function fill(phrase: string, language: SpokenLang, slots: Slots): string {
  const values: Record<string, string | undefined> = {
    goods: slots.goods,
    item: slots.item,
    other: slots.other,
    facts: slots.facts,
    place: slots.place,
    price: slots.price,
    phone: slots.phone,
    value: slots.value,
    code: slots.code,
    n: slots.n?.toString(),
    q: slots.q?.toString(),
    nth: NTH[language][(slots.n ?? 0) - 1],
    qword: COUNTS[language][(slots.q ?? 0) - 1],
  }
  return phrase.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}
