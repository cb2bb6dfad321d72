import { PACKS } from '../packs/index.ts'
import type { FormWords } from './form-words.ts'
import { indexed } from './phrase.ts'
import { pairs, phrases, words } from './word-lists.ts'

type ListName = { [K in keyof FormWords]: FormWords[K] extends string ? K : never }[keyof FormWords]

/** Customers mix languages within a number ("kilo two na nusu"), so the forms of all of them are read together. */
const FORM_WORDS = PACKS.map(({ numbers }) => numbers)

/** A unit of measure and how many of it one of the word is. */
export interface Unit {
  unit: string
  factor: number
}

export interface Scale {
  value: number
  count: 'before' | 'after' | 'either'
}

const numbersOf = (name: ListName) => new Map(mapped(name, pairs).map(([word, value]) => [word, Number(value)]))
const textsOf = (name: ListName) => new Map(mapped(name, pairs))
const setOf = (name: ListName) => new Set(mapped(name, words))
const phrasesOf = (name: ListName) => indexed(mapped(name, phrases))

/** The words of all packs, ready to be looked up. */
export const LEXICON = {
  asWritten: setOf('asWritten'),
  numbers: numbersOf('numbers'),
  agreeing: new Map(
    mapped('agreeing', pairs).map(([word, rule]) => {
      const [value, before] = rule.split('/')
      return [word, { value: Number(value), before: before ?? '' }]
    }),
  ),
  scales: new Map<string, Scale>([...scalesOf('before'), ...scalesOf('after'), ...scalesOf('either')]),
  boundScales: setOf('boundScales'),
  asksCount: setOf('asksCount'),
  coins: numbersOf('coins'),
  fractions: numbersOf('fractions'),
  and: setOf('and'),
  tensAnd: setOf('tensAnd'),
  articles: setOf('articles'),
  pointing: setOf('pointing'),
  nobody: setOf('nobody'),
  of: setOf('of'),
  groups: numbersOf('groups'),
  pieces: textsOf('pieces'),
  piecesOf: textsOf('piecesOf'),
  measures: unitsOf('measures'),
  shortMeasures: unitsOf('shortMeasures'),
  quantityWords: setOf('quantityWords'),
  currency: setOf('currency'),
  atMost: phrasesOf('atMost'),
  atLeast: phrasesOf('atLeast'),
  about: phrasesOf('about'),
  between: phrasesOf('between'),
  to: setOf('to'),
  orLess: phrasesOf('orLess'),
  orMore: phrasesOf('orMore'),
  orSo: phrasesOf('orSo'),
  spends: phrasesOf('spends'),
  spendsEnds: setOf('spendsEnds'),
  counted: setOf('counted'),
  sizeWords: setOf('sizeWords'),
  feet: setOf('feet'),
  sizeNames: textsOf('sizeNames'),
  degrees: textsOf('degrees'),
  aging: setOf('aging'),
  links: setOf('links'),
  placeLabels: setOf('placeLabels'),
  numberLabels: setOf('numberLabels'),
  ordinals: numbersOf('ordinals'),
  lasts: setOf('lasts'),
  lastPhrases: FORM_WORDS.flatMap(({ lastPhrases }) => phrases(lastPhrases)).map((phrase) => {
    const [last = '', place = '-1'] = (phrase.at(-1) ?? '').split(':')
    const said = [...phrase.slice(0, -1), last]
    return { length: said.length, place: Number(place), said: indexed([said]) }
  }),
  ordinalLinks: setOf('ordinalLinks'),
  pointsBefore: setOf('pointsBefore'),
  pointsAfter: setOf('pointsAfter'),
  notPlaceBefore: setOf('notPlaceBefore'),
  notPlaceAfter: setOf('notPlaceAfter'),
  codeWords: setOf('codeWords'),
  orderWords: setOf('orderWords'),
  days: setOf('days'),
  dayPhrases: phrasesOf('dayPhrases'),
  dayParts: setOf('dayParts'),
  clock: setOf('clock'),
  durations: setOf('durations'),
  digits: numbersOf('digits'),
  double: setOf('double'),
} as const

/** Words that stand glued to digits and keep their own meaning there: "x3", "sz42", "ksh500", "5k". */
export function isGlueWord(word: string): boolean {
  const known = [
    LEXICON.scales,
    LEXICON.measures,
    LEXICON.shortMeasures,
    LEXICON.pieces,
    LEXICON.currency,
    LEXICON.sizeWords,
  ]
  return word === 'x' || word === 'uk' || LEXICON.numberLabels.has(word) || known.some((list) => list.has(word))
}

function mapped<T>(name: ListName, read: (list: string) => T[]): T[] {
  return FORM_WORDS.flatMap((pack) => read(pack[name]))
}

function scalesOf(count: Scale['count']): [string, Scale][] {
  return FORM_WORDS.flatMap(({ scales }) =>
    pairs(scales[count]).map(([word, value]): [string, Scale] => [word, { value: Number(value), count }]),
  )
}

function unitsOf(name: 'measures' | 'shortMeasures'): Map<string, Unit> {
  return new Map(
    mapped(name, pairs).map(([word, value]) => {
      const [unit = '', factor] = value.split('*')
      return [word, { unit, factor: Number(factor ?? 1) }]
    }),
  )
}
