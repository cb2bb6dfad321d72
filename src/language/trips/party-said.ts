import { numeralAt } from '../forms/numeral.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import {
  ADULTS,
  AGED,
  ALONE,
  AMONG,
  ANYBODY,
  BEFORE_RELATIVES,
  BESIDE_RELATIVES,
  CHILDREN,
  COMPANIONS,
  COUPLE,
  EACH_OF_THEM,
  GROUPS,
  LEADS,
  NUMBERED,
  PAIRS,
  POSSESSIVES,
  RELATIVES,
  SAME_RELATIVE,
  TWINS,
  WITH,
  YEARS_OLD,
} from './party-words.ts'
import { placesOf } from './said-words.ts'
import type { PartySaid } from './trip-said.ts'

interface Counted extends Match {
  who: 'adults' | 'children' | 'anybody'
  value: number
}

const MOST_PEOPLE = 60
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
  'my',
  'our',
  'wadogo',
  'mwenye',
])

/** Who travels; null where nothing is said. "4 people and 2 kids" are six, "family of 4 with 2 kids" are four. */
export function partySaid(tokens: readonly Token[]): PartySaid | null {
  const ages = agesIn(tokens)
  const isAge = (at: number) => ages.some(({ from, to }) => at >= from && at < to)
  const counted = [...countedBeside(tokens), ...inGroups(tokens), ...ledTo(tokens)].filter(({ from }) => !isAge(from))
  const childAges = ages.map(({ value }) => value).filter((age) => age < GROWN)
  const sum = (who: Counted['who']) =>
    unique(counted.filter((one) => one.who === who)).reduce((all, { value }) => all + value, 0)
  const children = Math.max(sum('children') || childrenNamed(tokens), childAges.length)
  const adults = adultsSaid(tokens, sum('adults'), sum('anybody'), children)
  return adults === null ? null : { adults, children, childAges }
}

function adultsSaid(tokens: readonly Token[], grown: number, anybody: number, children: number): number | null {
  if (grown > 0) return grown
  if (anybody > 0) {
    const isAmong = children > 0 && children < anybody && placesOf(AMONG, tokens).length > 0
    return isAmong ? anybody - children : anybody + (isWithFriends(tokens) ? 1 : 0)
  }
  const coming = tokens.flatMap((_, at) => comingAt(tokens, at))
  const others = [...new Map(coming.map((one) => [one.who, one.count])).values()].reduce((all, count) => all + count, 0)
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
    const number = countAt(tokens, at)
    if (number === null) return []
    let place = number.to
    while (BETWEEN.has(textAt(tokens, place))) place += 1
    let back = at - 1
    while (textAt(tokens, back) === ':' || POSSESSIVES.has(textAt(tokens, back))) back -= 1
    const who = whoIs(textAt(tokens, place)) ?? whoIs(textAt(tokens, back))
    return who === null ? [] : [{ from: at, to: number.to, who, value: number.value }]
  })
}

/** "A family of five from Nakuru", "a trio": whatever follows. */
function inGroups(tokens: readonly Token[]): Counted[] {
  const led = placesOf(GROUPS, tokens).flatMap(({ to }) => {
    const number = countAt(tokens, to)
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
    const number = countAt(tokens, to)
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
  'and na with plus from in on going to kwenda twende tunataka we tuna budget kutoka kuanzia next wanting who including wakiwemo next at'.split(
    ' ',
  ),
)

function countAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const number = numeralAt(tokens, at)
  const counts = number !== null && !number.scaled && Number.isInteger(number.value)
  return counts && number.value >= 1 && number.value <= MOST_PEOPLE ? number : null
}

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

interface Age extends Match {
  value: number
}

/** "Aged 4 and 7", "5 years old", "wa miaka 4 na 7", "(3, 6)" behind children. */
function agesIn(tokens: readonly Token[]): Age[] {
  return tokens.flatMap(({ text }, at) => {
    const isOld = YEARS_OLD.has(text) && ['old', '-'].includes(textAt(tokens, at + 1))
    const before = isOld || text === 'yo' ? countEnding(tokens, textAt(tokens, at - 1) === '-' ? at - 1 : at) : []
    if (CHILDREN.has(text)) return agesBehind(tokens, at + 1)
    if (EACH_OF_THEM.has(text) && HAS_AGE.has(textAt(tokens, at + 1))) return listAfter(tokens, at + 2).slice(0, 1)
    if (OTHER.has(text)) return listAfter(tokens, at + 1).slice(0, 1)
    const isList = AGED.has(text) || (text === '(' && [1, 2].some((back) => CHILDREN.has(textAt(tokens, at - back))))
    return [...before, ...(isList ? listAfter(tokens, at + 1) : [])]
  })
}

const HAS_AGE: ReadonlySet<string> = new Set(['ako', 'ana', 'is', 'ni', 'being', 'aged'])
const OTHER: ReadonlySet<string> = new Set(['mwingine', 'ingine'])

/** "Kids are 3, 8 and 10", "mtoto wa 8 years": one number alone might count them. */
function agesBehind(tokens: readonly Token[], at: number): Age[] {
  const text = textAt(tokens, at)
  const ages =
    (HAS_AGE.has(text) && text !== 'aged') || text === 'are' || text === ':' || text === 'wa'
      ? listAfter(tokens, at + 1)
      : []
  const last = ages.at(-1)
  return ages.length > 1 || (last && YEARS_OLD.has(textAt(tokens, last.to))) ? ages : []
}

function countEnding(tokens: readonly Token[], end: number): Age[] {
  const number = countAt(tokens, end - 1)
  if (number === null) return []
  const and = ['and', 'na', '&', ','].includes(textAt(tokens, end - 2)) ? countAt(tokens, end - 3) : null
  const last = { from: end - 1, to: end, value: number.value }
  return and === null ? [last] : [{ from: end - 3, to: end - 2, value: and.value }, last]
}

function listAfter(tokens: readonly Token[], start: number): Age[] {
  const ages: Age[] = []
  for (let at = start; at < tokens.length; ) {
    const number = countAt(tokens, at)
    if (number === null) break
    ages.push({ from: at, to: number.to, value: number.value })
    const goesOn = ['and', 'na', '&', ','].includes(textAt(tokens, number.to))
    if (!goesOn) break
    at = number.to + 1
  }
  return ages
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
