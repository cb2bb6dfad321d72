import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Stated } from '../../../src/domain/knowledge/conflicts/claim.ts'
import { findConflicts } from '../../../src/domain/knowledge/conflicts/find-conflicts.ts'
import { readClaims } from '../../../src/domain/knowledge/conflicts/read-claims.ts'
import { toldSide } from '../../../src/domain/knowledge/conflicts/told-side.ts'
import { cutDocument } from '../../../src/domain/knowledge/cut/cut-document.ts'
import { markdownBlocks } from '../../../src/domain/knowledge/cut/markdown-blocks.ts'
import { termsOf } from '../../../src/domain/knowledge/search/terms.ts'
import { factFigureReader } from '../../../src/main/figure-reader.ts'

/** What a document states, as it is read when it is published. */
function statedIn(title: string, text: string): Stated[] {
  const { passages } = cutDocument({ title, type: 'doc', language: 'en' }, [
    { number: 1, blocks: markdownBlocks(text) },
  ])
  const prefixes = new Map(passages.map(({ ordinal, prefix }) => [String(ordinal), prefix]))
  const cut = passages.map(({ ordinal, prefix, text }) => ({ passageId: String(ordinal), prefix, text }))
  return readClaims(cut, factFigureReader).map(({ passageId, ...claim }) => ({
    ...claim,
    ...{ owner: title, versionId: title, source: passageId, subject: [...claim.head, ...claim.tail].join(' ') },
    around: termsOf(prefixes.get(passageId) ?? ''),
    headings: termsOf((prefixes.get(passageId) ?? '').split(' > ').slice(1).join(' ')),
  }))
}

const between = (one: string, other: string) =>
  findConflicts([...statedIn('A', one), ...statedIn('B', other)]).map(({ kind }) => kind)

describe('two texts', () => {
  it.each([
    ['Shoes can be returned within 7 days.', 'Shoes may be returned within 14 days.', 'duration'],
    ['Breakfast is served from 6:30 am to 10:30 am.', 'Breakfast: 7 am - 10 am', 'hours'],
    ['Groups get a discount of 10%.', 'Groups get a discount of 15 per cent.', 'percent'],
    ['Call the kite school on 0711 000 100.', 'The kite school: 0711 000 999', 'phone'],
    [
      '## Laundry\n\nA shirt costs KES 250.',
      '| Item | Price (KES) |\n|---|---|\n| Shirt | 300 |\n| Suit | 900 |',
      'price',
    ],
    ['A bath towel costs KES 250.', '| Item | Price (KES) |\n|---|---|\n| Bath towel | 300 |\n| Suit | 900 |', 'price'],
    ['Bwawa kubwa hufunguliwa saa moja asubuhi hadi saa moja jioni.', 'Bwawa kubwa: 07:00-20:00', 'hours'],
  ])('"%s" and "%s" differ in %s', (one, other, kind) => {
    expect(between(one, other)).toEqual([kind])
  })

  it.each([
    ['in other words', 'Breakfast is served from 6:30 am to 10:30 am.', 'Breakfast: 06:30–10:30'],
    ['of two things', 'The small boat costs KES 900.', 'The glass boat costs KES 1,900.'],
    ['of two lengths', 'Sea massage, 60 minutes: KES 5,000', 'Sea massage, 90 minutes: KES 7,000'],
    ['in two currencies', 'The glass boat costs KES 1,900.', 'The glass boat costs USD 15.'],
    ['of two kinds', 'The glass boat costs KES 1,900.', 'The glass boat leaves at 9 am.'],
    ['of what stands under two headings', '## Boats\n\nAdult: KES 900', '## Spa\n\nAdult: KES 4,000'],
  ])('agree %s', (_how, one, other) => {
    expect(between(one, other)).toEqual([])
  })
})

describe('the documents of the demo resort', () => {
  it('contradict each other where that was planted, and nowhere else', () => {
    const folder = 'fixtures/knowledge/kijani-bay'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
    const stated = files.flatMap((file) =>
      statedIn(file, readFileSync(`${folder}/${file}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/u, '')),
    )
    expect(findConflicts(stated)).toMatchObject([{ kind: 'hours', subject: 'lagoon pool' }])
  })
})

describe('of two that differ', () => {
  const [old, late] = [new Date('2026-01-01'), new Date('2026-03-01')]
  it.each([
    ['the row', { kept: null, left: { type: 'faq', publishedAt: late }, right: null }, 'right'],
    [
      'the FAQ before the policy',
      { kept: null, left: { type: 'policy', publishedAt: late }, right: { type: 'faq', publishedAt: old } },
      'right',
    ],
    [
      'the document before the summary',
      { kept: null, left: { type: 'doc', publishedAt: old }, right: { type: 'summary', publishedAt: late } },
      'left',
    ],
    [
      'the newer of one kind',
      { kept: null, left: { type: 'doc', publishedAt: late }, right: { type: 'doc', publishedAt: old } },
      'left',
    ],
    [
      'neither of one kind and day',
      { kept: null, left: { type: 'doc', publishedAt: old }, right: { type: 'doc', publishedAt: old } },
      null,
    ],
    [
      'what staff keep',
      { kept: 'left', left: { type: 'doc', publishedAt: old }, right: { type: 'faq', publishedAt: late } },
      'left',
    ],
  ] as const)('is told %s', (_what, differing, side) => {
    expect(toldSide(differing)).toBe(side)
  })
})
