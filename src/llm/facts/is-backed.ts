import type { Fact } from './fact.ts'
import { type FactIndex, keyOf } from './fact-index.ts'

/** What a fact is held against. `choices` is how many numbered lines the text itself offers. */
export interface Backing {
  data: FactIndex
  said: FactIndex
  choices: number
}

/** Numbers up to this may be a size or a quantity; larger ones sound like prices. */
const LARGEST_SIZE = 999
const PRICE_BEFORE =
  /(?:price|priced|costs?|total|fee|amount|pay|paid|charge[sd]?|only|bei(?: ni)?|gharama|jumla|ada|lipa|kwa|@)\s*(?:is|ni|ya|of|:|=)?\s*[*_~]*$/i
const BOUND_BEFORE =
  /(?:under|below|less than|within|over|above|more than|up to|max(?:imum)?|budget(?: of| is| ya)?|chini ya|isiyozidi|zaidi ya|(?:between|kati ya)(?: \S+){1,2} (?:and|na))\s*[*_~]*$/i

/** True when the data, the customer's own words or the text's own numbering hold the fact. `before` is what precedes it. */
export function isBacked(fact: Fact, { data, said, choices }: Backing, before: string): boolean {
  switch (fact.kind) {
    case 'url':
    case 'email':
      return data.links.has(fact.value)
    case 'date':
      return data.dates.some((date) => sameDate(date, fact))
    case 'weekday':
      return data.weekdays.has(fact.value)
    case 'time':
      return (
        fact.minutes.some((minutes) => data.times.has(minutes)) ||
        (fact.orCount !== null && data.numbers.has(keyOf(fact.orCount)))
      )
    case 'ordinal':
      return (
        fact.value <= choices || data.numbers.has(keyOf(fact.value)) || data.dates.some(({ day }) => day === fact.value)
      )
    case 'phone':
      return [data, said].some(
        ({ phones, numbers }) =>
          [...phones].some((phone) => samePhone(phone, fact)) ||
          (/^\d+$/.test(fact.text) && numbers.has(keyOf(Number(fact.text)))),
      )
    case 'code':
      return data.words.has(fact.value) || said.words.has(fact.value)
    case 'money':
      return isMoneyBacked(fact, data) || isBoundOf(fact.amount, said, before)
    case 'number':
      return isNumberBacked(fact, { data, said, choices }, before)
  }
}

function isMoneyBacked({ amount, currency }: { amount: number; currency: string | null }, data: FactIndex): boolean {
  const key = keyOf(amount)
  if (data.money.has(`${key} `) || data.proseNumbers.has(key)) return true
  if (currency !== null) return data.money.has(`${key} ${currency}`)
  return [...data.money].some((money) => money.startsWith(`${key} `))
}

function isNumberBacked(
  { value, percent }: { value: number; percent: boolean },
  { data, said, choices }: Backing,
  before: string,
): boolean {
  if (Number.isNaN(value)) return false
  if (data.numbers.has(keyOf(value))) return true
  if (percent) return false
  if (Number.isInteger(value) && value >= 1 && value <= choices && !PRICE_BEFORE.test(before)) return true
  if (value > LARGEST_SIZE) return isBoundOf(value, said, before)
  return said.numbers.has(keyOf(value)) && !PRICE_BEFORE.test(before)
}

/** "under 5,000" may repeat the customer's limit; the limit is nobody's price. */
function isBoundOf(amount: number, said: FactIndex, before: string): boolean {
  return BOUND_BEFORE.test(before) && said.numbers.has(keyOf(amount))
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
