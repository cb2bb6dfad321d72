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
    'niliagiza juzi na sijaona kitu',
    'nilitaka 43 nimepata 41',
    'one sandal is white and the other is cream',
    'the seal was open when it came',
    'simu imekuja bila kebo',
    'they left it at the wrong gate',
    'mlinipea moja na nililipia mbili',
    'mmetuma nyekundu na mi nilisema kijani, ni mchezo ama',
    'I told your guy tan and he gave me black',
    'I said size 38, this is 36',
  ])('%j is a complaint and no wish', (text) => expect(acts(text)).toEqual(['complain']))

  it.each([
    'niuzie charger ya type c',
    'do you have the charger you sold me last month?',
    'ile simu mliniuzia iko na warranty ya muda gani?',
    'the shoes you sold me are very nice, thanks',
    'I ordered size 42 yesterday, has it been sent?',
    'my aunt gave me 3000 for boots size 43',
    'nilitaka kuuliza kama mko na soksi mbili na viatu 42',
    'I wanted Estate Low in 42',
  ])('%j is none', (text) => expect(acts(text)).not.toContain('complain'))
})
