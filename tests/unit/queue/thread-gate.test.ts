import { describe, expect, it } from 'vitest'
import { threadGate } from '../../../src/adapters/bullmq/thread-gate.ts'
import { until } from '../../support/until.ts'

const [FLOODER, OTHER, THIRD] = [1, 2, 3]

/** A gate whose thread is busy or not as the test says, and work that goes on until it is ended. */
function place(busy = true) {
  const thread = { busy }
  const gate = threadGate(() => () => thread.busy)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const done: Promise<void>[] = []
  const start = (lane: number, name: string) => {
    done.push(
      gate.run(lane, async () => {
        began.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    )
  }
  return {
    thread,
    gate,
    began,
    start,
    async end(name: string) {
      ends.get(name)?.()
      await until(() => began.length > 0)
    },
    async endAll() {
      let ended = 0
      while (ended < began.length) {
        for (const name of began.slice(ended)) ends.get(name)?.()
        ended = began.length
        await new Promise((resolve) => setImmediate(resolve))
      }
      await Promise.all(done)
    },
  }
}

describe('the thread gate', () => {
  it('lets two pieces of one shop run side by side while the thread is busy, and the next when one ends', async () => {
    const { start, end, began, endAll } = place()
    for (const name of ['a', 'b', 'c', 'd']) start(FLOODER, name)
    expect(began).toEqual(['a', 'b'])
    await end('b')
    await until(() => began.length === 3)
    expect(began).toEqual(['a', 'b', 'c'])
    await endAll()
    expect(began).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets another shop in at once, and nobody else of the first one until that shop is done', async () => {
    const { start, end, began, endAll } = place()
    for (const name of ['a', 'b', 'c', 'd']) start(FLOODER, name)
    start(OTHER, 'x')
    expect(began).toEqual(['a', 'b', 'x'])
    await end('a')
    expect(began).toEqual(['a', 'b', 'x'])
    await end('x')
    await until(() => began.length === 4)
    expect(began).toEqual(['a', 'b', 'x', 'c'])
    await endAll()
  })

  it('lets in who has least running, and of those who was served longest ago', async () => {
    const { start, end, began, endAll } = place()
    for (const name of ['a', 'b', 'c', 'd']) start(FLOODER, name)
    for (const name of ['x', 'y', 'z']) start(OTHER, name)
    start(THIRD, 'new')
    expect(began).toEqual(['a', 'b', 'x'])
    await end('a')
    await end('b')
    await until(() => began.length === 4)
    expect(began[3]).toBe('new')
    await end('x')
    await until(() => began.length === 5)
    expect(began[4]).toBe('c')
    await end('new')
    await until(() => began.length === 6)
    expect(began[5]).toBe('y')
    await endAll()
    expect(began).toHaveLength(8)
  })

  it('keeps no shop out that comes while all of one shop wait for others', async () => {
    const { start, began, thread, endAll } = place(false)
    for (const name of ['a', 'b', 'c', 'd']) start(FLOODER, name)
    await until(() => began.length === 4)
    thread.busy = true
    start(OTHER, 'x')
    expect(began).toHaveLength(5)
    await endAll()
  })

  it('lets more in while the thread has time to spare', async () => {
    const { start, began, thread, endAll } = place()
    for (const name of ['a', 'b', 'c', 'd', 'e']) start(FLOODER, name)
    expect(began).toHaveLength(2)
    thread.busy = false
    await until(() => began.length === 5)
    await endAll()
  })

  it('lets a shop with less running go first at each step of the others, while the thread is busy', async () => {
    const { gate, start, end, endAll, thread } = place()
    start(FLOODER, 'a')
    start(FLOODER, 'b')
    await gate.step(FLOODER)
    start(OTHER, 'x')
    await gate.step(OTHER)
    const steps = { taken: 0 }
    const step = () => void gate.step(FLOODER).then(() => (steps.taken += 1))
    step()
    step()
    expect(steps.taken).toBe(0)
    await end('x')
    await until(() => steps.taken === 2)
    start(OTHER, 'y')
    step()
    expect(steps.taken).toBe(2)
    thread.busy = false
    await until(() => steps.taken === 3)
    await endAll()
  })

  it('opens after work that fails', async () => {
    const { gate, start, began, endAll } = place()
    const failing = gate.run(FLOODER, async () => {
      throw new Error('broken')
    })
    start(FLOODER, 'a')
    start(FLOODER, 'b')
    await expect(failing).rejects.toThrow('broken')
    await until(() => began.length === 2)
    await endAll()
  })
})
