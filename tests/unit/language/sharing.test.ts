import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shop = indexOf(fixtureShop('kicks-and-phones'))
const heard = (text: string) => hear({ text, tap: null }, NOTHING_BEFORE, shop).acts
const NUMBERS = ['254712345678', '254722000111']

describe('an order that several people are to pay', () => {
  it.each([
    ['split the bill between 4', 4, []],
    ['tugawane watu wanne', 4, []],
    ['kila mtu alipe yake', null, []],
    ['tusplit bill', null, []],
    ['split it between me, 0712 345 678 and 0722 000 111', null, NUMBERS],
  ])('is heard in "%s"', (text, count, msisdns) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does: 'start', count, msisdns }])
  })

  it.each([
    ['who has paid?', 'status'],
    ['nani amelipa', 'status'],
    ['stop sharing the bill', 'end'],
    ['acha kugawana', 'end'],
    ['wacha kusplit', 'end'],
  ])('is asked about, and ended: "%s"', (text, does) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does }])
  })
})
