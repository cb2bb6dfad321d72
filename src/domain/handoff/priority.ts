import type { HandoffReason } from './schemas.ts'

/** Somebody may be in danger: whoever looks at the tickets takes these first. */
const URGENT: ReadonlySet<string> = new Set(['emergency', 'self_harm'] satisfies HandoffReason[])

type Priority = 'normal' | 'high'

/** @param reason of a ticket as it is stored: tickets of older versions may have others */
export function priorityOf(reason: string): Priority {
  return URGENT.has(reason) ? 'high' : 'normal'
}
