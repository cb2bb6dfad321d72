import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { endsAfter } from '../../../src/lib/ends-after.ts'

describe('a signal that ends after a while', () => {
  it('ends also when memory was collected meanwhile', async () => {
    setFlagsFromString('--expose_gc')
    const signal = endsAfter(50, new AbortController().signal)
    runInNewContext('gc')()
    await once(signal, 'abort')
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('ends with the signal that it was given, for its reason', () => {
    const given = new AbortController()
    const signal = endsAfter(60_000, given.signal)
    expect(signal.aborted).toBe(false)
    given.abort('enough')
    expect([signal.aborted, signal.reason]).toEqual([true, 'enough'])
    expect(endsAfter(60_000, given.signal).reason).toBe('enough')
  })
})
