import { clockOf, problemOf, type Span } from './span.ts'

interface ClockRead {
  minutes: number
  /** Whether nothing else can be meant: "7pm", "19:00" and "noon" are sure, "7" is not. */
  sure: boolean
  half: 'am' | 'pm' | null
}

const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?|noon|midnight)`
const SPAN = new RegExp(`^(${CLOCK})\\s*-\\s*(${CLOCK})(?:\\s*[,(]?\\s*last orders?(?: at)?\\s*(${CLOCK})\\)?)?$`)

/** Words that name a time, for who cuts a text at them. */
export const ENDS_WITH_CLOCK = new RegExp(`(?:${CLOCK}|closed|24h)\\)?$`)

/** "7am-10pm", "8-23", "6pm-2am last order 1am" as a span, or what is wrong with it and how to write it. */
export function readSpan(text: string): Span | { problem: string } {
  const [, first, second, last] = SPAN.exec(text) ?? []
  if (first === undefined || second === undefined)
    return { problem: `"${text}" is no time: write "7am-10pm" or "closed"` }
  const [from, to] = [readClock(first), readClock(second)]
  const order = last === undefined ? null : readClock(last)
  if (from === null || to === null || (last !== undefined && order === null)) {
    return { problem: `"${text}" holds a time that no clock shows` }
  }
  if (isUnsure(from, to)) {
    return { problem: `"${text}" may mean two things: write am or pm at both times, or both as "07:00"` }
  }
  const end = to.minutes === 0 ? '24:00' : clockOf(to.minutes)
  const span = { from: clockOf(from.minutes), to: end, ...(order && { last_order: clockOf(order.minutes) }) }
  const problem = problemOf(span)
  return problem === null ? span : { problem }
}

/** "7:30pm" in minutes; null for what no clock shows. */
export function readClock(text: string): ClockRead | null {
  if (text === 'noon') return { minutes: 12 * 60, sure: true, half: null }
  if (text === 'midnight') return { minutes: 0, sure: true, half: null }
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/.exec(text) ?? []
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (hour === '' || minutes > 59) return null
  if (half === 'am' || half === 'pm') {
    return hours < 1 || hours > 12
      ? null
      : { minutes: ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes, sure: true, half }
  }
  if (hours > 24 || (hours === 24 && minutes > 0)) return null
  const sure = hours > 12 || hours === 0 || (hour.length === 2 && /[:.]/.test(text))
  return { minutes: (hours % 24) * 60 + minutes, sure, half: null }
}

/** "7-10pm" may begin in the morning, and "10-2" end at two in the afternoon. */
function isUnsure(from: ClockRead, to: ClockRead): boolean {
  const halfSaid = (from.half !== null && !to.sure) || (to.half !== null && !from.sure)
  return halfSaid || (!from.sure && !to.sure && to.minutes <= from.minutes)
}
