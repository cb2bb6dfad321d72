import { NOTHING_WANTED } from '../../src/language/grammar/wanted.ts'
import type { Wanted } from '../../src/language/reading.ts'
import type { Planning } from './plan.ts'
import type { OpenLine } from './slice.ts'
import type { Task } from './tasks.ts'

export const NOTHING: Wanted = { ...NOTHING_WANTED, exact: true }

/** New wishes, and behind them what was still to be chosen before: the option that is asked about, and the goods that wait. */
export function withWaiting(tasks: readonly Task[], { opened, openLines }: Planning): Task[] {
  const named = new Set(tasks.flatMap((task) => (task.do === 'take' ? [task.itemId] : [])))
  const putAside: Task[] =
    opened === null || named.has(opened.itemId)
      ? []
      : [
          {
            do: 'take',
            itemId: opened.itemId,
            wanted: { ...NOTHING, quantity: opened.quantity },
            line: opened.line,
            chosen: opened.chosen,
          },
        ]
  // What waits and is named again has its answer, or is asked anew.
  const waiting = openLines.filter(({ itemId }) => itemId === null || !named.has(itemId))
  return [...tasks.map((task) => resumed(task, openLines)), ...putAside, ...waiting.map(taken)]
}

function taken({ wanted, itemId, line, chosen }: OpenLine): Task {
  return itemId === null ? { do: 'find', mode: 'new', wanted, line } : { do: 'take', itemId, wanted, line, chosen }
}

/** What was said before of goods that waited goes on to hold, as far as nothing else is said now. */
function resumed(task: Task, openLines: readonly OpenLine[]): Task {
  if (task.do !== 'take' || task.line !== null) return task
  const before = openLines.find(({ itemId }) => itemId === task.itemId)
  if (before === undefined) return task
  const told = new Set(task.wanted.values.map(({ option }) => option))
  const kept = before.wanted.values.filter(({ option }) => !told.has(option))
  const chosen = Object.fromEntries(Object.entries(before.chosen).filter(([option]) => !told.has(option)))
  const quantity = task.wanted.quantity ?? before.wanted.quantity
  const wanted = { ...task.wanted, values: [...kept, ...task.wanted.values], quantity }
  return { ...task, line: before.line, chosen: { ...chosen, ...task.chosen }, wanted }
}
