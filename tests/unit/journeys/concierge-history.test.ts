import { describe, expect, it } from 'vitest'
import { isOverBudget } from '../../../journeys/concierge/history/is-over-budget.ts'
import { joinLines, type Line } from '../../../journeys/concierge/history/join-lines.ts'

const said = (...texts: string[]): Line[] =>
  texts.map((text, at) => ({ from: at % 2 === 0 ? 'customer' : 'bot', text }))

describe('what is carried of a conversation', () => {
  it('has each line once, however much of it is seen again', () => {
    const all = said('a', 'b', 'c', 'd', 'e', 'f')
    expect(joinLines(all.slice(0, 4), all.slice(2))).toEqual(all)
    expect(joinLines(all, all.slice(2))).toEqual(all)
    expect(joinLines([], all)).toEqual(all)
    expect(joinLines(all.slice(0, 2), all.slice(2))).toEqual(all)
  })

  it('is more than the budget from the twenty-first line, or of three thousand tokens', () => {
    const lines = said(...Array.from({ length: 20 }, (_, at) => `line ${at}`))
    expect(isOverBudget(lines)).toBe(false)
    expect(isOverBudget([...lines, ...said('one more')])).toBe(true)
    expect(isOverBudget(said('x'.repeat(9_001)))).toBe(true)
  })
})
