import { describe, expect, it } from 'vitest'
import { chanceOf, featuresOf, stateOf } from '../../../src/domain/knowledge/search/answerability.ts'
import { buildSegment } from '../../../src/domain/knowledge/search/build-segment.ts'
import { calibrationFor } from '../../../src/domain/knowledge/search/calibrations.ts'
import { choosePassages, distinct } from '../../../src/domain/knowledge/search/choose-passages.ts'
import { nameFinder } from '../../../src/domain/knowledge/search/find-names.ts'
import { likenessIn } from '../../../src/domain/knowledge/search/likeness.ts'
import { openSegments, type PassageIndex } from '../../../src/domain/knowledge/search/open-segments.ts'
import { readConcepts } from '../../../src/domain/knowledge/search/read-concepts.ts'
import { scorePassages } from '../../../src/domain/knowledge/search/score-passages.ts'
import { searchFocused } from '../../../src/domain/knowledge/search/search-focused.ts'
import { searchIndex } from '../../../src/domain/knowledge/search/search-index.ts'
import { quantised, unitOf } from '../../../src/domain/knowledge/search/vector.ts'
import { NO_GLOSSARY } from './no-glossary.ts'
import { find, indexOf, passage } from './passages.ts'

const TEXTS = [
  'Breakfast at the Baobab is served from seven to ten.',
  'The Baobab has a gym and a spa.',
  'Breakfast at the Kingfisher is served from eight to eleven.',
  'Children eat breakfast free of charge in every house.',
]
const index = indexOf(...TEXTS)

function rulesFor(given: PassageIndex, texts: readonly string[]) {
  const likeness = likenessIn(given, null, (at) => texts[at] ?? '')
  return { likeness, calibrationOf: () => calibrationFor(null, 'prose') }
}

function sought(question: string, given = index) {
  const concepts = readConcepts(question, { glossary: NO_GLOSSARY, index: given, language: 'en' })
  return { concepts, language: 'en' as const, meaning: null }
}

describe('scorePassages', () => {
  it('weighs words and meaning, and goes by words where the embedder has not read', () => {
    const read = buildSegment([passage('pool'), passage('lake')], {
      embedder: 'test@1',
      vectors: [quantised([1, 0]), quantised([0, 1])],
    })
    const mixed = openSegments([read, buildSegment([passage('pool and sea')])])
    const asked = { ...sought('pool', mixed), meaning: { embedder: 'test@1', unit: unitOf([1, 1]) } }
    const scored = new Map(scorePassages(mixed, asked).map((one) => [one.passage, one]))
    expect(scored.get(0)?.cosine).toBeCloseTo(Math.SQRT1_2, 2)
    expect(scored.get(0)?.score).toBeCloseTo(((scored.get(0)?.coverage ?? 0) + Math.SQRT1_2) / 2, 2)
    expect(scored.get(1)).toMatchObject({ coverage: 0 })
    expect(scored.get(2)?.cosine).toBeNull()
    expect(scored.get(2)?.score).toBe(scored.get(2)?.coverage)
    const words = scorePassages(mixed, { ...asked, meaning: { embedder: 'other@1', unit: unitOf([1, 1]) } })
    expect(words.every(({ cosine }) => cosine === null)).toBe(true)
  })

  it('keeps the best of very many', () => {
    const texts = Array.from({ length: 500 }, (_, at) => (at === 333 ? 'pool towels' : 'pool'))
    const scored = find(indexOf(...texts), 'pool towels')
    expect(scored).toHaveLength(64)
    expect(scored.map(({ passage: at }) => at).slice(0, 3)).toEqual([333, 0, 1])
  })
})

describe('choosePassages', () => {
  it('keeps one of near copies, and one of a stretch of text', () => {
    const texts = [
      'The pool opens at eight.',
      'The pool opens at eight!',
      'The pool is closed at night.',
      'The pool is warm.',
    ]
    const segments = [
      ...texts.slice(0, 2).map((text) => buildSegment([passage(text)])),
      buildSegment([passage(texts[2] ?? ''), passage(texts[3] ?? '')]),
    ]
    const given = openSegments(segments)
    const { likeness } = rulesFor(given, texts)
    const chosen = choosePassages(distinct(given, find(given, 'pool'), likeness), likeness)
    expect(chosen).toHaveLength(2)
    expect(new Set(chosen.map(({ passage: at }) => given.stretches[at]))).toContain(2)
  })
})

describe('searchIndex', () => {
  it('is not sure of a question that nothing answers', () => {
    const rules = rulesFor(index, TEXTS)
    expect(searchIndex(index, sought('helicopter insurance'), rules)).toMatchObject({
      chance: 0,
      state: 'unknown',
      chosen: [],
    })
    const near = searchIndex(index, sought('helicopter insurance for breakfast'), rules)
    const full = searchIndex(index, sought('gym and spa at the Baobab'), rules)
    expect(near.chance).toBeLessThan(full.chance)
    expect(full.features).toHaveLength(8)
    expect(full.features.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  it('knows three states', () => {
    expect([0.7, 0.69, 0.3, 0.29].map(stateOf)).toEqual(['known', 'unsure', 'unsure', 'unknown'])
    expect(chanceOf([1, 1], { start: 0, weights: [1, -1] })).toBe(0.5)
    expect(featuresOf([], [], [])).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('trusts an embedder that nobody has measured like words', () => {
    expect(calibrationFor('constructor', 'prose')).toEqual(calibrationFor(null, 'prose'))
  })
})

describe('searchFocused', () => {
  const groups = ['baobab', 'baobab', 'kingfisher', null]
  const search = (question: string) =>
    searchFocused(index, sought(question), rulesFor(index, TEXTS), {
      isNamed: (at) => groups[at] === 'kingfisher',
      isGeneral: (at) => groups[at] === null,
    })

  it('puts what belongs to the named house first', () => {
    expect(search('when is breakfast served').scored[0]?.passage).toBe(2)
  })

  it('never takes the answer of another house', () => {
    const found = search('is there a gym and a spa')
    expect(found.state).not.toBe('known')
    expect(found.chosen.every(({ passage: at }) => groups[at] !== 'baobab')).toBe(true)
  })
})

describe('nameFinder', () => {
  const names = [
    'The Baobab Lodge',
    'Kingfisher Beach Resort',
    'Cinderella Bakery and Café',
    'A and B Guest House',
    'Baobab',
  ]
  const finder = nameFinder(names.map((name) => ({ name, group: name })))
  const TABLE: [turns: string[], groups: string[]][] = [
    [['Is there wifi at the Baobab Lodge?'], ['The Baobab Lodge']],
    [['I like the baobab', 'and kingfisher beach resort?', 'does it have wifi'], ['Kingfisher Beach Resort']],
    [['how about the cinderela bakery cafe'], ['Cinderella Bakery and Café']],
    [['a and b guest house please'], ['A and B Guest House']],
    [['is there a beach and a guest room'], []],
    [[], []],
    [['constructor'], []],
  ]

  it.each(TABLE)('finds in %j: %j', (turns, groups) => {
    expect(finder(turns)).toEqual(groups)
  })
})
