import { describe, expect, it } from 'vitest'
import { classifyMatter } from '../../../src/language/classifier/classify-matter.ts'
import { MatterLine } from '../../../src/language/classifier/matter-line.ts'
import { likeliest, MATTERS } from '../../../src/language/classifier/matters.ts'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { readLanguageLines } from '../../../src/main/language-lines.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const read = (name: string) => readLanguageLines(MatterLine, name)

const held = read('matters-heldout')
const kicks = indexOf(fixtureShop('kicks-and-phones'))
const acts = (text: string) => hear({ text, tap: null }, NOTHING_BEFORE, kicks).acts.map(({ act }) => act)

describe('what a message as a whole is about', () => {
  it('is not learnt from the lines it is measured with', () => {
    const learnt = new Set([...read('matters'), ...read('matters-others')].map(({ text }) => text.toLowerCase()))
    expect(held.filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
  })

  it('is taken as meant 80 times in 100, and 95 times where it is sure', () => {
    const guesses = held.map(({ text, matter }) => {
      const chances = classifyMatter(tokenise(text))
      const top = likeliest(chances)
      return { right: top === matter, sure: chances[top] >= 0.7 }
    })
    const share = (some: typeof guesses) => some.filter(({ right }) => right).length / some.length
    expect(share(guesses)).toBeGreaterThanOrEqual(0.8)
    expect(share(guesses.filter(({ sure }) => sure))).toBeGreaterThanOrEqual(0.95)
    expect(guesses.filter(({ sure }) => sure).length / held.length).toBeGreaterThan(0.4)
  })

  it('has a chance for every matter, together 1', () => {
    const chances = classifyMatter(tokenise('nimelipa lakini sioni kitu'))
    expect(MATTERS.reduce((sum, matter) => sum + chances[matter], 0)).toBeCloseTo(1)
  })

  it.each([
    ['the sandals you sold my brother fell apart after two walks', 'complain'],
    ['headphones mlinipa jana upande wa kushoto hausikiki kabisa', 'complain'],
    ['I will get back to you once my salary lands', 'pause'],
    ['ngoja nishauriane na mzee wangu kwanza', 'pause'],
    ['who exactly am I chatting with right now, a machine?', 'ask_identity'],
    ['usinitumie tena hizo matangazo zenu tafadhali', 'consent'],
  ])('decides %j, which names goods or nothing that a rule knows', (message, act) => {
    expect(acts(message)).toContain(act)
    expect(acts(message)).not.toContain('search')
  })
})
