import { describe, expect, it } from 'vitest'
import { keepIndexes } from '../../../src/domain/knowledge/kept-indexes.ts'
import { openSegments } from '../../../src/domain/knowledge/search/open-segments.ts'
import type { ShopIndex } from '../../../src/domain/knowledge/shop-index.ts'

function anIndex(bytes: number): ShopIndex {
  return {
    revision: '1',
    passages: openSegments([]),
    of: () => {
      throw new Error('it has no passages')
    },
    placeOf: () => null,
    at: () => [],
    contested: new Set(),
    shelved: new Map(),
    bytes,
  }
}

describe('kept indexes', () => {
  it('leave room by giving up what was asked for longest ago', async () => {
    const kept = keepIndexes(100)
    for (const shop of ['a', 'b', 'c']) await kept.load(shop, async () => anIndex(30))
    kept.find('a')
    await kept.load('d', async () => anIndex(30))
    expect(['a', 'b', 'c', 'd'].filter((shop) => kept.find(shop) !== null)).toEqual(['a', 'c', 'd'])
  })

  it('hold one that is larger than all room, alone', async () => {
    const kept = keepIndexes(100)
    await kept.load('small', async () => anIndex(30))
    await kept.load('large', async () => anIndex(500))
    expect(kept.find('small')).toBeNull()
    expect(kept.find('large')?.bytes).toBe(500)
  })

  it('are read once for all that ask at the same moment, and again after a failure', async () => {
    const kept = keepIndexes(100)
    let reads = 0
    const read = async () => {
      reads += 1
      return anIndex(1)
    }
    const [one, other] = await Promise.all([kept.load('a', read), kept.load('a', read)])
    expect(one).toBe(other)
    expect(reads).toBe(1)
    const broken = async () => Promise.reject(new Error('the database is gone'))
    await expect(kept.load('b', broken)).rejects.toThrow('gone')
    expect((await kept.load('b', read)).bytes).toBe(1)
  })
})
