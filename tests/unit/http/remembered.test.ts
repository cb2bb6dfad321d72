import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remembered } from '../../../src/http/remembered.ts'
import { testClock } from '../../support/test-ctx.ts'

describe('a look-up that strangers can cause', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lets nobody wait long behind questions that hang, and goes on when they are answered', async () => {
    const answers: (() => void)[] = []
    const look = () => new Promise<string>((resolve) => answers.push(() => resolve('found')))
    const names = remembered(look, { clock: testClock(), presentMs: 0, absentMs: 0 })
    const first = ['a', 'b', 'c'].map((key) => names.find(key))
    const refused = expect(names.find('d')).rejects.toMatchObject({ status: 503, code: 'busy' })
    await vi.advanceTimersByTimeAsync(3_000)
    await refused
    const next = names.find('e')
    for (const answer of answers.splice(0)) answer()
    expect(await Promise.all(first)).toEqual(['found', 'found', 'found'])
    await vi.advanceTimersByTimeAsync(0)
    for (const answer of answers.splice(0)) answer()
    expect(await next).toBe('found')
  })

  it('keeps a failure for nobody', async () => {
    let away = true
    const look = async () => {
      if (away) throw new Error('away')
      return 'found'
    }
    const names = remembered(look, { clock: testClock(), presentMs: 1_000, absentMs: 1_000 })
    await expect(names.find('a')).rejects.toThrow('away')
    away = false
    expect(await names.find('a')).toBe('found')
  })
})
