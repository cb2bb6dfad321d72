import { describe, expect, it } from 'vitest'
import type { Desk } from '../../../../src/language/concierge/guest-reading.ts'
import { readGuest } from '../../../../src/language/concierge/read-guest.ts'
import { tokenise } from '../../../../src/language/text/tokenise.ts'

const house: Desk = {
  kind: 'property',
  names: ['mvuke spa', 'sunset grill', 'lucky dice', 'card corner'],
  gaming: ['card corner'],
}
const agency: Desk = {
  kind: 'travel',
  names: ['bali', 'phuket', 'tokyo', 'koh samui', 'sydney', 'maldives', 'wyndham'],
  gaming: [],
}
const atHouse = (text: string) => readGuest({ text }, house)
const atAgency = (text: string) => readGuest({ text }, agency)

describe('the demo queries of a travel desk', () => {
  it.each([
    ['What Wyndham properties are available in Bali?', 'rag'],
    ['Tell me about Koh Samui, what is the best season to go?', 'rag'],
  ])('%j goes to %s without a model', (text, route) => {
    expect(atAgency(text)).toMatchObject({ route, stage: 'rule', guard: null })
  })

  it.each([
    ["I'm thinking of somewhere warm in June, where should I go?", 'research'],
    ["What's trending for beach travel right now?", 'research'],
  ])('%j goes to %s', (text, route) => expect(atAgency(text)).toMatchObject({ route, guard: null }))

  it('crypto is of another domain', () => {
    expect(atAgency('Should I buy Bitcoin or Ethereum?')).toMatchObject({ route: 'fallback', guard: 'other_domain' })
  })
})

describe('a guest of a house', () => {
  it.each([
    ['habari ya asubuhi', 'greeting', 'rag'],
    ['till what hour may we use the steam room', 'hours_schedule', 'rag'],
    ['bwawa hufungwa saa ngapi siku za wiki', 'hours_schedule', 'rag'],
    ['spa inaclose saa ngapi leo', 'hours_schedule', 'rag'],
    ['are the sunbeds free for guests', 'property_qa', 'rag'],
    ['je, mna vyumba vinavyotazama bahari', 'property_qa', 'rag'],
    ['reserve a table for six on Friday evening', 'action_request', 'booking_stub'],
    ['niletee taulo mbili chumba cha tano', 'action_request', 'booking_stub'],
    ['which roulette system wins most', 'gambling_advice', 'fallback'],
    ['slot gani iko hot usiku huu', 'gambling_advice', 'fallback'],
    ['write a python script that sorts names', 'off_topic', 'fallback'],
    ['and that one?', 'ambiguous', 'rag'],
  ])('who says %j wants %s', (text, queryType, route) => expect(atHouse(text)).toMatchObject({ queryType, route }))

  it('is understood by rules where a name of the house is asked about', () => {
    const { stage, queryType, words } = atHouse('is the Sunset Grill child friendly')
    expect({ stage, queryType }).toEqual({ stage: 'rule', queryType: 'property_qa' })
    expect(words).toContain('named: sunset grill')
  })

  it('is no gambler for naming a place of the house, unless it is one where people gamble', () => {
    expect(atHouse('is the Lucky Dice restaurant open?').guard).toBeNull()
    expect(atHouse('how do I win at slots in the Card Corner?').guard).toBe('gambling_advice')
    expect(atHouse('anything to eat under 3000?').guard).toBeNull()
  })

  it('is never surely understood where nothing is said by which to know', () => {
    expect(atHouse('and that one?').confidence).toBeLessThan(0.7)
    expect(atHouse('👍👍').confidence).toBeLessThan(0.3)
    expect(atHouse('')).toMatchObject({ queryType: 'ambiguous', guard: null })
  })
})

it('reads the same words alike, with their tokens and without', () => {
  const text = 'What time does the Mvuke Spa open?'
  expect(readGuest({ text, tokens: tokenise(text) }, house)).toEqual(atHouse(text))
})

it('greets a client of a travel desk', () => {
  expect(atAgency('hello there')).toMatchObject({ queryType: 'greeting', route: 'rag' })
})
