import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GuardedCall, resilience } from '../../../src/adapters/resilience.ts'
import { testLog } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'

type Answer = 'ok' | 'down' | 'refused'

const CALL: GuardedCall<Answer> = {
  operation: 'provider.read',
  account: 'shop-1',
  isFailure: (answer) => answer === 'down',
  repeat: null,
}

const RETEST_MS = 60_000

function open(options: { failuresToOpen?: number } = {}) {
  const log = testLog()
  const guard = resilience({ log, retestMs: RETEST_MS, failuresToOpen: options.failuresToOpen ?? 3 })
  const calls: number[] = []
  const from = performance.now()
  const run = (answers: Answer[] | Answer, call: Partial<GuardedCall<Answer>> = {}) =>
    guard.run({ ...CALL, ...call }, async () => {
      calls.push(performance.now() - from)
      return Array.isArray(answers) ? (answers.shift() ?? 'ok') : answers
    })
  return { run, guard, calls, log, events: () => log.lines.map(({ event }) => event) }
}

const REPEAT = { tries: 4, firstWaitMs: 5, deadlineMs: 30_000 }

describe('a circuit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const letTestTimeCome = () => vi.setSystemTime(Date.now() + RETEST_MS)

  it('opens after failures in a row, sends nothing while it is open, and says when to come back', async () => {
    const { run, calls, log } = open()
    for (let n = 0; n < 3; n++) expect(await run('down')).toEqual({ circuit: 'closed', answer: 'down' })
    const refused = await run('ok')
    expect(refused).toEqual({ circuit: 'open', retryInMs: expect.any(Number) })
    expect(refused.circuit === 'open' && refused.retryInMs).toBeGreaterThan(58_000)
    expect(calls).toHaveLength(3)
    expect(log.lines).toEqual([
      {
        level: 'warn',
        event: 'circuit_opened',
        fields: { operation: 'provider.read', account: 'shop-1', retestInMs: 60_000 },
      },
    ])
  })

  it('stays closed when failures are not in a row, and for refusals', async () => {
    const { run, events } = open()
    for (const answer of ['down', 'down', 'ok', 'down', 'down', 'refused', 'down', 'down'] as const) await run(answer)
    expect(await run('ok')).toMatchObject({ circuit: 'closed' })
    expect(events()).toEqual([])
  })

  it('is closed again by one test call that succeeds; a failing test is no news', async () => {
    const { run, calls, events } = open()
    for (let n = 0; n < 3; n++) await run('down')
    letTestTimeCome()
    expect(await run('down')).toMatchObject({ circuit: 'closed' })
    expect(await run('ok')).toMatchObject({ circuit: 'open' })
    letTestTimeCome()
    expect(await run('ok')).toMatchObject({ circuit: 'closed' })
    expect(calls).toHaveLength(5)
    expect(events()).toEqual(['circuit_opened', 'circuit_closed'])
    expect(await run('ok')).toMatchObject({ circuit: 'closed' })
  })

  it('lets nobody wait for the test call: whoever comes meanwhile is told to come back', async () => {
    const { run, guard } = open()
    for (let n = 0; n < 3; n++) await run('down')
    let finish: (answer: Answer) => void = () => {}
    const held = new Promise<Answer>((resolve) => {
      finish = resolve
    })
    let tests = 0
    const test = () =>
      guard.run(CALL, () => {
        tests += 1
        return held
      })
    letTestTimeCome()
    const testing = test()
    await until(() => tests === 1)
    expect(await run('ok')).toMatchObject({ circuit: 'open' })
    finish('ok')
    expect(await testing).toEqual({ circuit: 'closed', answer: 'ok' })
    expect(await run('ok')).toMatchObject({ circuit: 'closed' })
  })

  it('of one account says nothing about another, nor of one operation about another', async () => {
    const { run } = open()
    for (let n = 0; n < 3; n++) await run('down')
    expect(await run('ok')).toMatchObject({ circuit: 'open' })
    expect(await run('ok', { account: 'shop-2' })).toMatchObject({ circuit: 'closed' })
    expect(await run('ok', { operation: 'provider.write' })).toMatchObject({ circuit: 'closed' })
  })
})

describe('a call that may be repeated', () => {
  it('is repeated after growing waits until it succeeds', async () => {
    const { run, calls } = open({ failuresToOpen: 100 })
    expect(await run(['down', 'down', 'ok'], { repeat: REPEAT })).toEqual({ circuit: 'closed', answer: 'ok' })
    expect(calls).toHaveLength(3)
  })

  it('is given up after its tries, with the last answer', async () => {
    const { run, calls } = open({ failuresToOpen: 100 })
    expect(await run('down', { repeat: REPEAT })).toEqual({ circuit: 'closed', answer: 'down' })
    expect(calls).toHaveLength(4)
  })

  it('is not repeated after a refusal, nor after a failure that will not pass', async () => {
    const { run, calls } = open({ failuresToOpen: 100 })
    await run('refused', { repeat: REPEAT })
    await run('down', { repeat: { ...REPEAT, mayPass: () => false } })
    expect(calls).toHaveLength(2)
  })

  it('is not begun again after its deadline', async () => {
    const { run, calls } = open({ failuresToOpen: 100 })
    await run('down', { repeat: { tries: 50, firstWaitMs: 40, deadlineMs: 60 } })
    expect(calls.length).toBeLessThan(6)
  })

  it('stops when its own tries open the circuit', async () => {
    const { run, calls } = open({ failuresToOpen: 2 })
    expect(await run('down', { repeat: REPEAT })).toMatchObject({ circuit: 'open' })
    expect(calls).toHaveLength(2)
  })
})

describe('a call that may not be repeated', () => {
  it('is made once, whatever comes of it', async () => {
    const { run, calls } = open()
    expect(await run('down')).toEqual({ circuit: 'closed', answer: 'down' })
    expect(calls).toHaveLength(1)
  })
})
