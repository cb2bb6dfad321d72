import { isBareHour } from './bare-hours.ts'
import { isDayOfDate } from './day-of-date.ts'
import { durationOf } from './durations.ts'
import { keyOf } from './fact-index.ts'
import type { Around, Backing } from './is-backed.ts'

/** What we do in a time is no time of hers. */
const OURS =
  /(?<!\p{L})(?:we|our|will|deliver\p{L}*|refund\p{L}*|return\p{L}*|warrant\p{L}*|guarantee\p{L}*|arriv\p{L}*|takes?|within|ndani|tu(?:na|ta)\p{L}+|(?:i|u|zi|a|wa)ta\p{L}+|inachukua|it|this|hii|hiyo|can|may|anaweza|unaweza)(?!\p{L})/iu
/** Numbers up to this may be a size or a quantity; larger ones sound like prices. */
const LARGEST_SIZE = 999
/** Who asks may ask how many of a few. */
const FEW = 10
const PRICE_BEFORE =
  /(?:price|priced|costs?|total|fee|amount|pay|paid|charge[sd]?|only|bei(?: ni)?|gharama|jumla|ada|lipa|kwa|@)\s*(?:is|ni|ya|of|:|=)?\s*[*_~]*$/i
const BOUND_BEFORE =
  /(?:under|below|less than|within|over|above|more than|up to|max(?:imum)?|budget(?: yako| yenu)?(?: of| is| ya| ni)?|with|chini ya|isiyozidi|zaidi ya|(?:between|kati ya)(?: \S+){1,2} (?:and|na))\s*[*_~]*$/i
/** "3,000 is below the listed price". */
const BOUND_BEHIND = /^\s*(?:is|ni|iko)\s+(?:below|under|less than|lower than|over|above|chini ya|zaidi ya)(?!\p{L})/iu
/** "No 2,000-litre tank here": what she asked for is told as not there. */
const NONE_BEFORE = /(?<!\p{L})(?:no|not|hakuna|hatuna|sina|sioni)\s+(?:any\s+|a\s+)?[*_~]*$/iu

/** True when a row, a passage, her own words or the shape of the text hold a number that names no currency. */
export function isNumberBacked(value: number, percent: boolean, backing: Backing, around: Around): boolean {
  const { data, said, choices, counts, stocks } = backing
  const { before } = around
  if (around.asks && value <= FEW && !PRICE_BEFORE.test(before)) return true
  const duration = durationOf(value, before, around.behind)
  if (duration !== null) return isDurationBacked(value, duration, backing, around)
  if (isBareHour(value, around, data.times) || isDayOfDate(value, around, data.dates)) return true
  if (data.lengths.has(value) && (CHOICES.test(around.behind) || CHOICES_AHEAD.test(before))) return true
  if (stocks.length > 0 && isLeft(around)) return stocks.includes(value) || data.proseNumbers.has(keyOf(value))
  if (data.numbers.has(keyOf(value))) return true
  if (percent) return false
  if (counts.has(value) && !LEFT.test(around.sentence) && !PRICE_BEFORE.test(before)) return true
  if (Number.isInteger(value) && value >= 1 && value <= choices && !PRICE_BEFORE.test(before)) return true
  if (NONE_BEFORE.test(before) && said.numbers.has(keyOf(value)) && isCounted(around)) return true
  if (value > LARGEST_SIZE || !said.numbers.has(keyOf(value)) || PRICE_BEFORE.test(before)) return false
  if (around.offersGoods) return stocks.some((stock) => value <= stock) && isOfPieces(around)
  return around.echo || isCounted(around)
}

/** Her limit, or her offer where the answer is no: nobody's price. */
export function isHers(
  { amount, kind }: { amount: number; kind?: 'money' },
  { said }: Backing,
  around: Around,
): boolean {
  if (durationOf(amount, around.before, around.behind) !== null || !said.numbers.has(keyOf(amount))) return false
  if (BOUND_BEFORE.test(around.before) || BOUND_BEHIND.test(around.behind) || around.refuses) return true
  return around.echo && (kind === 'money' || amount > LARGEST_SIZE)
}

function isDurationBacked(value: number, duration: number, { data, said }: Backing, around: Around): boolean {
  return (
    data.durations.has(duration) ||
    data.bare.has(keyOf(value)) ||
    ((around.echo || !OURS.test(`${around.segment} ${around.rest}`)) && said.durations.has(duration)) ||
    isAWhile(value, duration)
  )
}

/** "Imebaki 2": a figure of the stock, which no other figure of the rows proves. */
function isLeft({ before, behind }: Around): boolean {
  return LEFT_AHEAD.test(before) || LEFT_BEHIND.test(behind)
}

/** "The twenty bags you want are there": so many of what a row counts, not a size of it. */
function isOfPieces({ before, behind }: Around): boolean {
  return PIECES_AHEAD.test(before) || PIECES.test(behind)
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

/** "Comes in three sizes", "rangi tatu". */
const CHOICES =
  /^\s*(?:sizes?|colou?rs?|flavou?rs?|options?|choices|types|kinds|versions?|brands?|models?|materials?|styles?|finishes|packs?)(?!\p{L})/iu
const CHOICES_AHEAD =
  /(?<!\p{L})(?:rangi|saizi|size|colou?rs?|ladha|aina|brand|options?|chaguo|machaguo|flavou?rs?)\s+(?:ni\s+|ziko\s+|zipo\s+)?$/iu
/** What is left is told by the stock of a row alone. */
const LEFT =
  /(?<!\p{L})(?:left|remain\p{L}*|in stock|last|\p{L}mebaki|\p{L}mesalia|wamebaki|pieces?|pcs|units?)(?!\p{L})/iu
const PIECES =
  /^\s*(?:pieces?|pcs|bags?|boxes|pairs?|units?|packets?|bottles?|copies|trays?|cartons?|dozens?|seats?|tickets?)(?!\p{L})/iu
const PIECES_AHEAD =
  /(?<!\p{L})(?:mifuko|vipande|pieces|pcs|pea|jozi|magunia|makasha|maboksi|pakiti|chupa|trei|viti|tiketi|nakala|bags|boxes)\s+$/iu
const LEFT_AHEAD = /(?<!\p{L})(?:\p{L}{1,3}mebaki|\p{L}{1,3}mesalia|yamebaki|remaining:?)\s+$/iu
const LEFT_BEHIND = /^\s*(?:(?:pieces?|pairs?|units?|pcs)\s+)?(?:left|remaining|remain)(?!\p{L})/iu
