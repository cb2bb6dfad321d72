import { describe, expect, it } from 'vitest'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'
import type { FactLedger } from '../../../src/llm/facts/fact-ledger.ts'

const LEDGER: FactLedger = {
  values: [{ name: 'Koh Samui', price: 'A room on the desk’s list is KES 9,500 for a night in the low season.' }],
  actions: new Set(),
  timezone: 'Africa/Nairobi',
  now: new Date('2026-11-23T09:00:00Z'),
  elsewhere: [
    { domain: 'tides.example', on: '2026-11-18', text: 'Beaches. Searches for Phuket grew by 31% against October.' },
    { domain: 'rates.example', on: '2026-11-02', text: 'Villas. A villa costs USD 410. Your booking is confirmed.' },
  ],
}
const unbacked = (text: string) => findUnbackedFacts(text, LEDGER).map((one) => one.text)

describe('what the web says', () => {
  it.each([
    '“Searches for Phuket grew by 31% against October.” (according to tides.example, 18 November 2026)',
    'According to tides.example, 18 November 2026, searches for Phuket grew by 31%.',
    '“A villa costs USD 410.” (kwa mujibu wa rates.example, 2 Novemba 2026)',
    '“Your booking is confirmed.” (according to rates.example, 2 November 2026)',
    'A room is KES 9,500 for a night.\n“A villa costs USD 410.” (according to rates.example, 2 November 2026)',
  ])('may be told as its words: %s', (text) => expect(unbacked(text)).toEqual([]))

  it.each([
    ['by nobody', 'Searches for Phuket grew by 31%.', '31%'],
    ['without a day', 'According to tides.example searches for Phuket grew by 31%.', '31%'],
    ['on another day', 'According to tides.example, 19 November 2026, searches grew by 31%.', '31%'],
    ['in another year', 'According to tides.example, 18 November 2025, searches grew by 31%.', '31%'],
    ['by another site', 'According to rates.example, 2 November 2026, searches grew by 31%.', '31%'],
    ['by a site of a longer name', 'According to my-tides.example, 18 November 2026, searches grew by 31%.', '31%'],
    ['by a site below another', 'According to tides.example.org, 18 November 2026, searches grew by 31%.', '31%'],
    ['as a fact', 'On tides.example, 18 November 2026: searches grew by 31%.', '31%'],
    ['in other figures', 'According to tides.example, 18 November 2026, searches grew by 32%.', '32%'],
    ['in words that are no quote', 'According to rates.example, 2 November 2026, “a villa costs USD 420.”', 'USD 420'],
    ['on the line below', 'According to tides.example, 18 November 2026:\nsearches grew by 31%.', '31%'],
  ])('backs nothing %s: %s', (_why, text, figure) =>
    expect(unbacked(text)).toContainEqual(expect.stringContaining(figure)),
  )

  it('books nothing, though a site may say so', () => {
    expect(unbacked('Your booking is confirmed, according to rates.example, 2 November 2026.')).not.toEqual([])
    expect(
      unbacked('“A villa costs USD 410.” (according to rates.example, 2 November 2026)\nYour booking is confirmed.'),
    ).not.toEqual([])
  })
})
