import { afterEach, describe, expect, it, vi } from 'vitest'
import { inBatches } from '../../../src/adapters/postgres/in-batches.ts'

interface Piece {
  lane: string
  names: [string, ...string[]]
  text: string
}

const piece = (text: string, more: Partial<Piece> = {}): Piece => ({ lane: 'shop', names: [text], text, ...more })

/** Work whose statements end when the test says so. */
function bench() {
  const out: { texts: string[]; end: (error?: Error) => void }[] = []
  const begin = (items: Piece[]) =>
    new Promise<string[]>((resolve, reject) => {
      const texts = items.map(({ text }) => text)
      out.push({ texts, end: (error) => (error ? reject(error) : resolve(texts.map((text) => `${text}!`))) })
    })
  const run = inBatches<Piece, string>({
    laneOf: ({ lane }) => lane,
    namesOf: ({ names }) => names,
    together: begin,
    alone: async (item) => (await begin([item]))[0] ?? '',
    mayBeOfOne: (error) => error instanceof Error && error.message !== 'away',
  })
  return { run, sent: () => out.map(({ texts }) => texts), end: (nth: number, error?: Error) => out[nth]?.end(error) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('inBatches', () => {
  afterEach(() => vi.useRealTimers())

  it('sends the first at once, and what comes meanwhile together when it is back', async () => {
    const { run, sent, end } = bench()
    const answers = Promise.all(['a', 'b', 'c'].map((text) => run(piece(text))))
    expect(sent()).toEqual([['a']])
    end(0)
    await settled()
    expect(sent()).toEqual([['a'], ['b', 'c']])
    end(1)
    expect(await answers).toEqual(['a!', 'b!', 'c!'])
  })

  it('never puts two lanes together, and lets none wait for another', () => {
    const { run, sent } = bench()
    for (const lane of ['one', 'two', 'one', 'two']) void run(piece(`of ${lane}`, { lane }))
    expect(sent()).toEqual([['of one'], ['of two']])
  })

  it('tries each by itself where one of them may be why all failed, and only that one fails', async () => {
    const { run, sent, end } = bench()
    void run(piece('first'))
    const answers = Promise.allSettled(['good', 'poison', 'fine'].map((text) => run(piece(text))))
    end(0)
    await settled()
    end(1, new Error('refused'))
    await settled()
    expect(sent().slice(2)).toEqual([['good'], ['poison'], ['fine']])
    end(2)
    end(3, new Error('refused by itself'))
    end(4)
    expect((await answers).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      'good!',
      'refused by itself',
      'fine!',
    ])
  })

  it('fails all, and tries none again, where each would meet the same', async () => {
    const { run, sent, end } = bench()
    void run(piece('first'))
    const answers = Promise.allSettled(['a', 'b'].map((text) => run(piece(text))))
    end(0)
    await settled()
    end(1, new Error('away'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(sent()).toHaveLength(2)
  })

  it('goes on with others while somebody is tried by herself, and with her own only after', async () => {
    const { run, sent, end } = bench()
    const hers = (text: string) => piece(text, { names: ['amina'] })
    void run(hers('hers 1'))
    void run(hers('hers 2'))
    end(0, new Error('locked'))
    await settled()
    void run(piece('theirs'))
    expect(sent().slice(1)).toEqual([['hers 1'], ['theirs']])
    end(1)
    end(2)
    await settled()
    expect(sent().slice(3)).toEqual([['hers 2']])
  })

  it('tries several of one customer by themselves one after the other', async () => {
    const { run, sent, end } = bench()
    void run(piece('first'))
    for (const text of ['1', '2']) void run(piece(text, { names: ['amina'] }))
    end(0)
    await settled()
    end(1, new Error('refused'))
    await settled()
    expect(sent().slice(2)).toEqual([['1']])
    end(2)
    await settled()
    expect(sent().slice(3)).toEqual([['2']])
  })

  it('keeps the order of somebody who is known by two names, in a statement each', async () => {
    const { run, sent, end } = bench()
    void run(piece('first'))
    void run(piece('1', { names: ['old', 'id'] }))
    void run(piece('2', { names: ['new', 'id'] }))
    void run(piece('3', { names: ['new'] }))
    void run(piece('other'))
    end(0)
    await settled()
    end(1)
    await settled()
    expect(sent().slice(1)).toEqual([
      ['1', 'other'],
      ['2', '3'],
    ])
  })

  it('waits a second and no longer for a statement that does not come back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run, sent, end } = bench()
    const answer = run(piece('stuck', { names: ['amina'] }))
    void run(piece('again', { names: ['amina'] }))
    vi.advanceTimersByTime(999)
    expect(sent()).toEqual([['stuck']])
    vi.advanceTimersByTime(1)
    expect(sent()).toEqual([['stuck'], ['again']])
    end(0)
    expect(await answer).toBe('stuck!')
    void run(piece('third', { names: ['amina'] }))
    expect(sent()).toHaveLength(2)
  })
})
