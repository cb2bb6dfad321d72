import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const grocery = indexOf(fixtureShop('mama-njeri-grocery'))
const afterOffers = {
  ...NOTHING_BEFORE,
  lastQuestion: { act: 'ask_offers', topic: 'offers', words: 'kuna offers?', zoneId: null },
}
const acts = (text: string, context = NOTHING_BEFORE) => hear({ text, tap: null }, context, grocery).acts

describe('behind talk of offers', () => {
  it.each([
    'na nifikishe pesa ngapi ndio ishike',
    'whats the minimum',
    'does it work on milk too',
    'and which one for fruit',
  ])('%s goes on with them', (text) => expect(acts(text, afterOffers)).toMatchObject([{ act: 'ask_offers' }]))

  it.each(['do they add up with each other?', 'je zinaungana'])('%s is a question for the documents', (text) =>
    expect(acts(text, afterOffers)).toMatchObject([{ act: 'ask_shop', topic: 'offers' }]),
  )

  it('other goods and other matters are no offers', () => {
    expect(acts('how much is the rice', afterOffers).map(({ act }) => act)).toEqual(['search'])
    expect(acts('ok how much is delivery', afterOffers)).toMatchObject([{ act: 'ask_delivery' }])
  })
})

describe('what is asked of the assistant itself', () => {
  it.each(['do you ever get tired?', 'una miaka mingapi', 'who named you', 'are you married', 'we unalalanga'])(
    '%s',
    (text) => expect(acts(text)).toMatchObject([{ act: 'ask_identity' }]),
  )

  it('and not of goods', () =>
    expect(acts('do you have kids soap').map(({ act }) => act)).not.toContain('ask_identity'))
})

it('a question beside a wish for another language is heard too', () => {
  expect(acts('switch to english, and how much is sugar')).toMatchObject([{ act: 'set_language' }, { act: 'search' }])
})
