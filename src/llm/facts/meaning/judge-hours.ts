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

/** Open or closed, on a day that is named or that it is now, against the hours of that day. */
export function judgeHours(
  clause: Clause,
  { openOn, hoursOn }: Knowledge,
  today: number | null,
  hasTime: boolean,
): boolean {
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
  const saysOpen = open !== undefined ? !isDenied(clause.tokens, open) : false
  const days = daysIn(clause, today)
  // A time beside it ("we close at 7") is compared as a time; a closing time belongs to an open day.
  if (days.length === 0) return !hasTime && NOW.test(clause.sentence)
  if (days.some((day) => openOn.get(day) !== (saysOpen || hasTime))) return true
  return hasTime && isOfOtherDay(clause, days[0] ?? 0, hoursOn)
}

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
