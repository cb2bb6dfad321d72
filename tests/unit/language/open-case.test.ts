import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shop = indexOf(fixtureShop('kicks-and-phones'))

function actsBehind(act: string, text: string): string[] {
  const lastQuestion = { act, topic: 'goods', words: 'the strap broke', zoneId: null }
  return hear({ text, tap: null }, { ...NOTHING_BEFORE, lastQuestion }, shop).acts.map(({ act: name }) => name)
}

describe('what is said behind a complaint', () => {
  it.each([
    ['I still have the box and have not worn the shoe', 'complain'],
    ['this is the third time', 'complain'],
    ['rider alikuwa ameondoka', 'complain'],
    ['niko Rongai siwezi kuja tao', 'complain'],
    ['the driver was gone when I opened the bag', 'complain'],
    ['should I send a photo of it?', 'ask_shop'],
    ["I can't make it to town, may I post them back?", 'ask_shop'],
    ['so do I pay again for the new pair?', 'ask_shop'],
    ['nikuletee dukani ama mtakuja kuchukua?', 'ask_shop'],
    ['nani atanisaidia?', 'ask_person'],
    ['nitasubiri mpaka lini', 'ask_person'],
    ['size 39, the brown ones. Who will handle it?', 'ask_person'],
  ])('%j goes on with it', (text, act) => expect(actsBehind('complain', text)).toEqual([act]))

  it.each([
    ['by the way, do you have socks?', 'ask_item'],
    ['I also want a power bank', 'search'],
    ['unauza mikoba?', 'not_sold'],
    ['what time do you close', 'ask_shop'],
    ['give me my money back', 'refund'],
    ['where is my order', 'ask_order'],
    ['how much is Estate Low', 'ask_item'],
    ['asante sana', 'small_talk'],
  ])('%j is of something else', (text, act) => expect(actsBehind('complain', text)).toEqual([act]))
})

describe('while a person is awaited', () => {
  it.each([
    'how long will he take to reply',
    'nitajibiwa ndani ya masaa mangapi?',
    'nitangoja mpaka lini?',
    'nobody has replied',
  ])('%j is about that', (text) => expect(actsBehind('ask_person', text)).toEqual(['ask_person']))

  it.each([
    ['show me boots', 'search'],
    ['mko wapi', 'ask_shop'],
  ])('%j is of something else', (text, act) => expect(actsBehind('ask_person', text)).toEqual([act]))
})
