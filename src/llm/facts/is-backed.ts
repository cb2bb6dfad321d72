import { isReckoned } from './derived.ts'
import { durationOf } from './durations.ts'
import type { Fact } from './fact.ts'
import { type FactIndex, keyOf } from './fact-index.ts'
import { isHers, isNumberBacked } from './is-number-backed.ts'
import { isMisplaced, type OwnedSum } from './money-owners.ts'
import { squeeze } from './normalise.ts'

/** What a fact is held against. `choices` is how many numbered lines the text itself offers. */
export interface Backing {
  data: FactIndex
  said: FactIndex
  sums: readonly OwnedSum[]
  choices: number
  /** What follows from the sums of single rows, in major units. */
  implied: readonly number[]
  /** How many rows there are, and how many of them the text names. */
  counts: ReadonlySet<number>
  /** How many pieces each row has that says so. */
  stocks: readonly number[]
}

/** What stands around a fact: before and behind it, and its whole sentence. */
export interface Around {
  before: string
  behind: string
  /** The sentence asks, or says back what is the customer's own. */
  echo: boolean
  asks: boolean
  /** The sentence tells her own plans: her day is hers. */
  retells: boolean
  /** The sentence says that it is not known. */
  unknowing: boolean
  /** The clause says that goods are there: what the customer named is no proof of that. */
  offersGoods: boolean
  /** The sentence that the fact stands in, and every figure and count of it. */
  sentence: string
  /** The sentence before the fact. */
  opening: string
  told: readonly number[]
  /** The sentence says no to what she offered. */
  refuses: boolean
  /** From the sum before, or the start of the sentence, to the fact; and on from there. */
  segment: string
  rest: string
}

/** "Have a lovely Sunday" states nothing. */
const WISHED =
  /(?:happy|lovely|nice|good|great|blessed|wonderful|njema|beautiful|enjoy (?:your|the)|have a)\s+(?:\p{L}+\s+)?$/iu
const SENDS_MONEY =
  /(?:lipa|tuma (?:pesa|hela|doh|kwa)|send (?:it|the|your|money|cash)|pay)(?!.*(?:prompt|ombi|request|stk))[^.!?\n]*$/iu

/** Her tenth anniversary is hers; the tenth of a month is a date. */
const ORDINAL_OF = /^\s+(?!of(?!\p{L}))\p{L}/u
const DAY_BEFORE = /(?:on|by|before|from|until|till|tarehe|kufikia)\s+(?:the\s+)?[*_~]*$/iu

/** True when the data, the customer's own words or the text's own numbering hold the fact. */
export function isBacked(fact: Fact, backing: Backing, around: Around): boolean {
  const { data, said, choices } = backing
  switch (fact.kind) {
    case 'url':
    case 'email':
      return data.links.has(fact.value)
    case 'date':
      return [data, ...(around.echo || around.retells || around.unknowing ? [said] : [])].some(({ dates }) =>
        dates.some((date) => sameDate(date, fact)),
      )
    case 'weekday':
      return (
        data.weekdays.has(fact.value) ||
        around.asks ||
        (around.unknowing && said.weekdays.has(fact.value)) ||
        (around.echo && said.weekdays.has(fact.value)) ||
        WISHED.test(around.before)
      )
    case 'time':
      return (
        fact.minutes.some((minutes) => data.times.has(minutes) || (around.echo && said.times.has(minutes))) ||
        (fact.orCount !== null && data.numbers.has(keyOf(fact.orCount)))
      )
    case 'ordinal':
      return (
        fact.value <= choices ||
        (said.numbers.has(keyOf(fact.value)) && ORDINAL_OF.test(around.behind) && !DAY_BEFORE.test(around.before)) ||
        data.numbers.has(keyOf(fact.value)) ||
        data.dates.some(({ day }) => day === fact.value)
      )
    case 'phone':
      if (fact.head !== '' && data.words.has(squeeze(fact.text))) return true
      return [data, ...(SENDS_MONEY.test(around.before) && !around.asks ? [] : [said])].some(
        ({ phones, numbers }) =>
          [...phones].some((phone) => samePhone(phone, fact)) ||
          (/^\d+$/.test(fact.text) && numbers.has(keyOf(Number(fact.text)))),
      )
    case 'code':
      return data.words.has(fact.value) || said.words.has(fact.value)
    case 'money':
      if (isMoneyBacked(fact, data)) return !isElsewhere(fact.amount, backing, around)
      if (isForeign(fact.currency, data)) return false
      return isReckoned(fact.amount, backing, around) || isHers(fact, backing, around)
    case 'number':
      if (Number.isNaN(fact.value)) return data.words.has(squeeze(fact.text))
      if (isPartOfRun(fact.text, data, around)) return true
      if (isNumberBacked(fact.value, fact.percent, backing, around)) return !isElsewhere(fact.value, backing, around)
      if (fact.percent || durationOf(fact.value, around.before, around.behind) !== null) return false
      return isReckoned(fact.value, backing, around) || isHers({ amount: fact.value }, backing, around)
  }
}

/** A sum of the rows that is told of another row; a passage says of itself what its sums are for. */
function isElsewhere(amount: number, { data, sums }: Backing, { segment, rest }: Around): boolean {
  return !data.proseNumbers.has(keyOf(amount)) && isMisplaced(amount, segment, rest, sums)
}

/** "522 522": digits of one number, kept apart. */
function isPartOfRun(text: string, { words }: FactIndex, { before, behind }: Around): boolean {
  const [ahead = ''] = /\d+(?= $)/.exec(before) ?? []
  const [after = ''] = /(?<=^ )\d+/.exec(behind) ?? []
  return ahead + after !== '' && /^\d+$/.test(text) && words.has(`${ahead}${text}${after}`)
}

/** A currency that no sum of the rows is in. */
function isForeign(currency: string | null, { money }: FactIndex): boolean {
  return (
    currency !== null && money.size > 0 && ![...money].some((sum) => sum.endsWith(` ${currency}`) || sum.endsWith(' '))
  )
}

function isMoneyBacked({ amount, currency }: { amount: number; currency: string | null }, data: FactIndex): boolean {
  const key = keyOf(amount)
  if (data.money.has(`${key} `) || data.proseNumbers.has(key)) return true
  if (currency !== null) return data.money.has(`${key} ${currency}`)
  return [...data.money].some((money) => money.startsWith(`${key} `))
}

function sameDate(
  known: { year: number | null; month: number; day: number },
  told: { year: number | null; month: number; day: number },
): boolean {
  const sameYear = known.year === null || told.year === null || known.year === told.year
  return sameYear && known.month === told.month && known.day === told.day
}

function samePhone(known: string, { head, tail }: { head: string; tail: string }): boolean {
  return head === '' && tail.length >= 9 ? known === tail : known.startsWith(head) && known.endsWith(tail)
}
