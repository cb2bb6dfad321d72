import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = {
  kicks: indexOf(fixtureShop('kicks-and-phones')),
  njeri: indexOf(fixtureShop('mama-njeri-grocery')),
} as const

function actsOf(shop: keyof typeof SHOPS, text: string, context: Partial<DialogueContext> = {}) {
  return hear({ text, tap: null }, { ...NOTHING_BEFORE, ...context }, SHOPS[shop]).acts
}

/** The topics of the questions to the shop, or the names of whatever else was heard. */
const heard = (shop: keyof typeof SHOPS, text: string, context: Partial<DialogueContext> = {}) =>
  actsOf(shop, text, context).map((act) => (act.act === 'ask_shop' ? act.topic : act.act))

const askedBefore = (act: string, topic: string, words: string) => ({
  lastQuestion: { act, topic, words, zoneId: null },
})

describe('a question that the documents of a shop answer', () => {
  it.each([
    ['kicks', 'what if nobody is home', 'delivery'],
    ['kicks', 'rider asiponipata itakuwaje', 'delivery'],
    ['kicks', 'do you deliver on Sundays?', 'delivery'],
    ['njeri', 'is there a minimum order for delivery?', 'delivery'],
    ['njeri', 'anabeba hadi ghorofa ya tatu?', 'delivery'],
    ['njeri', 'na mkija nikiwa nje?', 'delivery'],
    ['kicks', 'can my sister pay from her number', 'paying'],
    ['kicks', 'naeza lipa pole pole?', 'paying'],
    ['kicks', 'how can I pay', 'payment'],
    ['kicks', 'naweza kulipa vipi', 'payment'],
    ['kicks', 'njia za malipo ni gani', 'payment'],
    ['kicks', 'can I combine coupons?', 'offers'],
    ['kicks', 'can I use KARIBU10 and SHULE300 together?', 'offers'],
    ['kicks', 'can I change my order after paying?', 'ordering'],
    ['kicks', 'when do new phones arrive?', 'restock'],
    ['njeri', 'matunda yanaingia siku gani?', 'restock'],
    ['kicks', 'I wear UK 7, which EU size is that?', 'other'],
    ['kicks', 'simu zenu ni mpya ama zimetumika?', 'other'],
    ['kicks', 'do you sell refurbished phones?', 'other'],
    ['njeri', 'how should I store onions and potatoes?', 'other'],
    ['kicks', 'how long does resoling take?', 'repair'],
    ['kicks', 'my screen is cracked, can you put a new screen on it?', 'repair'],
    ['kicks', 'how much will you give me for my old phone?', 'trade_in'],
  ] as const)('%s: %j is of %s', (shop, text, topic) => expect(heard(shop, text)).toEqual([topic]))

  it.each([
    ['what if the milk is sour?', 'returns'],
    ['yai likivunjika njiani?', 'returns'],
    ['is a cracked screen covered by the warranty', 'warranty'],
    ['how long do refunds take?', 'other'],
    ['refund ni baada ya siku ngapi', 'other'],
  ])('%j tells of nothing that has happened', (text, topic) => {
    expect(heard('njeri', text)).toEqual([topic])
  })

  it.each([
    ['yai limevunjika njiani', 'complain'],
    ['my screen cracked yesterday', 'complain'],
    ['nirudishieni pesa yangu', 'refund'],
  ])('%j does', (text, act) => expect(heard('njeri', text)).toContain(act))
})

describe('a question that leans on the one before', () => {
  const warranty = askedBefore('ask_shop', 'warranty', 'how long is the warranty on phones?')
  const offers = askedBefore('ask_offers', 'offers', 'what offers do you have?')

  it.each([
    ['na nikiangusha ikipasuka?', warranty, ['warranty']],
    ['may I put both codes on the same order?', offers, ['offers']],
    ['and the boots?', warranty, ['warranty']],
    ['same day?', askedBefore('ask_delivery', 'fee', 'do you deliver to Thika?'), ['ask_delivery']],
    ['how long will it take?', askedBefore('ask_delivery', 'fee', 'do you deliver to Thika?'), ['ask_delivery']],
  ] as const)('%j goes on with it', (text, context, topics) => expect(heard('kicks', text, context)).toEqual(topics))

  it('asks the same property of another thing', () => {
    const context = askedBefore('ask_item', 'battery_mah', 'how big is the battery?')
    expect(actsOf('kicks', 'and the Upepo 3?', context)).toMatchObject([{ act: 'ask_item', topic: 'battery_mah' }])
  })
})

describe('a sum that is offered', () => {
  it.each([
    ['can you do 800 for both?', 80_000],
    ['si ufanye 1400', 140_000],
  ])('%j is a bargain', (text, offerMinor) => {
    expect(actsOf('kicks', text)).toMatchObject([{ act: 'bargain', offerMinor }])
  })
})
