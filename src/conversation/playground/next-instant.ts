import type { Session, SessionMove } from '../../domain/playground/index.ts'
import { instantOf, localDay } from '../../lib/zoned-time.ts'

/** Between two moves so much passes at least, as on a phone: a turn waits for whoever may go on typing. */
const LEAST_MS = 30_000
const TWO_AT_NIGHT = 120

/** What the clock of a session shows at its next move: time passes in it as outside, and a night comes when it is wished. */
export function nextInstant(
  { steps, createdAt }: Pick<Session, 'steps' | 'createdAt'>,
  { move, began, timezone, now }: { move: SessionMove; began: Date; timezone: string; now: Date },
): Date {
  const last = steps.at(-1) ?? { at: began, doneAt: createdAt }
  const next = new Date(last.at.getTime() + Math.max(LEAST_MS, now.getTime() - last.doneAt.getTime()))
  if (move.kind !== 'event' || move.event !== 'two_at_night') return next
  const tonight = instantOf(localDay(next, timezone), TWO_AT_NIGHT, timezone)
  return tonight >= next ? tonight : instantOf(localDay(next, timezone, 1), TWO_AT_NIGHT, timezone)
}
