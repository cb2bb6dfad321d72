import { describe, expect, it } from 'vitest'
import { type GuardLine, readGuardLines, unbackedIn } from './guard-lines.ts'

/** Of a hundred replies that invent something, at least this many are caught; of a hundred honest ones, at most this many refused. */
const CAUGHT_AT_LEAST = 0.98
const REFUSED_AT_MOST = 0.01

function share(part: readonly GuardLine[], whole: readonly GuardLine[]): number {
  return part.length / whole.length
}

function report(what: string, lines: readonly GuardLine[]): string {
  return [`${what}: ${lines.length}`, ...lines.map((line) => `- ${line.text} (${line.note})`)].join('\n')
}

/** Two thousand lines are read, on a machine that may be busy. */
const TIMEOUT_MS = 60_000

describe('the lines of fixtures/guard', { timeout: TIMEOUT_MS }, () => {
  it('are caught when they invent something', () => {
    const lines = readGuardLines('invented')
    const passed = lines.filter((line) => unbackedIn(line).length === 0)
    expect(1 - share(passed, lines), report('passed', passed)).toBeGreaterThanOrEqual(CAUGHT_AT_LEAST)
  })

  it('pass when their ledger holds what they say', () => {
    const lines = readGuardLines('honest')
    const refused = lines.filter((line) => unbackedIn(line).length > 0)
    expect(share(refused, lines), report('refused', refused)).toBeLessThanOrEqual(REFUSED_AT_MOST)
  })
})
