import { latestInstant } from '../../lib/latest-instant.ts'

/** What is counted of one piece of work that fails. */
export interface FailureCount {
  status: 'waiting' | 'dead' | 'dismissed'
  attempts: number
  strikes: number
  firstFailedAt: Date
  lastFailedAt: Date
  notBefore: Date
  deadAt: Date | null
  putAside: boolean
}

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60_000
/** What fails because something else is away must not be found out late to be back: a customer may wait for it. */
const LONGEST_OUTAGE_WAIT_MS = 5 * 60_000
/** A failure older than this was another matter: work that goes on failing fails again within the longest wait. */
const FADE_MS = 24 * 60 * 60_000

/**
 * The count after one more failure. Whoever wakes work before its time may try, but a failure then counts for nothing:
 * neither can a flood of webhooks kill work early, nor does it bring the next try forward or move it back.
 */
export function nextFailure(
  before: FailureCount | null,
  failure: { now: Date; ownFault: boolean; deadAfter: number },
): FailureCount {
  const { now, ownFault, deadAfter } = failure
  const known = before === null || isPast(before, now) ? null : before
  if (known !== null && (known.status !== 'waiting' || rests(known, now))) return { ...known, lastFailedAt: now }
  const attempts = (known?.attempts ?? 0) + 1
  const strikes = (known?.strikes ?? 0) + (ownFault ? 1 : 0)
  const dead = strikes >= deadAfter
  const longest = ownFault ? LONGEST_WAIT_MS : LONGEST_OUTAGE_WAIT_MS
  return {
    status: dead ? 'dead' : 'waiting',
    attempts,
    strikes,
    firstFailedAt: known?.firstFailedAt ?? now,
    lastFailedAt: now,
    notBefore: new Date(now.getTime() + Math.min(longest, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 10))),
    deadAt: dead ? now : null,
    putAside: false,
  }
}

/** Nothing rests longer than the longest wait: what seems to was counted by a clock that ran ahead. */
function rests({ notBefore }: FailureCount, now: Date): boolean {
  return notBefore > now && notBefore <= latestInstant(now, LONGEST_WAIT_MS)
}

/** What was put aside is over as well: the subject fails with something new. */
function isPast({ status, lastFailedAt, putAside }: FailureCount, now: Date): boolean {
  return putAside || (status === 'waiting' && now.getTime() - lastFailedAt.getTime() > FADE_MS)
}
