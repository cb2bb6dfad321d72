import type { Json } from '../../lib/json.ts'
import { isBareNumber } from './bare-number.ts'
import { weekdayOf } from './calendar-words.ts'
import { durationOf, durationOfKey, unitsNamed } from './durations.ts'
import type { Fact } from './fact.ts'
import { findFacts } from './find-facts.ts'
import { instantParts } from './instant.ts'
import { normalise, squeeze } from './normalise.ts'
import { UNITS } from './number-words.ts'

/** What a set of values can back, ready to be asked. Numbers are keyed by `keyOf`. */
export interface FactIndex {
  numbers: Set<string>
  /** How many choices of a kind the rows list: sizes, colours. */
  lengths: Set<number>
  /** What rows call their total. */
  totals: Set<string>
  /** "amount currency" and "amount" alone where the words named no currency. */
  money: Set<string>
  /** Numbers and sums of running text: a passage may state a fee without a currency. */
  proseNumbers: Set<string>
  dates: { year: number | null; month: number; day: number }[]
  weekdays: Set<number>
  /** Minutes since midnight. */
  times: Set<number>
  /** Numbers of texts with no unit beside them: "children under 5" may be told as five years. */
  bare: Set<string>
  /** In minutes: "7 days" and "one week" are the same. */
  durations: Set<number>
  phones: Set<string>
  links: Set<string>
  /** Single words and up to three neighbours, squeezed. */
  words: Set<string>
  /** Squeezed running texts, for sentences taken over from a passage. */
  prose: string[]
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/
/** "11:00-21:30" of a row is on the clock of a whole day. */
const WHOLE_DAY_CLOCK = /^(\d{2}):(\d{2})(?:\s*-\s*(\d{2}):(\d{2}))?$/
/** From this many words a text is prose, not a name or a size. */
const PROSE_WORDS = 6

/** 4500, 4500.0 and 4,500 are one number. */
export function keyOf(value: number): string {
  return String(Number(value.toFixed(6)))
}

export function isSameNumber(one: number, other: number): boolean {
  return keyOf(one) === keyOf(other)
}

export function indexFacts(values: readonly Json[], texts: readonly string[], timezone: string, now?: Date): FactIndex {
  const index: FactIndex = {
    numbers: new Set(),
    lengths: new Set(),
    totals: new Set(),
    money: new Set(),
    proseNumbers: new Set(),
    dates: [],
    weekdays: new Set(),
    times: new Set(),
    bare: new Set(),
    durations: new Set(),
    phones: new Set(),
    links: new Set(),
    words: new Set(),
    prose: [],
  }
  for (const value of values) addValue(index, value, '', null, timezone)
  for (const text of texts) addText(index, text)
  if (now !== undefined) addNow(index, now, timezone)
  return index
}

const DAY_MS = 86_400_000

/** Today and tomorrow may be called by their names. */
function addNow(index: FactIndex, now: Date, timezone: string): void {
  for (const at of [now, new Date(now.getTime() + DAY_MS)]) {
    const { year, month, day } = instantParts(at, timezone)
    addDate(index, { year, month, day })
  }
}

function addValue(index: FactIndex, value: Json, key: string, currency: string | null, timezone: string): void {
  if (typeof value === 'number') addNumber(index, value, key, currency)
  else if (typeof value === 'string') addString(index, value, timezone)
  else if (Array.isArray(value)) {
    if (value.every((part) => typeof part === 'string')) index.lengths.add(value.length)
    else index.numbers.add(keyOf(value.length))
    for (const part of value) addValue(index, part, key, currency, timezone)
  } else if (typeof value === 'object' && value !== null) {
    const own = typeof value.currency === 'string' ? value.currency : null
    for (const [name, part] of Object.entries(value)) {
      addKey(index, name)
      if (/^total/i.test(name)) index.totals.add(JSON.stringify(part))
      addValue(index, part, name, own, timezone)
    }
  }
}

/** Minor units are only ever money: 450000 of them back 4,500 and nothing else. */
function addNumber(index: FactIndex, value: number, key: string, currency: string | null): void {
  if (/minor$/i.test(key)) {
    addMoney(index, value / 100, currency)
    return
  }
  index.numbers.add(keyOf(value))
  const duration = durationOfKey(key, value)
  if (duration !== null) index.durations.add(duration)
  if (/seconds$/i.test(key)) index.numbers.add(keyOf(value / 60))
  if (/minutes$/i.test(key)) index.numbers.add(keyOf(value / 60))
  if (/ms$/i.test(key)) index.numbers.add(keyOf(value / 1_000)).add(keyOf(value / 60_000))
}

function addMoney(index: FactIndex, amount: number, currency: string | null): void {
  index.money.add(`${keyOf(amount)} ${currency ?? ''}`)
  index.numbers.add(keyOf(amount))
}

/** Records may carry their facts in the keys: opening hours by day, stock by size. */
function addKey(index: FactIndex, key: string): void {
  const day = weekdayOf(key)
  if (day !== null) index.weekdays.add(day)
  for (const minutes of unitsNamed(key.replace(/([a-z])([A-Z])/g, '$1 $2'))) index.durations.add(minutes)
  if (/^\d/.test(key)) addText(index, key)
}

function addString(index: FactIndex, text: string, timezone: string): void {
  if (INSTANT.test(text)) {
    for (const zone of new Set(['UTC', timezone])) {
      const { year, month, day, minutes } = instantParts(new Date(text), zone)
      addDate(index, { year, month, day })
      index.times.add(minutes)
    }
    return
  }
  const [clock, ...parts] = WHOLE_DAY_CLOCK.exec(text) ?? []
  if (clock === undefined) addText(index, text)
  else
    for (let at = 0; parts[at] !== undefined; at += 2) index.times.add(Number(parts[at]) * 60 + Number(parts[at + 1]))
}

function addText(index: FactIndex, raw: string): void {
  const text = normalise(raw).replace(UUID, ' ')
  const words = text
    .split(/\s+/)
    .map(squeeze)
    .filter((word) => word !== '')
  const isProse = words.length >= PROSE_WORDS
  words.forEach((word, at) => {
    const next = word + (words[at + 1] ?? '')
    index.words
      .add(word)
      .add(next)
      .add(next + (words[at + 2] ?? ''))
  })
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    index.words.add(squeeze(word))
    const count = UNITS.get(word.toLowerCase())
    if (count !== undefined) index.numbers.add(keyOf(count))
  }
  if (isProse) index.prose.push(squeeze(text))
  for (const minutes of unitsNamed(text)) index.durations.add(minutes)
  for (const fact of findFacts(text)) {
    addFact(index, fact, isProse)
    if (fact.kind !== 'number') continue
    const duration = durationOf(fact.value, text.slice(0, fact.at), text.slice(fact.at + fact.text.length))
    if (duration !== null) index.durations.add(duration)
    else if (
      (isProse || words.length > 2) &&
      isBareNumber(text.slice(0, fact.at), text.slice(fact.at + fact.text.length))
    )
      index.bare.add(keyOf(fact.value))
  }
}

function addFact(index: FactIndex, fact: Fact, isProse: boolean): void {
  if (fact.kind === 'number' && !Number.isNaN(fact.value)) {
    index.numbers.add(keyOf(fact.value))
    if (isProse && !fact.percent) index.proseNumbers.add(keyOf(fact.value))
  }
  if (fact.kind === 'ordinal') index.numbers.add(keyOf(fact.value))
  if (fact.kind === 'money') {
    addMoney(index, fact.amount, fact.currency)
    if (isProse) index.proseNumbers.add(keyOf(fact.amount))
  }
  if (fact.kind === 'date') addDate(index, fact)
  if (fact.kind === 'weekday') index.weekdays.add(fact.value)
  if (fact.kind === 'time') {
    for (const minutes of fact.minutes) index.times.add(minutes)
    if (fact.orCount !== null) index.numbers.add(keyOf(fact.orCount))
  }
  if (fact.kind === 'phone' && fact.head === '') index.phones.add(fact.tail)
  if (fact.kind === 'url' || fact.kind === 'email') index.links.add(fact.value)
  if (fact.kind === 'code') index.words.add(fact.value)
}

function addDate(index: FactIndex, date: { year: number | null; month: number; day: number }): void {
  index.dates.push({ year: date.year, month: date.month, day: date.day })
  if (date.year === null) return
  index.numbers.add(keyOf(date.year))
  index.weekdays.add(new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay())
}
