import { describe, expect, it } from 'vitest'
import { unlessAborted } from '../../../src/lib/unless-aborted.ts'

const never = new Promise<never>(() => undefined)

describe('work that a signal may end', () => {
  it('settles like the work', async () => {
    const { signal } = new AbortController()
    await expect(unlessAborted(signal, Promise.resolve(7))).resolves.toBe(7)
    await expect(unlessAborted(signal, Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  it('fails with the reason of the signal, before or while it runs', async () => {
    await expect(unlessAborted(AbortSignal.abort(new Error('before')), never)).rejects.toThrow('before')
    const giveUp = new AbortController()
    const work = unlessAborted(giveUp.signal, never)
    giveUp.abort(new Error('meanwhile'))
    await expect(work).rejects.toThrow('meanwhile')
  })

  it('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController()
    const listening = new Set<unknown>()
    signal.addEventListener = (_type: string, listener: unknown) => void listening.add(listener)
    signal.removeEventListener = (_type: string, listener: unknown) => void listening.delete(listener)
    const work = unlessAborted(signal, Promise.resolve(7))
    expect(listening.size).toBe(1)
    await work
    expect(listening.size).toBe(0)
  })
})
