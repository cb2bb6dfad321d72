import type { Json } from '../../../lib/json.ts'
import { findFacts } from '../find-facts.ts'
import { normalise } from '../normalise.ts'
import { twinsOf } from '../words/twins.ts'
import { isDenied, saysNo } from './denial.ts'
import { learnDay } from './learn-day.ts'
import { learnStatus } from './learn-status.ts'
import { findMentions } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

/** A row that has a name: its words, what it offers, and how many there are, null where the row does not say. */
export interface Row {
  name: ReadonlySet<string>
  words: ReadonlySet<string>
  stock: number | null
  /** The lowest that it may cost, in minor units; endless where the row names no price. */
  price: number
}

/** A sentence of a passage: of what it speaks, in which words, and whether it says no. */
export interface Passage {
  concepts: ReadonlySet<string>
  words: ReadonlySet<string>
  denies: boolean
}

/** What the data of a conversation say, by subject. */
export interface Knowledge {
  /** Concepts that a value or passage speaks of: as being so, as not being so. */
  said: Set<string>
  denied: Set<string>
  /** Every single word of the data, lower case. */
  words: Set<string>
  /** Every figure of the data, sums in major units. */
  numbers: Set<number>
  /** When offers end, in milliseconds. */
  ends: number[]
  rows: Row[]
  passages: Passage[]
  /** Status words, of all rows and by the reference of the row. */
  statuses: Set<string>
  statusOf: Map<string, Set<string>>
  /** Sunday is 0. True for a day that has hours, false for a day that has none. */
  openOn: Map<number, boolean>
  /** The minutes since midnight that the hours of a day name. */
  hoursOn: Map<number, ReadonlySet<number>>
  /** The minutes at which some day begins and ends. */
  opensAt: Set<number>
  closesAt: Set<number>
  /** The words of each place to which delivery costs nothing. */
  freeTo: ReadonlySet<string>[]
}

const STOCK_KEY = /^(?:available|stock|inStock|in_stock|quantityAvailable|onHand|left|remaining)$/i
const STATUS_KEY = /^(?:status|state|paymentStatus|payment_status|order_status)$/i
/** What a field is about where its name is no word of a reply. */
const SUBJECTS_OF_KEY: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { keys: 'zone fee zoneId promise fulfilment deliveryFee', subjects: ['deliver'] },
    { keys: 'percentOff amountOff coupon endsAt discount', subjects: ['discount', 'offer'] },
    { keys: 'durationMinutes duration_minutes', subjects: ['a_while'] },
    { keys: 'till tillNumber till_number buyGoods', subjects: ['till'] },
    { keys: 'address location city area', subjects: ['location'] },
  ].flatMap(({ keys, subjects }) => keys.split(' ').map((key) => [key, subjects] as const)),
)
const END_KEY = /^(?:endsAt|ends_at|validUntil)$/
const HOURS_KEY = /hours$/i
const SENTENCE = /[^.!?;\n]+/g

export function knowledgeOf(values: readonly Json[], texts: readonly string[]): Knowledge {
  const knowledge: Knowledge = {
    said: new Set(),
    denied: new Set(),
    words: new Set(),
    numbers: new Set(),
    ends: [],
    rows: [],
    passages: [],
    statuses: new Set(),
    statusOf: new Map(),
    openOn: new Map(),
    hoursOn: new Map(),
    opensAt: new Set(),
    closesAt: new Set(),
    freeTo: [],
  }
  for (const value of values) learn(knowledge, value, true, null)
  for (const text of texts) learnText(knowledge, text)
  return knowledge
}

/** `leads` is false for what follows the first of a list: of several orders the first is the one that was asked about. */
function learn(knowledge: Knowledge, value: Json, leads: boolean, above: string | null): void {
  if (typeof value === 'string') learnString(knowledge, value)
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) learn(knowledge, part, leads && at === 0, above)
  else if (typeof value === 'object' && value !== null) {
    const name = nameOf(value) ?? above
    if (name !== null) learnRow(knowledge, value, name)
    if (isFree(value.fee ?? null)) knowledge.freeTo.push(wordsIn(value))
    for (const [key, part] of Object.entries(value)) {
      learnDay(knowledge, key, part)
      if (END_KEY.test(key) && typeof part === 'string') knowledge.ends.push(Date.parse(part))
      if (typeof part === 'number') knowledge.numbers.add(/minor$/i.test(key) ? part / 100 : part)
      if (isEmpty(part)) continue
      for (const id of SUBJECTS_OF_KEY.get(key) ?? []) knowledge.said.add(id)
      if (HOURS_KEY.test(key)) knowledge.said.add('open').add('closed')
      if (part !== 0) learnText(knowledge, key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
      if (STATUS_KEY.test(key) && typeof part === 'string') learnStatus(knowledge, value, part, leads)
      learn(knowledge, part, leads, name)
    }
  }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const DAY_MS = 86_400_000

function learnString(knowledge: Knowledge, text: string): void {
  learnText(knowledge, text)
  if (INSTANT.test(text) && new Date(Date.parse(text) + DAY_MS).getUTCDate() === 1) knowledge.said.add('month_end')
}

function isFree(fee: Json): boolean {
  return typeof fee === 'object' && fee !== null && !Array.isArray(fee) && fee.amountMinor === 0
}

function wordsIn(row: Json): Set<string> {
  return new Set(tokensOf(normalise(JSON.stringify(row))).map(({ word }) => word))
}

function isEmpty(part: Json): boolean {
  return part === null || part === false || (Array.isArray(part) && part.length === 0)
}

function learnText(knowledge: Knowledge, raw: string): void {
  for (const [sentence] of normalise(raw).matchAll(SENTENCE)) {
    const tokens = tokensOf(sentence)
    for (const { word } of tokens) for (const name of [word, ...twinsOf(word)]) knowledge.words.add(name)
    for (const fact of findFacts(sentence)) {
      if (fact.kind === 'money') knowledge.numbers.add(fact.amount)
      if (fact.kind === 'number') knowledge.numbers.add(fact.value)
    }
    const mentions = findMentions(tokens)
    knowledge.passages.push({
      concepts: new Set(mentions.flatMap(({ id, kind }) => (kind === 'topic' || kind === 'grant' ? [id] : []))),
      words: new Set(tokens.flatMap(({ word }) => [word, ...twinsOf(word)])),
      denies: saysNo(tokens),
    })
    for (const mention of mentions) {
      const into = isDenied(tokens, mention) ? knowledge.denied : knowledge.said
      into.add(mention.id)
    }
  }
}

function nameOf(row: { [key: string]: Json }): string | null {
  const name = row.name ?? row.title ?? row.item
  return typeof name === 'string' ? name : null
}

/** A variant has no name of its own: it is called by the name above it and by its options. */
function learnRow(knowledge: Knowledge, row: { [key: string]: Json }, called: string): void {
  const stock = Object.entries(row).find(([key, value]) => STOCK_KEY.test(key) && typeof value === 'number')?.[1]
  const isVariant = nameOf(row) === null
  if (isVariant && stock === undefined) return
  const options = isVariant ? Object.values(row).filter((value) => typeof value === 'string') : []
  const name = [called, ...options].join(' ')
  knowledge.rows.push({
    name: new Set(tokensOf(normalise(name)).map(({ word }) => word)),
    words: wordsIn(row),
    price: Math.min(...pricesIn(row)),
    stock: typeof stock === 'number' ? stock : null,
  })
}

const PRICE_KEY = /price/i

function pricesIn(row: { [key: string]: Json }): number[] {
  return Object.entries(row).flatMap(([key, value]) =>
    PRICE_KEY.test(key) &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value.amountMinor === 'number'
      ? [value.amountMinor]
      : [],
  )
}
