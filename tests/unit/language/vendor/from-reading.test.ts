import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../../src/language/dialogue-context.ts'
import { hear } from '../../../../src/language/hear.ts'
import { candidatesFor } from '../../../../src/language/vendor/candidates.ts'
import { ModelQuestion, modelQuestion } from '../../../../src/language/vendor/model-question.ts'
import { toReading } from '../../../../src/language/vendor/to-reading.ts'
import { KICKS } from './model-says.ts'

const LATER: Partial<DialogueContext> = {
  shown: ['RIFT2', 'SAVGL'],
  salient: ['SAVGL'],
  cart: [{ itemId: 'POOLS', name: 'Pool Slide', values: { size: '41' }, quantity: 1 }],
  language: 'en',
}

function question(text: string, before: Partial<DialogueContext> = {}) {
  const context = { ...NOTHING_BEFORE, ...before }
  const offline = hear({ text, tap: null }, context, KICKS)
  const candidates = candidatesFor(offline, context, KICKS)
  const asked = modelQuestion({ text, offline, intent: 'sales_discovery', context, candidates }, KICKS)
  return { text, context, offline, candidates, asked }
}

describe("the rules' reading in a model's form", () => {
  const SAID: [text: string, before?: Partial<DialogueContext>][] = [
    ['habari'],
    ['nataka Rift Runner 2 black 42 na Pool Slide mbili'],
    ['running shoes under 4k size 41'],
    ['how much is the Pool Slide?'],
    ['mnafungua saa ngapi kesho?'],
    ['delivery to Westlands is how much?'],
    ['the second one', LATER],
    ['remove the pool slide', LATER],
    ['make it size 43', LATER],
    ['use code KARIBU10'],
    ['prompt to 0712 345 678'],
    ['I want to talk to a person'],
    ['asante sana'],
    ['do you have adidas?'],
    ['cancel my order', LATER],
    ['is it waterproof?', LATER],
  ]
  it.each(SAID)('comes back the same: %s', (text, before) => {
    const { asked, context, offline, candidates } = question(text, before)
    const { rules } = ModelQuestion.parse(JSON.parse(JSON.stringify(asked)))
    const again = toReading(rules, { text, context, shop: KICKS, candidates, offline, untrusted: false })
    expect(again.acts.map(plainly)).toEqual(offline.acts.map(plainly))
    expect(again.language).toEqual(offline.language)
    expect(again.governor).toEqual(offline.governor)
  })

  it('numbers the list that was shown as the customer saw it, and holds no id of the shop', () => {
    const { asked } = question('is the Longroad 42K better?', LATER)
    expect(asked.candidates[0]).toContain('1. Rift Runner 2')
    expect(asked.candidates[1]).toContain('2. Savanna Glide')
    expect(asked.candidates.join()).toContain('Longroad 42K')
    expect(asked.shown).toBe(2)
    expect(JSON.stringify(asked)).not.toMatch(/RIFT2|SAVGL|LONG42|POOLS/)
  })
})

/** An act without what a model's form words otherwise: the customer's own words, and what else the words of goods say. */
function plainly(act: object): object {
  const { words: _words, wanted, ...rest } = { words: '', wanted: null, ...act }
  if (wanted === null) return rest
  const { itemIds, values, quantity, maxPriceMinor, missing }: Record<string, unknown> = { ...Object(wanted) }
  return { ...rest, itemIds, values: JSON.stringify(values).split('},{').toSorted(), quantity, maxPriceMinor, missing }
}
