import { LEXICON } from '../forms/lexicon.ts'
import { numeralAt } from '../forms/numeral.ts'
import type { Match, PhraseList } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { placesOf } from './said-words.ts'
import type { BudgetSaid } from './trip-said.ts'
import { BUDGET_WORDS, PER_DAY, PER_NIGHT, PER_PERSON } from './trip-words.ts'

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USD: '$ usd us$ dollar dollars dola dollas bucks',
    EUR: '€ eur euro euros yuro',
    GBP: '£ gbp pound pounds quid pauni',
    TZS: 'tzs tsh',
    UGX: 'ugx ush',
    RWF: 'rwf',
    ZAR: 'zar rand',
    AED: 'aed dirham dirhams',
    KES: 'kes /= /-',
  }).flatMap(([code, words]) => words.split(' ').map((word): [string, string] => [word, code])),
)
/** A number below this that has no currency and no scale counts something else. */
const LEAST_BARE = 500
/** As far as a word of money stands from its sum, in tokens: "my budget for all of us is about". */
const REACH = 7
const MILLIONS: ReadonlyMap<string, number> = new Map([
  ['m', 1_000_000],
  ['mil', 1_000_000],
  ['laki', 100_000],
])

const REVISED: ReadonlySet<string> = new Set(
  'raised increased bumped revised changed extended upped lowered reduced cut ongeza punguza badilisha weka'.split(' '),
)
const AND: ReadonlySet<string> = new Set(['and', 'na', '&'])
const BETWEEN: ReadonlySet<string> = new Set(['between', 'kati', 'baina'])

interface Sum extends Match {
  value: number
  currency: string | null
  scaled: boolean
}

/**
 * What a trip may cost: the sum beside a word of money, else the one that has a currency or a scale ("150k", "laki mbili").
 * Of "100k to 150k" it is the most; what a night or one thing costs is no budget.
 */
export function budgetSaid(tokens: readonly Token[], taken: (at: number) => boolean): BudgetSaid | null {
  const sums = joined(tokens, sumsIn(tokens)).filter((sum) => !taken(sum.from) && !isPer(tokens, PER_NIGHT, sum))
  const cues = placesOf(BUDGET_WORDS, tokens)
  const isCued = (sum: Sum) => cues.some(({ to, from }) => reaches(to, sum.from) || reaches(sum.to, from, 3))
  const sure = sums.filter((sum) => sum.currency !== null || sum.scaled || (isCued(sum) && sum.value >= LEAST_BARE))
  // What a budget was raised to counts, and a figure with its currency before one that may be a year.
  const best =
    sure.findLast((sum) => isRevised(tokens, sum)) ??
    sure.find((sum) => isCued(sum) && isMoney(sum)) ??
    sure.find(isCued) ??
    sure[0]
  if (best === undefined) return null
  const per = isPer(tokens, PER_PERSON, best) ? 'person' : isPer(tokens, PER_DAY, best) ? 'day' : 'trip'
  return { amountMinor: Math.round(best.value * 100), currency: best.currency, per }
}

/** Behind the sum, or before it: "kila mtu ako na 25k". */
function isPer(tokens: readonly Token[], list: PhraseList, sum: Sum): boolean {
  const places = placesOf(list, tokens).filter(({ to }) => !countsOn(tokens, to))
  const isBehind = (from: number, to: number) => from >= to && from <= to + 2
  const ends = sumsIn(tokens).flatMap((one) => (isMoney(one) ? [one.to] : []))
  return places.some(
    ({ from, to }) => isBehind(from, sum.to) || (reaches(to, sum.from, 3) && !ends.some((end) => isBehind(from, end))),
  )
}

function reaches(from: number, to: number, reach = REACH): boolean {
  return to >= from && to - from <= reach
}

function isMoney({ currency, scaled }: Sum): boolean {
  return currency !== null || scaled
}

/** "The budget has been raised to $5,500", "ongeza hadi 80k". */
function isRevised(tokens: readonly Token[], { from }: Sum): boolean {
  return [2, 3].some((back) => REVISED.has(textAt(tokens, from - back))) && LEXICON.to.has(textAt(tokens, from - 1))
}

/** "Kwa siku nne" is how long a trip takes, where "kwa siku" alone would be what a day costs. */
function countsOn(tokens: readonly Token[], at: number): boolean {
  const number = numeralAt(tokens, at)
  return number !== null && !number.scaled && number.value < LEAST_BARE
}

function sumsIn(tokens: readonly Token[]): Sum[] {
  const sums: Sum[] = []
  for (let at = 0; at < tokens.length; ) {
    const sum = sumAt(tokens, at)
    if (sum !== null) sums.push(sum)
    at = sum?.to ?? at + 1
  }
  return sums
}

function sumAt(tokens: readonly Token[], from: number): Sum | null {
  const before = currencyAt(tokens, from)
  const start = before === null ? from : afterMark(tokens, from + 1)
  const number = numeralAt(tokens, start)
  if (number === null || number.value < 1) return null
  const times = number.digits ? (MILLIONS.get(textAt(tokens, number.to)) ?? 1) : 1
  const end = times === 1 ? number.to : number.to + 1
  const behind = currencyAt(tokens, end)
  const currency = before ?? behind
  const isCounted = LEXICON.counted.has(textAt(tokens, end)) || LEXICON.durations.has(textAt(tokens, end))
  if (currency === null && isCounted) return null
  const to = before === null && behind !== null ? end + 1 : end
  const value = number.digits ? number.value * times : inThousands(number.value)
  return { from, to, value, currency, scaled: times > 1 || number.scaled }
}

const LAKH = 100_000

/** "Laki moja na ishirini" is 120,000: nobody counts twenty shillings beside a hundred thousand. */
function inThousands(value: number): number {
  const rest = value % LAKH
  return value > LAKH && rest >= 10 && rest < 100 ? value - rest + rest * 1_000 : value
}

function currencyAt(tokens: readonly Token[], at: number): string | null {
  const text = textAt(tokens, at)
  return CURRENCIES.get(text) ?? (LEXICON.currency.has(text) ? 'KES' : null)
}

function afterMark(tokens: readonly Token[], at: number): number {
  return ['.', ':'].includes(textAt(tokens, at)) ? at + 1 : at
}

/** "100k to 150k", "100-150k": one sum, the most of both. */
function joined(tokens: readonly Token[], sums: readonly Sum[]): Sum[] {
  return sums.flatMap((sum, place) => {
    const [before, after] = [sums[place - 1], sums[place + 1]]
    if (after !== undefined && isRange(tokens, sum, after)) return []
    if (before === undefined || !isRange(tokens, before, sum)) return [sum]
    return [{ ...sum, from: before.from, currency: sum.currency ?? before.currency }]
  })
}

function isRange(tokens: readonly Token[], low: Sum, high: Sum): boolean {
  const isJoined =
    LEXICON.to.has(textAt(tokens, low.to)) || (AND.has(textAt(tokens, low.to)) && opensRange(tokens, low))
  const isBetween = high.from === low.to + 1 && isJoined
  return isBetween && low.value < high.value && (high.scaled || high.currency !== null || low.value >= LEAST_BARE)
}

/** "Between 4000 and 5000", "kati ya 40k na 50k". */
function opensRange(tokens: readonly Token[], { from }: Sum): boolean {
  return BETWEEN.has(textAt(tokens, from - 1)) || BETWEEN.has(textAt(tokens, from - 2))
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
