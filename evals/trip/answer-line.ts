import type { z } from 'zod'
import { planAppointments } from '../../src/domain/trips/solver/appointments.ts'
import { freeSlots } from '../../src/domain/trips/solver/free-slot.ts'
import { orderRoute } from '../../src/domain/trips/solver/route-order.ts'
import { planTour } from '../../src/domain/trips/tours/plan-tour.ts'
import { LineHead, TripLine } from './lines.ts'
import { planLine } from './plan-line.ts'
import { withIntent } from './with-intent.ts'

interface Answer {
  id: string | number | null
  kind: string | null
  status: 'completed' | 'infeasible' | 'invalid'
}

/** The answer to one line of text. What cannot be read is answered too, with the path of what is wrong in it. */
export function answerLine(text: string): Answer {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is not JSON'
    return invalid({ id: null, kind: null }, [{ path: '', message }])
  }
  const head = LineHead.safeParse(line)
  const read = withIntent(line)
  const parsed = TripLine.safeParse(read.line)
  if (read.problems.length > 0)
    return invalid(
      head.data ?? { id: null, kind: null },
      read.problems.map((message) => ({ path: 'text', message })),
    )
  if (parsed.success) return plan(parsed.data)
  return invalid(head.data ?? { id: null, kind: null }, parsed.error.issues.flatMap(problemsOf))
}

function plan(line: TripLine): Answer {
  const { id, kind } = line
  switch (line.kind) {
    case 'trip':
      return { id, kind, ...planLine(line) }
    case 'tour':
      return { id, kind, ...planTour(line.intent, line.data) }
    case 'route':
      return { id, kind, ...orderRoute(line.intent, line.data) }
    case 'appointments':
      return { id, kind, status: 'completed', ...planAppointments(line.intent, line.data) }
    case 'slot': {
      const [first, ...others] = freeSlots(line.intent)
      const none = { day: null, from: null, to: null }
      const found = { ...(first ?? none), others }
      return { id, kind, status: first ? 'completed' : 'infeasible', ...found }
    }
  }
}

interface Problem {
  path: string
  message: string
}

function invalid(
  head: Pick<Answer, 'id' | 'kind'>,
  errors: readonly Problem[],
): Answer & { errors: readonly Problem[] } {
  return { ...head, status: 'invalid', errors }
}

/** An unknown key is told by its own path. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  const path = (more: readonly PropertyKey[]) => [...issue.path, ...more].map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: path([key]), message: 'unknown key' }))
  return [{ path: path([]), message: issue.message }]
}
