import { describe, expect, it } from 'vitest'
import { pageWriter } from '../../../src/adapters/extract/child/page-writer.ts'
import { wordsIn } from '../../../src/domain/knowledge/cut/count-text.ts'
import { openSegments } from '../../../src/domain/knowledge/search/open-segments.ts'
import { searchKit } from '../../../src/main/search-kit.ts'
import { sameThreadCutter } from '../../support/same-thread-cutter.ts'

/** Half a megabyte in one line or one word: where a search looks for an end from every letter, it is looked for until the test is ended. */
const TEXTS: [what: string, text: string][] = [
  ['one word', 'a'.repeat(500_000)],
  ['one number', '7'.repeat(500_000)],
  ['full stops', '.'.repeat(500_000)],
  ['a language without blanks', '酒店早餐七点开始'.repeat(60_000)],
  ['marks above one letter', `a${'\u0301'.repeat(300_000)}`],
  ['pictures', '👨‍👩‍👧'.repeat(60_000)],
  ['what begins as addresses do', 'a@'.repeat(250_000)],
  ['what begins as numbers do', '+1 '.repeat(150_000)],
  ['text from right to left', '\u202eالإفطار في السابعة. المسبح مفتوح.\u202c '.repeat(10_000)],
  ['words without a sentence', 'open all day '.repeat(40_000)],
  ['questions', 'Is it? '.repeat(70_000)],
  ['more sentences than a call takes arguments', 'It is open all day. '.repeat(130_000)],
  ['a row of 10,000 columns', Array.from({ length: 10_000 }, (_, at) => `c${at}: v${at}`).join(' | ')],
]

describe('a text without an end', () => {
  const cutter = sameThreadCutter(searchKit({ cacheMb: 1 }))

  it.each(TEXTS)('is cut into passages that can be told, and indexed: %s', async (_what, text) => {
    const writer = pageWriter()
    writer.text(text)
    const document = { title: 'Text', type: 'doc', language: 'en', pages: JSON.stringify(writer.pages) } as const
    const own = { phones: new Set<string>(), emails: new Set<string>() }
    const { cut, segment } = await cutter.cut({ ...document, own }, new AbortController().signal)
    const longest = cut.passages.reduce((most, passage) => Math.max(most, passage.text.length), 0)
    const words = cut.passages.reduce((most, passage) => Math.max(most, wordsIn(passage.text)), 0)
    expect(cut.passages.length).toBeGreaterThan(50)
    expect([longest <= 1_700, words <= 80], `${longest} characters, ${words} words`).toEqual([true, true])
    expect(openSegments([segment]).size).toBe(cut.passages.length)
  })
})
