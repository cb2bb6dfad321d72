import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const kicks = indexOf(fixtureShop('kicks-and-phones'))
const due = { ...NOTHING_BEFORE, order: { reference: '4X8K2MNPQ', paid: false, paying: false } }
const acts = (text: string, context = NOTHING_BEFORE) => hear({ text, tap: null }, context, kicks).acts

describe('while money is due', () => {
  it.each([
    'I closed it by mistake, send me another prompt',
    'niliweka PIN mbaya, tuma tena',
    'nilicancel by mistake, nisendie ingine',
    'my phone was off, try again',
  ])('%j asks for a new prompt and nothing else', (text) => {
    expect(acts(text, due)).toEqual([{ act: 'checkout' }])
  })

  it.each(['how much remains to be paid?', 'imebaki ngapi kulipa?', 'salio langu ni ngapi'])(
    '%j asks for the sum that is open',
    (text) => expect(acts(text, due)).toMatchObject([{ act: 'ask_order', aspect: 'total' }]),
  )
})

describe('before anything is due', () => {
  it.each(['no prompt has come on my phone, what do I do', 'ombi la malipo halifiki kwa simu yangu'])(
    '%j is a question to the shop',
    (text) => expect(acts(text)).toMatchObject([{ act: 'ask_shop', topic: 'paying' }]),
  )
})
