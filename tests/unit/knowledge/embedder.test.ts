import { describe, expect, it } from 'vitest'
import { rememberQuestions } from '../../../src/adapters/embed/remember-questions.ts'
import type { Log } from '../../../src/domain/context.ts'
import type { Embedder } from '../../../src/domain/knowledge/embedder.ts'
import { readMeaning } from '../../../src/domain/knowledge/search/read-meaning.ts'
import { cosineOf, quantised, unitOf } from '../../../src/domain/knowledge/search/vector.ts'

/** Reads the number of letters, and fails on "broken". */
function countingEmbedder(): Embedder & { asked: string[][] } {
  const asked: string[][] = []
  return {
    id: 'letters@1',
    dims: 2,
    asked,
    async embed(texts, signal) {
      signal.throwIfAborted()
      asked.push([...texts])
      if (texts.includes('broken')) throw new Error('cannot read')
      return texts.map((text) => Float32Array.of(text.length, 1))
    },
  }
}

const signal = new AbortController().signal

describe('rememberQuestions', () => {
  it('reads a question once, and passages as often as they come', async () => {
    const embedder = countingEmbedder()
    const remembering = rememberQuestions(embedder)
    await remembering.embed(['pool'], signal)
    expect(await remembering.embed(['pool'], signal)).toEqual([Float32Array.of(4, 1)])
    await remembering.embed(['a', 'b'], signal)
    await remembering.embed(['a', 'b'], signal)
    expect(embedder.asked).toEqual([['pool'], ['a', 'b'], ['a', 'b']])
  })

  it('forgets the oldest of 2,001 and what could not be read', async () => {
    const embedder = countingEmbedder()
    const remembering = rememberQuestions(embedder)
    for (let at = 0; at <= 2_000; at += 1) await remembering.embed([`q${at}`], signal)
    await remembering.embed(['q2000'], signal)
    await remembering.embed(['q0'], signal)
    expect(embedder.asked).toHaveLength(2_002)
    for (let again = 0; again < 2; again += 1)
      await expect(remembering.embed(['broken'], signal)).rejects.toThrow('cannot read')
    expect(embedder.asked).toHaveLength(2_004)
  })
})

describe('readMeaning', () => {
  const lines: string[] = []
  const log: Log = {
    info: (event) => lines.push(event),
    warn: (event) => lines.push(event),
    error: (event) => lines.push(event),
  }

  it('gives a direction of length 1', async () => {
    const meaning = await readMeaning(countingEmbedder(), 'abc', { signal, log })
    expect(meaning?.embedder).toBe('letters@1')
    expect(Math.hypot(...(meaning?.unit ?? []))).toBeCloseTo(1, 5)
  })

  it.each([
    ['no embedder', null, 'pool'],
    ['no text', countingEmbedder(), ''],
  ])('is null with %s', async (_, embedder, text) => {
    expect(await readMeaning(embedder, text, { signal, log })).toBeNull()
    expect(lines).toEqual([])
  })

  it('is null when the embedder cannot read, and says so in the log', async () => {
    expect(await readMeaning(countingEmbedder(), 'broken', { signal, log })).toBeNull()
    expect(lines).toEqual(['knowledge.meaning_unread'])
  })
})

describe('quantised', () => {
  it('keeps directions, and stays zero for zero', () => {
    const [one, other] = [quantised([3, 4, 0]), quantised([4, 3, 0])]
    expect(cosineOf(one, other)).toBeCloseTo(0.96, 2)
    expect(cosineOf(one, one)).toBeCloseTo(1, 2)
    expect([...quantised([0, 0]).cells]).toEqual([0, 0])
    expect([...unitOf([Number.NaN, 1])]).toEqual([0, 0])
  })
})
