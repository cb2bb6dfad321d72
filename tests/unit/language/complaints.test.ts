import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const kicks = indexOf(fixtureShop('kicks-and-phones'))
const acts = (text: string) => hear({ text, tap: null }, NOTHING_BEFORE, kicks).acts.map(({ act }) => act)

describe('what is told of goods that came', () => {
  it.each([
    'nimeletewa case ya Nuru na niliitisha ya Jua',
    'niliagiza 42 na boksi iko na 40',
    'the parcel has size 44 inside, I ordered 43',
    'niliorder za red zikakuja za blue',
    'charger mliniuzia imeacha kucharge',
    'the loafers you brought have green spots on them',
  ])('%j is a complaint and no wish', (text) => expect(acts(text)).toEqual(['complain']))

  it.each([
    'niuzie charger ya type c',
    'do you have the charger you sold me last month?',
    'ile simu mliniuzia iko na warranty ya muda gani?',
    'the shoes you sold me are very nice, thanks',
    'I ordered size 42 yesterday, has it been sent?',
  ])('%j is none', (text) => expect(acts(text)).not.toContain('complain'))
})
