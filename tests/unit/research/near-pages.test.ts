import { describe, expect, it } from 'vitest'
import { nearPages } from '../../../src/domain/research/near-pages.ts'

const report = (title: string, quote = '') => ({
  title,
  url: `https://${title.length}.example/`,
  domain: `${title.length}.example`,
  quote,
  on: '2026-11-20',
  dated: true,
})
const near = (query: string, ...titles: string[]) =>
  nearPages(
    titles.map((title) => report(title)),
    query,
  ).map(({ title }) => title)

describe('pages about what was asked', () => {
  it('stand in the order of the engine', () => {
    expect(near('beach deals in Phuket', 'Phuket beaches', 'Phuket beach deals')).toEqual([
      'Phuket beaches',
      'Phuket beach deals',
    ])
  })

  it('are those that share most with it: others are left out', () => {
    expect(near('beach deals in Phuket', 'Knitting', 'Phuket beach deals')).toEqual(['Phuket beach deals'])
  })

  it('are all where none shares a word, as between two languages', () => {
    expect(near('bei ya kivuko', 'Ferry prices', 'Boats')).toEqual(['Ferry prices', 'Boats'])
  })

  it('know a word by its beginning', () => {
    expect(near('what is trending', 'Trends of the year', 'Knitting')).toEqual(['Trends of the year'])
  })
})
