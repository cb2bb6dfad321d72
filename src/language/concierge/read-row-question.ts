import { peopleCounted } from '../booking/people-counted.ts'
import { findPrices } from '../forms/prices.ts'
import { type Match, type PhraseList, PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import type { Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { fieldsHeard } from './fields-asked.ts'
import { isYear } from './is-year.ts'
import {
  AGE_WORDS,
  FREE_WORDS,
  GOES_ON_BEHIND,
  GOES_ON_WORDS,
  type GuestKind,
  KIND_WORDS,
  LIST_WORDS,
  LIVE_WORDS,
  NOISE_WORDS,
  ORDER_WORDS,
  type RowOrder,
  SEEMING_KINDS,
  SUM_WORDS,
  THERE_WORDS,
  VISA_FREE_WORDS,
  YES_NO_WORDS,
} from './kind-words.ts'
import { readWhen } from './read-when.ts'
import type { RowQuestion } from './row-question.ts'

const LISTS = new PhraseLists()
const KINDS = listsOf<GuestKind>(KIND_WORDS)
const ORDERS = listsOf<RowOrder>(ORDER_WORDS)
const LIST = LISTS.add(LIST_WORDS)
const THERE = LISTS.add(THERE_WORDS)
const BEGINS = LISTS.add(YES_NO_WORDS.begins)
const TAGS = LISTS.add(YES_NO_WORDS.tags)
const OPEN = LISTS.add(YES_NO_WORDS.open)
const WITHIN = LISTS.add(YES_NO_WORDS.within)
const LIVE = LISTS.add(LIVE_WORDS)
const FREE = LISTS.add(FREE_WORDS)
const AGE = LISTS.add(AGE_WORDS)
const NOISE = LISTS.add(NOISE_WORDS)
const SUMS = LISTS.add(SUM_WORDS)
const SEEMING = LISTS.add(SEEMING_KINDS)
const GOES_ON = LISTS.add(GOES_ON_WORDS)
const VISA_FREE = LISTS.add(VISA_FREE_WORDS)

/** Sums below are numbers of something else. */
const LEAST_SUM = 50
const MOST_AGE = 17

function listsOf<Name extends string>(words: Readonly<Record<Name, string>>): { name: Name; list: PhraseList }[] {
  return (Object.keys(words) as Name[]).map((name) => ({ name, list: LISTS.add(words[name]) }))
}

/** What a message asks of rows. The same words are always read alike. */
export function readRowQuestion(message: string): RowQuestion {
  const tokens = tokenise(message)
  const words = plainWords(tokens)
  const { fields, matches: labels } = fieldsHeard(tokens)
  const { when, places } = readWhen(tokens)
  const seeming = SEEMING.find(words)
  const isMeant = ({ from, to }: Match) => !seeming.some((one) => one.from <= from && to <= one.to)
  const kinds = KINDS.flatMap(({ name, list }) =>
    longestOf(list, words)
      .filter(isMeant)
      .map((match) => ({ name, match })),
  )
  const orders = ORDERS.flatMap(({ name, list }) => longestOf(list, words).map((match) => ({ name, match })))
  const sums = sumsIn(tokens)
  const free = FREE.find(words)
  const aged = AGE.find(words)
  const people = peopleCounted(tokens).filter((span) => !isAge(spanPlaces(tokens, [span]), aged))
  const isFree = free.length > 0
  const visaFree = VISA_FREE.find(words)
  const kindsHeard = [
    ...new Set(kinds.toSorted((a, b) => lengthOf(b.match) - lengthOf(a.match)).map(({ name }) => name)),
  ]
  const asides = [
    labels,
    SUMS.find(words),
    orders.map(({ match }) => match),
    free,
    visaFree,
    aged,
    LIST.find(words).map(firstWord),
    claimedPlaces(words, sums.claimed),
    THERE.find(words),
    NOISE.find(words),
  ]
  const said = new Set([...places, ...sums.places, ...spanPlaces(tokens, people), ...asides.flat().flatMap(placesOf)])
  const of = new Set(kinds.flatMap(({ match }) => placesOf(match)))
  return {
    fields: isFree && !fields.includes('price') ? ['price', ...fields] : fields,
    // Who asks for a diet asks where it is served.
    kinds: kindsHeard.length === 0 && fields.includes('diet') ? ['restaurants'] : kindsHeard,
    isList: LIST.has(words),
    isThere: THERE.has(words),
    isYesNo: wantsYesOrNo(words),
    when,
    order: orders.toSorted((a, b) => lengthOf(b.match) - lengthOf(a.match))[0]?.name ?? null,
    isVisaFree: visaFree.length > 0,
    atMost: sums.atMost ?? (isFree ? 0 : null),
    atLeast: sums.atLeast,
    claimed: sums.claimed,
    people: people.length === 0 ? null : people.reduce((sum, { value }) => sum + value, 0),
    age: ageIn(words, aged),
    kindWords: words.filter((_, at) => !said.has(at) && of.has(at)).join(' '),
    timeWords: words.filter((_, at) => places.has(at)).join(' '),
    content: words.filter((_, at) => !said.has(at) && !of.has(at)).join(' '),
    isLive: LIVE.has(words),
    goesOn: GOES_ON.find(words).some(({ from }) => from === 0) || endsAsGoingOn(words),
  }
}

/** A question that begins as one of yes or no does, or ends as one; not one that leaves open what, when or how much. */
function wantsYesOrNo(words: readonly string[]): boolean {
  if (TAGS.find(words).some(({ to }) => to === words.length)) return true
  const noise = NOISE.find(words)
  const isNoise = (at: number) => noise.some(({ from, to }) => from <= at && at < to)
  const first = words.findIndex((_, at) => BEGINS.find(words).some(({ from }) => from === at) || !isNoise(at))
  if (OPEN.has(words)) return false
  return WITHIN.has(words) || BEGINS.find(words).some(({ from }) => from <= Math.max(first, 0))
}

/** "Speed je?", "akitaka kuogelea pia?" */
function endsAsGoingOn(words: readonly string[]): boolean {
  return words.length > 1 && GOES_ON_BEHIND.has(words.at(-1) ?? '')
}

function longestOf(list: PhraseList, words: readonly string[]): Match[] {
  const found = list.find(words).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return found.filter((one, at) => !found.slice(0, at).some(({ from, to }) => from <= one.from && one.to <= to))
}

function lengthOf({ from, to }: Match): number {
  return to - from
}

/** "Which _" says with its first word that all are asked for; the others say of what. */
function firstWord({ from }: Match): Match {
  return { from, to: from + 1 }
}

function placesOf({ from, to }: Match): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}

/** Places among plain words of spans that are counted in tokens. */
function spanPlaces(tokens: readonly Token[], spans: readonly Match[]): number[] {
  const isWord = ({ kind }: Token) => kind === 'word' || kind === 'number' || kind === 'code'
  const words = tokens.flatMap((token, at) => (isWord(token) ? [at] : []))
  return words.flatMap((at, place) => (spans.some(({ from, to }) => from <= at && at < to) ? [place] : []))
}

/** What money is spoken of: a bound of what is looked for, or a sum that is taken for true. */
function sumsIn(tokens: readonly Token[]) {
  const spans = findPrices(tokens)
  const bounds = spans.flatMap(({ meaning }) => (meaning.kind === 'price' ? [meaning] : []))
  const major = (minor: number | null | undefined) => (minor == null ? null : minor / 100)
  const most = major(bounds.find(({ maxMinor }) => maxMinor !== null)?.maxMinor)
  const least = major(bounds.find(({ minMinor }) => minMinor !== null)?.minMinor)
  const near = major(bounds.find(({ nearMinor }) => nearMinor !== null)?.nearMinor)
  const places = spanPlaces(tokens, spans)
  return { places, atMost: most, atLeast: least, claimed: near !== null && near >= LEAST_SUM ? near : bareSum(tokens) }
}

/** "It is 300 per head": a number that nothing else counts. */
function bareSum(tokens: readonly Token[]): number | null {
  const sums = tokens.flatMap(({ kind, text }, at) => {
    const value = Number(text.replaceAll(',', ''))
    const unit = tokens[at + 1]?.text ?? ''
    return kind === 'number' &&
      value >= LEAST_SUM &&
      !isYear(text) &&
      !/^(?:people|pax|guests|km|m|g|kg|cm|years|pm|am|hrs)$/.test(unit)
      ? [value]
      : []
  })
  return sums.length === 1 && sums[0] !== undefined && sums[0] < 1_000_000 ? sums[0] : null
}

/** The number that is taken for a price is nothing that is looked for. */
function claimedPlaces(words: readonly string[], claimed: number | null): Match[] {
  if (claimed === null) return []
  return words.flatMap((word, at) => (Number(word.replaceAll(',', '')) === claimed ? [{ from: at, to: at + 1 }] : []))
}

/** Whether it is as old, and not as many: "my son of 5". */
function isAge(places: readonly number[], aged: readonly Match[]): boolean {
  return places.length > 0 && places.every((at) => aged.some(({ from, to }) => from <= at && at < to))
}

function ageIn(words: readonly string[], aged: readonly Match[]): number | null {
  const ages = aged.flatMap((match) =>
    placesOf(match).flatMap((at) => (/^\d{1,2}$/.test(words[at] ?? '') ? [Number(words[at])] : [])),
  )
  const [age] = ages
  return age === undefined || age > MOST_AGE + 82 ? null : age
}
