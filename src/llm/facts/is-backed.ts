import { isBareHour } from './bare-hours.ts'
import { durationOf } from './durations.ts'
import type { Fact } from './fact.ts'
import { type FactIndex, keyOf } from './fact-index.ts'
import { isMisplaced, type OwnedSum } from './money-owners.ts'
import { squeeze } from './normalise.ts'

/** What a fact is held against. `choices` is how many numbered lines the text itself offers. */
export interface Backing {
  data: FactIndex
  said: FactIndex
  sums: readonly OwnedSum[]
  choices: number
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
  /** From the sum before, or the start of the sentence, to the fact; and on from there. */
  segment: string
  rest: string
}

/** What we do in a time is no time of hers. */
const OURS =
  /(?<!\p{L})(?:we|our|will|deliver\p{L}*|refund\p{L}*|return\p{L}*|warrant\p{L}*|guarantee\p{L}*|arriv\p{L}*|takes?|within|ndani|tu(?:na|ta)\p{L}+|(?:i|u|zi|a|wa)ta\p{L}+|inachukua|it|this|hii|hiyo|can|may|anaweza|unaweza)(?!\p{L})/iu
/** Numbers up to this may be a size or a quantity; larger ones sound like prices. */
const LARGEST_SIZE = 999
/** Who asks may ask how many of a few. */
const FEW = 10
const PRICE_BEFORE =
  /(?:price|priced|costs?|total|fee|amount|pay|paid|charge[sd]?|only|bei(?: ni)?|gharama|jumla|ada|lipa|kwa|@)\s*(?:is|ni|ya|of|:|=)?\s*[*_~]*$/i
/** "Have a lovely Sunday" states nothing. */
const WISHED =
  /(?:happy|lovely|nice|good|great|blessed|wonderful|njema|beautiful|enjoy (?:your|the)|have a)\s+(?:\p{L}+\s+)?$/iu
const SENDS_MONEY =
  /(?:lipa|tuma (?:pesa|hela|doh|kwa)|send (?:it|the|your|money|cash)|pay)(?!.*(?:prompt|ombi|request|stk))[^.!?\n]*$/iu
const BOUND_BEFORE =
  /(?:under|below|less than|within|over|above|more than|up to|max(?:imum)?|budget(?: yako| yenu)?(?: of| is| ya| ni)?|with|chini ya|isiyozidi|zaidi ya|(?:between|kati ya)(?: \S+){1,2} (?:and|na))\s*[*_~]*$/i

/** "3,000 is below the listed price". */
const BOUND_BEHIND = /^\s*(?:is|ni|iko)\s+(?:below|under|less than|lower than|over|above|chini ya|zaidi ya)(?!\p{L})/iu

/** Her tenth anniversary is hers; the tenth of a month is a date. */
const ORDINAL_OF = /^\s+(?!of(?!\p{L}))\p{L}/u
const DAY_BEFORE = /(?:on|by|before|from|until|till|tarehe|kufikia)\s+(?:the\s+)?[*_~]*$/iu
/** "No 2,000-litre tank here": what she asked for is told as not there. */
const NONE_BEFORE = /(?<!\p{L})(?:no|not|hakuna|hatuna|sina|sioni)\s+(?:any\s+|a\s+)?[*_~]*$/iu

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
      return isDifference(fact.amount, backing, around) || isBoundOf(fact.amount, said, around)
    case 'number':
      if (isDifference(fact.value, backing, around) || isTimes(fact.value, backing, around)) return true
      return isNumberBacked(fact, backing, around) && !isElsewhere(fact.value, backing, around)
  }
}

/** A sum of the rows that is told of another row; a passage says of itself what its sums are for. */
function isElsewhere(amount: number, { data, sums }: Backing, { segment, rest }: Around): boolean {
  return !data.proseNumbers.has(keyOf(amount)) && isMisplaced(amount, segment, rest, sums)
}

/** "The difference is 1,600": between two sums of the rows. */
function isDifference(amount: number, { sums }: Backing, { segment }: Around): boolean {
  if (!/(?:difference|tofauti)(?!\p{L})/iu.test(segment)) return false
  const minor = Math.round(amount * 100)
  return sums.some((one) => sums.some((other) => one.minor - other.minor === minor))
}

/** "Three nights add up to 42,000, at 14,000 each": how many times one sum of the rows is another. */
function isTimes(count: number, { sums }: Backing, { before, behind }: Around): boolean {
  const told = `${before} ${behind}`.replaceAll(',', '')
  return (
    count > 1 &&
    count <= FEW &&
    sums.some(
      (whole) =>
        told.includes(String(whole.minor / 100)) &&
        sums.some(({ minor }) => minor > 0 && whole.minor === minor * count),
    )
  )
}

function isMoneyBacked({ amount, currency }: { amount: number; currency: string | null }, data: FactIndex): boolean {
  const key = keyOf(amount)
  if (data.money.has(`${key} `) || data.proseNumbers.has(key)) return true
  if (currency !== null) return data.money.has(`${key} ${currency}`)
  return [...data.money].some((money) => money.startsWith(`${key} `))
}

function isNumberBacked(
  { value, percent }: { value: number; percent: boolean },
  { data, said, choices }: Omit<Backing, 'sums'>,
  around: Around,
): boolean {
  const { before } = around
  if (Number.isNaN(value)) return false
  if (around.asks && value <= FEW && !PRICE_BEFORE.test(before)) return true
  const duration = durationOf(value, before, around.behind)
  if (duration !== null)
    return (
      data.durations.has(duration) ||
      data.bare.has(keyOf(value)) ||
      ((around.echo || !OURS.test(`${around.segment} ${around.rest}`)) && said.durations.has(duration)) ||
      isAWhile(value, duration)
    )
  if (isBareHour(value, around, data.times)) return true
  if (data.lengths.has(value) && CHOICES.test(around.behind)) return true
  if (data.numbers.has(keyOf(value))) return true
  if (percent) return false
  if (/tarehe\s*$/iu.test(before) && data.dates.some(({ day }) => day === value)) return true
  if (Number.isInteger(value) && value >= 1 && value <= choices && !PRICE_BEFORE.test(before)) return true
  if (NONE_BEFORE.test(before) && said.numbers.has(keyOf(value)) && isCounted(around)) return true
  if (value > LARGEST_SIZE) return isBoundOf(value, said, around)
  return (
    !around.offersGoods &&
    said.numbers.has(keyOf(value)) &&
    !PRICE_BEFORE.test(before) &&
    (around.echo || isCounted(around))
  )
}

/** "Give me a minute": a manner of speaking. */
function isAWhile(value: number, duration: number): boolean {
  return value === duration && value <= 2
}

/** A size or a quantity stands beside what it measures; a figure that stands alone may be a price: "Sure, 50 then". */
function isCounted({ before, behind }: Around): boolean {
  if (/(?:size|sizes|saizi|number|namba|order|age|room|gauge|geji|model|year|mwaka|no)\.?\s*[*_]*$/iu.test(before))
    return true
  return /^\s*(?!(?:then|tu|basi|only|each|sawa|flat|last|kila|pekee|na|and|or|au|is|it|bro|boss|buda|for|moja|deal|today|leo)(?!\p{L}))\p{L}/iu.test(
    behind,
  )
}

/** "Comes in three sizes". */
const CHOICES = /^\s*(?:sizes?|colou?rs?|flavou?rs?|options?|choices|types|kinds|versions?)(?!\p{L})/iu

/** "under 5,000" may repeat the customer's limit; the limit is nobody's price. */
function isBoundOf(amount: number, said: FactIndex, { before, behind, echo }: Around): boolean {
  return (BOUND_BEFORE.test(before) || BOUND_BEHIND.test(behind) || echo) && said.numbers.has(keyOf(amount))
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
