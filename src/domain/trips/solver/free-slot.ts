import type { FreeSlot, SlotIntent } from '../schemas/slot.ts'
import { minutesOfDay, timeOfDay } from './minutes-of-day.ts'

/** The first start of every free stretch that is long enough, in the order of the hours: the first is the answer. */
export function freeSlots({ minutes, hours, busy }: SlotIntent): FreeSlot[] {
  return hours.flatMap(({ day, from, to }) => {
    const taken = busy
      .filter((span) => span.day === day)
      .map((span) => ({ from: minutesOfDay(span.from), to: minutesOfDay(span.to) }))
      .toSorted((a, b) => a.from - b.from || a.to - b.to)
    const end = minutesOfDay(to)
    const starts: number[] = []
    let free = minutesOfDay(from)
    for (const span of [...taken, { from: end, to: end }]) {
      if (Math.min(span.from, end) - free >= minutes) starts.push(free)
      free = Math.max(free, span.to)
    }
    return starts.map((start) => ({ day, from: timeOfDay(start), to: timeOfDay(start + minutes) }))
  })
}
