import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shop = indexOf(fixtureShop('kicks-and-phones'))
const heardOf = (text: string) => hear({ text, tap: null }, NOTHING_BEFORE, shop)
const heard = (text: string) => heardOf(text).acts
const NUMBERS = ['254712345678', '254722000111']

describe('an order that several people are to pay', () => {
  it.each([
    ['split the bill between 4', 4, []],
    ['tugawane watu wanne', 4, []],
    ['kila mtu alipe yake', null, []],
    ['tusplit bill', null, []],
    ['split by 3', 3, []],
    ['split it between me, 0712 345 678 and 0722 000 111', null, NUMBERS],
    ['split with 0712345678, 0722000111', null, NUMBERS],
    ['gawanya na 0712345678, 0722000111', null, NUMBERS],
    ['tusplit na 0712345678, 0722000111', null, NUMBERS],
    ['send me a link for my friends to pay', null, []],
    ['nitumie kiungo wenzangu walipe', null, []],
    ['nitumie link wasee walipe', null, []],
  ])('is heard in "%s"', (text, count, msisdns) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does: 'start', count, eachMinor: null, msisdns }])
  })

  it.each([
    ['we are four, each 700', 4, 70_000, false],
    ['700 per person, we are four', 4, 70_000, false],
    ['we are four and each will pay 700', 4, 70_000, false],
    ['tuko wanne, kila mtu atoe 700', 4, 70_000, false],
    ['sisi ni wanne, kila mmoja alipe 700', 4, 70_000, false],
    ['tuko wasee wanne, kila msee 700', 4, 70_000, false],
    ['each of us pays 855', null, 85_500, false],
    ['the others pay 500 each', null, 50_000, true],
    ['split the bill and the others pay 500 each', null, 50_000, true],
    ['split the bill, I pay 1000', null, null, false],
  ])('says what each pays in "%s"', (text, count, eachMinor, restIsHers) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does: 'start', count, eachMinor, restIsHers }])
  })

  it('leaves no word unheard of what it was made of', () => {
    expect(heardOf('we are four, each 700').unheard).toEqual([])
    expect(heardOf('split the bill, I pay 1000').unheard).toEqual(['1000'])
  })

  it.each([
    ['who has paid?', 'status'],
    ['nani amelipa', 'status'],
    ['wasee gani wamelipa', 'status'],
    ['stop sharing the bill', 'end'],
    ['acha kugawana', 'end'],
    ['wacha kusplit', 'end'],
    ['I will pay the rest', 'rest'],
    ['nitalipa iliyobaki', 'rest'],
    ['nalipa zenye zimebaki', 'rest'],
    ['split it again', 'split'],
    ['gawa upya', 'split'],
    ['tusplit tena', 'split'],
    ['ask them again', 'ask'],
    ['waombe tena', 'ask'],
  ])('is asked about, changed and ended: "%s"', (text, does) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does }])
  })

  it.each([
    ['person 3 will not pay', 3, []],
    ['mtu wa 3 amejitoa', 3, []],
    ['msee wa 3 amechomoka', 3, []],
    ['0712345678 dropped out', null, ['254712345678']],
  ])('is left by one of them: "%s"', (text, place, msisdns) => {
    expect(heard(text)).toMatchObject([{ act: 'share', does: 'drop', place, msisdns }])
  })

  it.each([
    'we are four, do you have shoes under 700 each',
    'nataka viatu size 42, tuko wanne',
    'rider ametoka?',
    'how much is each?',
    'nitalipa na mpesa',
  ])('is not meant by "%s"', (text) => {
    expect(heard(text).map(({ act }) => act)).not.toContain('share')
  })

  it('may be told by a number alone where it was asked how many they are', () => {
    const asked = { kind: 'people', option: null, itemId: null, choices: [] } as const
    const answer = (text: string) =>
      hear({ text, tap: null }, { ...NOTHING_BEFORE, asked: { ...asked, choices: [] } }, shop).acts
    expect(answer('4')).toMatchObject([{ act: 'share', does: 'start', count: 4 }])
    expect(answer('wanne')).toMatchObject([{ act: 'share', does: 'start', count: 4 }])
    expect(answer('0712345678, 0722000111')).toMatchObject([{ act: 'share', does: 'start', msisdns: NUMBERS }])
  })
})
