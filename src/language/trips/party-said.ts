import { numeralAt } from '../forms/numeral.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { agesSaid } from './ages-said.ts'
import {
  ADULTS,
  ALONE,
  AMONG,
  ANYBODY,
  BEFORE_RELATIVES,
  BESIDE_RELATIVES,
  CHILDREN,
  COMPANIONS,
  COUPLE,
  GROUPS,
  LEADS,
  NUMBERED,
  PAIRS,
  POSSESSIVES,
  RELATIVES,
  SAME_RELATIVE,
  TWINS,
  WITH,
} from './party-words.ts'
import { peopleCountAt } from './people-count.ts'
import { placesOf } from './said-words.ts'
import type { PartySaid } from './trip-said.ts'

interface Counted extends Match {
  who: 'adults' | 'children' | 'anybody'
  value: number
}

const GROWN = 18
/** Words that may stand between a number and whom it counts: "2 small kids", "4 of us". */
const BETWEEN: ReadonlySet<string> = new Set([
  'of',
  'are',
  ':',
  'small',
  'young',
  'little',
  'other',
  'more',
  'best',
  'close',
  'good',
  'dear',
  'my',
  'our',
  'wadogo',
  'mwenye',
])

/** The people of a message, by how they are spoken of. */
export interface PeopleSaid {
  /** "2 adults". */
  grown: number
  /** "4 people", "a trio", "tuko wanne". */
  anybody: number
  /** "My wife": who comes along with whoever writes. */
  others: number
  children: number
  childAges: number[]
}

/** Who is spoken of, each kind by itself. */
export function peopleSaid(tokens: readonly Token[]): PeopleSaid {
  const ages = agesSaid(tokens)
  const isAge = (at: number) => ages.some(({ from, to }) => at >= from && at < to)
  const counted = [...countedBeside(tokens), ...inGroups(tokens), ...ledTo(tokens)].filter(({ from }) => !isAge(from))
  const childAges = ages.map(({ value }) => value).filter((age) => age < GROWN)
  const sum = (who: Counted['who']) =>
    unique(counted.filter((one) => one.who === who)).reduce((all, { value }) => all + value, 0)
  const coming = tokens.flatMap((_, at) => comingAt(tokens, at))
  return {
    grown: sum('adults'),
    anybody: sum('anybody'),
    others: [...new Map(coming.map((one) => [one.who, one.count])).values()].reduce((all, count) => all + count, 0),
    children: Math.max(sum('children') || childrenNamed(tokens), childAges.length),
    childAges,
  }
}

/** How many they are in all, where they say so: "we are 4", "tuko wanne"; null where they do not. */
export function allSaid(tokens: readonly Token[]): number | null {
  return ledTo(tokens).at(-1)?.value ?? null
}

/** Who travels; null where nothing is said. "4 people and 2 kids" are six, "family of 4 with 2 kids" are four. */
export function partySaid(tokens: readonly Token[]): PartySaid | null {
  const people = peopleSaid(tokens)
  const { children, childAges } = people
  const adults = adultsSaid(tokens, people)
  return adults === null ? null : { adults, children, childAges }
}

function adultsSaid(tokens: readonly Token[], { grown, anybody, others, children }: PeopleSaid): number | null {
  if (grown > 0) return grown
  if (anybody > 0) {
    const isAmong = children > 0 && children < anybody && placesOf(AMONG, tokens).length > 0
    return isAmong ? anybody - children : anybody + (isWithFriends(tokens) && allSaid(tokens) === null ? 1 : 0)
  }
  if (others > 0) return 1 + others
  if (placesOf(COUPLE, tokens).length > 0) return 2
  return placesOf(ALONE, tokens).length > 0 || children > 0 ? 1 : null
}

/** "My wife", "na mama yangu", "with my parents", "my best friend": who comes along by that word. */
function comingAt(tokens: readonly Token[], at: number): { who: string; count: number }[] {
  const text = textAt(tokens, at)
  const count = PAIRS.has(text) ? 2 : RELATIVES.has(text) ? 1 : 0
  let before = at - 1
  while (BEFORE_RELATIVES.has(textAt(tokens, before))) before -= 1
  const isSaid = BESIDE_RELATIVES.has(textAt(tokens, before)) || OWN.has(textAt(tokens, at + 1))
  return count > 0 && isSaid ? [{ who: SAME_RELATIVE.get(text) ?? text, count }] : []
}

/** "With 4 friends", "na mabeshte wanne": whoever writes comes besides. */
function isWithFriends(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    if (!COMPANIONS.has(text)) return false
    let place = at - 1
    while (numeralAt(tokens, place) !== null || BETWEEN.has(textAt(tokens, place))) place -= 1
    if (textAt(tokens, place) === 'my' && WITH.has(textAt(tokens, place - 1))) return true
    return WITH.has(textAt(tokens, place))
  })
}

const OWN: ReadonlySet<string> = new Set(['wangu', 'yangu', 'wetu', 'yetu'])

/** "2 adults", "watoto wawili", "4 of us". */
function countedBeside(tokens: readonly Token[]): Counted[] {
  return tokens.flatMap((_, at) => {
    const number = peopleCountAt(tokens, at)
    if (number === null) return []
    let place = number.to
    while (BETWEEN.has(textAt(tokens, place))) place += 1
    let back = at - 1
    while (textAt(tokens, back) === ':' || POSSESSIVES.has(textAt(tokens, back))) back -= 1
    if (COUPLES.has(textAt(tokens, place)) && textAt(tokens, at) !== 'a') {
      return [{ from: at, to: number.to, who: 'adults', value: number.value * 2 }]
    }
    const who = whoIs(textAt(tokens, place)) ?? whoIs(textAt(tokens, back))
    return who === null ? [] : [{ from: at, to: number.to, who, value: number.value }]
  })
}

/** "Two couples". */
const COUPLES: ReadonlySet<string> = new Set(['couple', 'couples'])

/** "A family of five from Nakuru", "a trio": whatever follows. */
function inGroups(tokens: readonly Token[]): Counted[] {
  const led = placesOf(GROUPS, tokens).flatMap(({ to }) => {
    const number = peopleCountAt(tokens, to)
    return number === null ? [] : [{ from: to, to: number.to, who: 'anybody' as const, value: number.value }]
  })
  const named = tokens.flatMap(({ text }, at) => {
    const value = NUMBERED.get(text)
    return value === undefined ? [] : [{ from: at, to: at + 1, who: 'anybody' as const, value }]
  })
  return [...led, ...named]
}

/** "We are 4", "for six", "for two leaving on Friday": a number that counts nothing else. */
function ledTo(tokens: readonly Token[]): Counted[] {
  return placesOf(LEADS, tokens).flatMap(({ to }) => {
    const number = peopleCountAt(tokens, to)
    if (number === null) return []
    const next = tokens[number.to]
    const isAlone =
      next === undefined ||
      next.kind === 'break' ||
      /^[,.;!?]$/.test(next.text) ||
      FOLLOW.has(next.text) ||
      /^\w{3,}ing$/.test(next.text)
    return isAlone ? [{ from: to, to: number.to, who: 'anybody' as const, value: number.value }] : []
  })
}

const FOLLOW: ReadonlySet<string> = new Set(
  'now sasa altogether pamoja and na with plus from in on going to kwenda twende tunataka we tuna budget kutoka kuanzia next wanting who including wakiwemo next at'.split(
    ' ',
  ),
)

function whoIs(text: string): Counted['who'] | null {
  if (ADULTS.has(text)) return 'adults'
  if (CHILDREN.has(text)) return 'children'
  return ANYBODY.has(text) ? 'anybody' : null
}

/** A number between two nouns is counted by one of them only, and no place twice. */
function unique(counted: readonly Counted[]): Counted[] {
  const seen = new Set<number>()
  return counted.filter(({ from }) => !seen.has(from) && seen.add(from))
}

const ONE_CHILD = /^(?:child|kid|mtoto|toddler|baby|infant|teen|teenager|son|daughter|mtoi|boy|girl)$/

/** "With my daughter", "na mtoto": each a child without a number. */
function childrenNamed(tokens: readonly Token[]): number {
  if (tokens.some(({ text }, at) => TWINS.has(text) && CHILDREN.has(textAt(tokens, at + 1)))) return 2
  return tokens.filter(({ text }, at) => ONE_CHILD.test(text) && textAt(tokens, at + 1) !== 'friendly').length
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
