import type { Figure, FigureReader } from '../domain/knowledge/figure-reader.ts'
import { durationOf } from '../llm/facts/durations.ts'
import type { Fact } from '../llm/facts/fact.ts'
import { findFacts } from '../llm/facts/find-facts.ts'
import { normalise } from '../llm/facts/normalise.ts'

const DAY = 24 * 60
/** What stands between two figures of one range. */
const RANGE = /^\s*(?:[-–—~]|to|until|till|hadi|mpaka|na kufungwa)\s*$/iu

/** Reads figures by the very reader that holds every reply against what is known. */
export const factFigureReader: FigureReader = {
  figuresIn: (written) => {
    const text = normalise(written)
    return { text, figures: joinRanges(findFacts(text), text).flatMap((fact) => toFigure(fact, text)) }
  },
}

type Joined = Fact | { kind: 'hours'; values: string[]; text: string; at: number }

/** "07:00-20:00" is one figure, and the second figure of "KES 2,500-4,500" is money too. */
function joinRanges(facts: readonly Fact[], text: string): Joined[] {
  const joined: Joined[] = []
  for (const fact of facts) {
    const last = joined.at(-1)
    const between = last === undefined ? '' : text.slice(last.at + last.text.length, fact.at)
    const isRange = last !== undefined && RANGE.test(between)
    if (isRange && last.kind === 'time' && fact.kind === 'time') {
      const values = last.minutes.flatMap((from) => fact.minutes.map((to) => `${dayMinute(from)}-${dayMinute(to)}`))
      joined[joined.length - 1] = {
        kind: 'hours',
        values,
        text: text.slice(last.at, fact.at + fact.text.length),
        at: last.at,
      }
    } else if (isRange && last.kind === 'money' && fact.kind === 'number') {
      joined.push({ kind: 'money', amount: fact.value, currency: last.currency, text: fact.text, at: fact.at })
    } else joined.push(fact)
  }
  return joined
}

/** The last minute of a day is midnight too. */
function dayMinute(minute: number): number {
  return minute === DAY - 1 ? 0 : minute % DAY
}

function toFigure(fact: Joined, text: string): Figure[] {
  const { text: written, at } = fact
  const figure = (kind: Figure['kind'], ...values: string[]): Figure[] => [{ kind, values, text: written, at }]
  switch (fact.kind) {
    case 'hours':
      return figure('hours', ...fact.values)
    case 'time':
      return figure('time', ...fact.minutes.map((minute) => String(dayMinute(minute))))
    case 'money':
      return figure('price', `${fact.currency ?? ''} ${fact.amount}`)
    case 'phone':
      return fact.head === '' ? figure('phone', fact.tail) : []
    case 'number': {
      if (fact.percent || /^\s*per\s?cent/iu.test(text.slice(at + written.length)))
        return figure('percent', String(fact.value))
      const minutes = durationOf(fact.value, text.slice(0, at), text.slice(at + written.length))
      return minutes === null ? figure('count', String(fact.value)) : figure('duration', String(minutes))
    }
    default:
      return []
  }
}
