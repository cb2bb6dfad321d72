import { weekdayOf } from '../calendar-words.ts'
import { findFacts } from '../find-facts.ts'
import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import type { Knowledge } from './knowledge.ts'

const NOW =
  /(?:^| )(?:now|right now|saa hizi|saa hii|sasa|sasa hivi|sai|sahi|sahii|today|leo|tonight|tomorrow|kesho|currently|at the moment|all day|every day|kila siku|daily)(?: |$)/u
const TOMORROW = /^(?:kesho|tomorrow)$/u
const DAY_MS = 86_400_000

/** The day of the week, Sunday being 0, and the minutes since midnight. */
export interface Now {
  weekday: number
  minutes: number
}

/** Open or closed, on a day that is named or that it is now, against the hours of that day. */
export function judgeHours(
  clause: Clause,
  { openOn, hoursOn, opensAt, closesAt }: Knowledge,
  hasTime: boolean,
  now: Now | null,
): boolean {
  const today = now?.weekday ?? null
  if (clause.asked || clause.unknowing || clause.conditional || clause.requested) return false
  const open = clause.mentions.find(({ id }) => id === 'open')
  const closed = clause.mentions.find(({ id }) => id === 'closed')
  if (
    (open === undefined && closed === undefined) ||
    openOn.size === 0 ||
    speaksOf(clause, 'money') ||
    speaksOf(clause, 'order')
  )
    return false
  if (isSwapped(clause, opensAt, closesAt)) return true
  const saysOpen = open !== undefined ? !isDenied(clause.tokens, open) : false
  const days = daysIn(clause, today)
  if (
    closed !== undefined &&
    !NOT_OPENED.test(clause.words) &&
    now !== null &&
    days.every((day) => day === now.weekday) &&
    isShutNow(hoursOn.get(now.weekday), now.minutes)
  )
    return false
  // A time beside it ("we close at 7") is compared as a time; a closing time belongs to an open day.
  if (days.length === 0) return !hasTime && NOW.test(clause.sentence)
  if (days.some((day) => openOn.get(day) !== (saysOpen || hasTime))) return true
  return hasTime && isOfOtherDay(clause, days[0] ?? 0, hoursOn)
}

/** Said of a whole day. */
const NOT_OPENED = /(?:^| )(?:hatufungu\p{L}*|hatutafungu\p{L}*|not open|all day)(?: |$)/u

/** Before the first and after the last of a day's hours it is closed, on an open day too. */
function isShutNow(hours: ReadonlySet<number> | undefined, now: number): boolean {
  return hours !== undefined && hours.size > 0 && (now < Math.min(...hours) || now >= Math.max(...hours))
}

/** "We open at 7 pm and close at 7 am": each time belongs to the verb before it; a second one behind "open" ends the day. */
function isSwapped(
  { text, tokens, mentions }: Clause,
  opensAt: ReadonlySet<number>,
  closesAt: ReadonlySet<number>,
): boolean {
  if (opensAt.size === 0) return false
  const first = tokens[0]
  const shift = first === undefined ? 0 : first.at - text.indexOf(first.raw)
  let last = -1
  return findFacts(text).some((fact) => {
    if (fact.kind !== 'time') return false
    const verb = mentions.findLast(
      ({ id, from }) => /^(?:open|closed)$/.test(id) && (tokens[from]?.at ?? 0) - shift < fact.at,
    )
    if (verb === undefined || isDenied(tokens, verb)) return false
    const isSecond = last === verb.from
    last = verb.from
    if (isSecond) return false
    const own = verb.id === 'open' ? opensAt : closesAt
    const other = verb.id === 'open' ? closesAt : opensAt
    return (
      !fact.minutes.some((at) => own.has(at)) &&
      fact.minutes.some((at) => other.has(at)) &&
      !UNTIL.test(text.slice(0, fact.at))
    )
  })
}

const UNTIL = /(?:until|till|hadi|mpaka|by|before|kabla ya|up to|since|from|kuanzia|between|,)\s*$/iu

/** True when a time of the clause is none of the named day's, though another day has it. */
function isOfOtherDay({ text }: Clause, day: number, hoursOn: Knowledge['hoursOn']): boolean {
  const own = hoursOn.get(day) ?? new Set()
  const others = [...hoursOn.values()]
  return findFacts(text).some(
    (fact) =>
      fact.kind === 'time' &&
      !fact.minutes.some((minutes) => own.has(minutes)) &&
      fact.minutes.some((minutes) => others.some((times) => times.has(minutes))),
  )
}

function daysIn({ sentence, ahead, tokens }: Clause, today: number | null): number[] {
  const named = tokens.flatMap(({ word }) => (word.length > 3 ? (weekdayOf(word) ?? []) : []))
  if (named.length > 0) return named
  const last = ahead.split(' ').findLast((word) => TOMORROW.test(word) || (word.length > 3 && weekdayOf(word) !== null))
  const lastDay = last === undefined || TOMORROW.test(last) ? null : weekdayOf(last)
  if (lastDay !== null) return [lastDay]
  if (last !== undefined && today !== null) return [(today + 1) % 7]
  if (today === null) return []
  const own = tokens.map(({ word }) => word).join(' ')
  const words = NOW.test(own) ? own : sentence
  if (/(?:^| )(?:kesho|tomorrow)(?: |$)/u.test(words)) return [(today + 1) % 7]
  return NOW.test(words) ? [today] : []
}

/** The weekday of an instant in a time zone; Sunday is 0. */
export function weekdayAt(at: Date, year: number, month: number, day: number): number {
  return Number.isNaN(at.getTime()) ? 0 : Math.floor(Date.UTC(year, month - 1, day) / DAY_MS + 4) % 7
}
