import { describe, expect, it } from 'vitest'
import { compareOptions } from '../../../src/domain/catalog/option-order.ts'
import { CONSTRAINTS, maskOf, relaxations } from '../../../src/domain/catalog/relaxations.ts'
import { askedLabels, searchWords } from '../../../src/domain/catalog/search-words.ts'
import { editDistance } from '../../../src/lib/edit-distance.ts'

describe('relaxations', () => {
  it('tries everything first, then drops the colour, and the size last of all', () => {
    const masks = relaxations(['stock', 'colour', 'terms', 'size'], true)
    expect(masks[0]).toBe(maskOf(['stock', 'colour', 'terms', 'size']))
    expect(masks[1]).toBe(maskOf(['stock', 'terms', 'size']))
    const withoutSize = masks.findIndex((mask) => (mask & CONSTRAINTS.size) === 0)
    expect(masks.slice(0, withoutSize)).toContain(maskOf(['size', 'stock']))
    expect(new Set(masks).size).toBe(16)
  })

  it('never drops everything that says what is wanted', () => {
    expect(relaxations(['stock', 'size'], false)).toEqual([maskOf(['stock', 'size']), maskOf(['size'])])
    expect(relaxations(['stock'], false)).toEqual([maskOf(['stock']), 0])
  })
})

describe('searchWords', () => {
  it('looks for the beginning of a word without its plural', () => {
    expect(
      searchWords(['Shoes', 'batteries', 'potatoes', 'boxes', 'dress', 'gas']).map((word) => word.anywhere),
    ).toEqual(["'shoe':*", "'batter':*", "'potato':*", "'box':*", "'dress':*", "'gas':*"])
  })

  it('looks for a word once, and lets nothing through that a query could mean', () => {
    expect(searchWords(['shoe', "shoes'", "a'b | !c:*"]).map((word) => word.anywhere)).toEqual([
      "'shoe':*",
      "'a':*",
      "'b':*",
      "'c':*",
    ])
  })

  it('names the tags that would be exactly what was asked for', () => {
    expect(askedLabels(['power', 'banks'])).toEqual(
      expect.arrayContaining(['power bank', 'power banks', 'banks', 'bank']),
    )
  })
})

describe('editDistance', () => {
  it.each([
    ['runing', 'running', 1],
    ['snekaers', 'sneakers', 1],
    ['snikers', 'sneakers', 2],
    ['hpone', 'phone', 1],
    ['same', 'same', 0],
    ['', 'abc', 3],
  ])('counts the slips from %s to %s', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips)
  })
})

describe('compareOptions', () => {
  it('orders sizes as a shop would', () => {
    expect(['XL', 'S', 'M'].sort(compareOptions)).toEqual(['S', 'M', 'XL'])
    expect(['128GB', '64GB', '256GB'].sort(compareOptions)).toEqual(['64GB', '128GB', '256GB'])
  })
})
