import { isSameNumber, keyOf } from './fact-index.ts'
import type { Around, Backing } from './is-backed.ts'
import { majorOf, type OwnedSum, wordsOf } from './money-owners.ts'

const DIFFERS =
  /(?<!\p{L})(?:difference|tofauti|cheaper|dearer|pricier|nafuu|ghali|short|shy|less|more|over|extra|balance|remaining|remainder|rest|remains|left|change|zaidi|salio|baki|bakia|\p{L}{0,4}pungu\p{L}*|\p{L}{0,4}zidi\p{L}*|imebaki|zimebaki|iliyobaki|\p{L}{0,4}bakish\p{L}*|\p{L}{0,4}ongez\p{L}*|adds?|top up)(?!\p{L})/iu

/**
 * True of what one sum is more than another where a shop would say so: of two prices that are spoken of, of what is to pay and
 * what was paid or taken off, of that and the money that she has, of that and a bound that the sentence tells from a passage.
 * Among all prices of a list any figure is the difference of some two.
 */
export function isDifference(value: number, { data, said, sums }: Backing, around: Around): boolean {
  if (!DIFFERS.test(around.sentence)) return false
  const spoken = spokenOf(sums, said.words, around)
  const totals = sums.filter(({ isTotal }) => isTotal)
  const paid = sums.filter(({ isPaid, isFee }) => isPaid || isFee)
  const toPay = totals.length > 0 ? [...totals, ...spoken.filter((sum) => isTold(sum, around))] : spoken
  const bounds = around.told.filter((told) => told !== value && data.proseNumbers.has(keyOf(told)))
  const hers = [...said.numbers].map(Number)
  return (
    isBetween(value, spoken.map(majorOf), spoken.map(majorOf)) ||
    isBetween(value, totals.map(majorOf), paid.map(majorOf)) ||
    isBetween(value, toPay.map(majorOf), [...hers, ...bounds])
  )
}

/** Prices that the text tells or whose goods it or the customer names; where there are but two, both. */
function spokenOf(sums: readonly OwnedSum[], said: ReadonlySet<string>, around: Around): OwnedSum[] {
  const prices = sums.filter(({ isPrice }) => isPrice)
  if (new Set(prices.map(({ minor }) => minor)).size <= 2) return prices
  const names = new Set(prices.map(({ name }) => name))
  const told = wordsOf(`${around.before} ${around.behind}`)
  const telling = (word: string) =>
    (told.has(word) || said.has(word)) && (names.size === 1 || ![...names].every((name) => name?.has(word)))
  return prices.filter((price) => isTold(price, around) || [...(price.name ?? [])].some(telling))
}

function isTold(sum: OwnedSum, { told }: Around): boolean {
  return told.includes(majorOf(sum))
}

function isBetween(value: number, some: readonly number[], others: readonly number[]): boolean {
  return some.some((one) => others.some((other) => one !== other && isSameNumber(Math.abs(one - other), value)))
}
