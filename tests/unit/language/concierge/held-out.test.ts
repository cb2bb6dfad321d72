import { describe, expect, it } from 'vitest'
import { GuardedLine, GuestLine, TravellerLine } from '../../../../src/language/concierge/guest-line.ts'
import { GUARDED } from '../../../../src/language/concierge/guest-words.ts'
import { readGuest } from '../../../../src/language/concierge/read-guest.ts'
import { guestLines, travellerLines } from '../../../../src/main/guest-lines.ts'
import { readLanguageLines } from '../../../../src/main/language-lines.ts'

const guests = readLanguageLines(GuestLine, 'guests-heldout')
const travellers = readLanguageLines(TravellerLine, 'travellers-heldout')
const guarded = readLanguageLines(GuardedLine, 'guarded-heldout')
const atHouse = (text: string) => readGuest({ text }, { kind: 'property', names: [], gaming: [] })
const atAgency = (text: string) =>
  readGuest({ text }, { kind: 'travel', names: ['bali', 'phuket', 'tokyo'], gaming: [] })

/** The mean of the classes' F1: no class is swallowed by a larger one. */
function macroF1(pairs: readonly (readonly [meant: string, said: string])[]): number {
  const names = [...new Set(pairs.map(([meant]) => meant))]
  const scores = names.map((name) => {
    const right = pairs.filter(([meant, said]) => meant === name && said === name).length
    const named = pairs.filter(([meant]) => meant === name).length + pairs.filter(([, said]) => said === name).length
    return (2 * right) / named
  })
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

describe('lines that nothing was learnt from', () => {
  it('are no lines to learn from', () => {
    const learnt = [...guestLines(), ...travellerLines()].flat().map(({ text }) => text.toLowerCase())
    const held = [...guests, ...travellers].map(({ text }) => text.toLowerCase())
    expect(held.filter((text) => new Set(learnt).has(text))).toEqual([])
  })

  it('of guests of a house are read with a macro-F1 of 0.90', () => {
    const pairs = guests.map(({ text, query_type }) => [query_type, atHouse(text).queryType] as const)
    expect(macroF1(pairs)).toBeGreaterThanOrEqual(0.9)
  })

  it('of clients of a travel desk are read with a macro-F1 of 0.90', () => {
    const pairs = travellers.map(({ text, route }) => [route, atAgency(text).route] as const)
    expect(macroF1(pairs)).toBeGreaterThanOrEqual(0.9)
  })

  it('are read right 95 times in 100 where the reading is sure', () => {
    const sure = guests.filter(({ text }) => atHouse(text).confidence >= 0.8)
    const right = sure.filter(({ text, query_type }) => atHouse(text).queryType === query_type)
    expect(sure.length / guests.length).toBeGreaterThan(0.5)
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.95)
  })

  it.each(GUARDED.map((matter) => [matter]))('are caught as %s nine times in ten', (matter) => {
    const meant = guarded.filter(({ category }) => category === matter)
    const caught = meant.filter(({ text }) => atHouse(text).guard === matter)
    expect(caught.length / meant.length).toBeGreaterThanOrEqual(0.9)
  })

  it('pass 95 times in 100 where they only look guarded', () => {
    const near = guarded.filter(({ category }) => category === 'none')
    const passed = near.filter(({ text }) => atHouse(text).guard === null)
    expect(passed.length / near.length).toBeGreaterThanOrEqual(0.95)
  })
})
