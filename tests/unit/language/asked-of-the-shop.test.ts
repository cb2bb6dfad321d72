import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const rows = fixtureShop('kicks-and-phones')
const kicks = indexOf(rows)
const muziki = rows.items.find(({ name }) => name === 'Muziki Box')?.itemId ?? ''
const lately = (act: string, topic: string, words: string): Partial<DialogueContext> => ({
  lastQuestion: { act, topic, words, zoneId: null },
})
const acts = (text: string, context: Partial<DialogueContext> = {}) =>
  hear({ text, tap: null }, { ...NOTHING_BEFORE, ...context }, kicks).acts

describe('what is asked of the shop', () => {
  it.each([
    ['my phone dropped in the toilet, can you dry it?', 'repair'],
    ['simu yangu imeingia maji, mnaweza kuikausha?', 'repair'],
    ['the zip on my boot broke, how much for a new one?', 'repair'],
    ['my phone fell in a bucket of water, can you clean it. how much', 'repair'],
    ['shangazi anaweza lipa akiwa nyumbani', 'paying'],
    ['how long does the prompt stay before it goes?', 'paying'],
    ['nitalipa 1000 leo na 1500 ijumaa', 'paying'],
    ['and if a rider brings it to her gate, she pays there?', 'paying'],
    ['ukiniletea naweza kulipa hapo nyumbani?', 'paying'],
    ['are my messages private', 'privacy'],
    ['nilitapeliwa na duka lingine, nyinyi ni halisi?', 'other'],
    ['Can I bring it back if my niece dislikes it? It is a gift, red, size 33', 'returns'],
    ['I opened the earphones already, can I bring them back?', 'returns'],
    ['if someone is charged twice how long does the refund take?', 'other'],
    ['do you send parcels to Kigali?', 'delivery'],
    ['viatu naeza jaribu kwanza hapo dukani?', 'other'],
  ])('%j is a question of %s', (text, topic) => expect(acts(text)).toMatchObject([{ act: 'ask_shop', topic }]))

  it('looks for the cheapest of new ones, and asks no document', () => {
    expect(acts('what is the cheapest brand new smartphone?')).toMatchObject([{ act: 'search' }])
    expect(acts('are these phones original')).toMatchObject([{ act: 'ask_shop' }])
  })

  it('looks for no goods in the name of a team', () => {
    expect(acts('which odds for Arsenal na Chelsea leo')).toMatchObject([{ act: 'off_topic' }])
    expect(acts('nataka chelsea boots kwa fan wa arsenal')).toMatchObject([{ act: 'add' }])
  })

  it('goes on with the last question, and pays nothing', () => {
    const asked = lately('ask_shop', 'paying', 'mnauza simu kwa installments')
    expect(acts('na hiyo balance namaliza ndani ya siku ngapi?', asked)).toMatchObject([{ act: 'ask_shop' }])
  })

  it.each(['so which ones work now?', 'basi ni upi unafanya kazi?', 'ni gani zinawork saa hii?'])(
    'takes %j after codes for the offers that run',
    (text) => expect(acts(text, lately('ask_offers', 'offers', 'X'))).toMatchObject([{ act: 'ask_offers' }]),
  )
})

describe('a sum below the price of what is talked about', () => {
  it.each(['niwekee 1700 basi', 'nipatie kwa 2000 basi', 'make it 1,800'])('%j is an offer', (text) => {
    expect(acts(text, { salient: [muziki] })).toMatchObject([{ act: 'bargain' }])
  })

  it.each(['something not more than 2,000', 'nipe mbili', 'weka tatu'])('%j is none', (text) => {
    expect(acts(text, { salient: [muziki] }).map(({ act }) => act)).not.toContain('bargain')
  })
})
