import type { Json } from '../../../lib/json.ts'
import { weekdayOf } from '../calendar-words.ts'
import { findFacts } from '../find-facts.ts'
import { normalise } from '../normalise.ts'
import { twinsOf } from '../words/twins.ts'
import { isDenied } from './denial.ts'
import { findMentions } from './lexicon.ts'
import { tokensOf } from './tokens.ts'

/** A row that has a name: its words, what it offers, and how many there are, null where the row does not say. */
export interface Row {
  name: ReadonlySet<string>
  words: ReadonlySet<string>
  stock: number | null
}

/** What the data of a conversation say, by subject. */
export interface Knowledge {
  /** Concepts that a value or passage speaks of: as being so, as not being so. */
  said: Set<string>
  denied: Set<string>
  /** Every single word of the data, lower case. */
  words: Set<string>
  rows: Row[]
  /** Status words, of all rows and by the reference of the row. */
  statuses: Set<string>
  statusOf: Map<string, Set<string>>
  /** Sunday is 0. True for a day that has hours, false for a day that has none. */
  openOn: Map<number, boolean>
  /** The minutes since midnight that the hours of a day name. */
  hoursOn: Map<number, ReadonlySet<number>>
}

const STOCK_KEY = /^(?:available|stock|inStock|in_stock|quantityAvailable|onHand|left|remaining)$/i
const STATUS_KEY = /^(?:status|state|paymentStatus|payment_status|order_status)$/i
/** What a field is about where its name is no word of a reply. */
const SUBJECTS_OF_KEY: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { keys: 'zone fee zoneId promise fulfilment deliveryFee', subjects: ['deliver'] },
    { keys: 'hours openingHours opening_hours', subjects: ['open', 'closed'] },
    { keys: 'percentOff amountOff coupon endsAt discount', subjects: ['discount', 'offer'] },
    { keys: 'durationMinutes duration_minutes', subjects: ['a_while'] },
    { keys: 'address location city area', subjects: ['location'] },
  ].flatMap(({ keys, subjects }) => keys.split(' ').map((key) => [key, subjects] as const)),
)
const SENTENCE = /[^.!?\n]+/g

export function knowledgeOf(values: readonly Json[], texts: readonly string[]): Knowledge {
  const knowledge: Knowledge = {
    said: new Set(),
    denied: new Set(),
    words: new Set(),
    rows: [],
    statuses: new Set(),
    statusOf: new Map(),
    openOn: new Map(),
    hoursOn: new Map(),
  }
  for (const value of values) learn(knowledge, value, true, null)
  for (const text of texts) learnText(knowledge, text)
  return knowledge
}

/** `leads` is false for what follows the first of a list: of several orders the first is the one that was asked about. */
function learn(knowledge: Knowledge, value: Json, leads: boolean, above: string | null): void {
  if (typeof value === 'string') learnText(knowledge, value)
  else if (Array.isArray(value))
    for (const [at, part] of value.entries()) learn(knowledge, part, leads && at === 0, above)
  else if (typeof value === 'object' && value !== null) {
    const name = nameOf(value) ?? above
    if (name !== null) learnRow(knowledge, value, name)
    for (const [key, part] of Object.entries(value)) {
      learnDay(knowledge, key, part)
      if (isEmpty(part)) continue
      for (const id of SUBJECTS_OF_KEY.get(key) ?? []) knowledge.said.add(id)
      if (part !== 0) learnText(knowledge, key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
      if (STATUS_KEY.test(key) && typeof part === 'string') learnStatus(knowledge, value, part, leads)
      learn(knowledge, part, leads, name)
    }
  }
}

function isEmpty(part: Json): boolean {
  return part === null || part === false || (Array.isArray(part) && part.length === 0)
}

function learnText(knowledge: Knowledge, raw: string): void {
  for (const [sentence] of normalise(raw).matchAll(SENTENCE)) {
    const tokens = tokensOf(sentence)
    for (const { word } of tokens) for (const name of [word, ...twinsOf(word)]) knowledge.words.add(name)
    for (const mention of findMentions(tokens)) {
      const into = isDenied(tokens, mention) ? knowledge.denied : knowledge.said
      into.add(mention.id)
    }
  }
}

function learnStatus(knowledge: Knowledge, row: { [key: string]: Json }, status: string, leads: boolean): void {
  const isPayment = 'method' in row || 'receipt' in row || 'attemptId' in row
  const word = `${isPayment ? 'payment_' : ''}${status.toLowerCase()}`
  if (leads) knowledge.statuses.add(word)
  const { reference } = row
  if (typeof reference !== 'string') return
  const key = reference.toLowerCase()
  knowledge.statusOf.set(key, (knowledge.statusOf.get(key) ?? new Set()).add(word))
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
  const words = new Set(tokensOf(normalise(JSON.stringify(row))).map(({ word }) => word))
  knowledge.rows.push({
    name: new Set(tokensOf(normalise(name)).map(({ word }) => word)),
    words,
    stock: typeof stock === 'number' ? stock : null,
  })
}

function learnDay(knowledge: Knowledge, key: string, hours: Json): void {
  const day = weekdayOf(key)
  if (day === null) return
  knowledge.openOn.set(day, !isEmpty(hours) && hours !== 'closed')
  const times = findFacts(JSON.stringify(hours)).flatMap((fact) => (fact.kind === 'time' ? fact.minutes : []))
  knowledge.hoursOn.set(day, new Set(times))
}
