import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = [indexOf(fixtureShop('kicks-and-phones')), indexOf(fixtureShop('mama-njeri-grocery'))]

/** What is heard in either shop, whatever is sold there. */
function heardIn(text: string): Act[][] {
  return SHOPS.map((shop) => hear({ text, tap: null }, NOTHING_BEFORE, shop).acts)
}

const NO_MORE: Act = { act: 'consent', purpose: 'transactional', granted: false }
const NO_OFFERS: Act = { act: 'consent', purpose: 'marketing', granted: false }
const OFFERS: Act = { act: 'consent', purpose: 'marketing', granted: true }

describe('what she wants to be sent', () => {
  const SAID: [text: string, act: Act][] = [
    ['I no longer want to receive messages from you', NO_MORE],
    ['your messages are too many, stop them', NO_MORE],
    ['can you take my number off your list', NO_MORE],
    ['pls dont msg me again', NO_MORE],
    ['msinitumie meseji zenu tena tafadhali', NO_MORE],
    ['nitoeni kwa hiyo list ya messages', NO_MORE],
    ['kindly cease all communication', NO_MORE],
    ['sitaki kusumbuliwa na jumbe zenu', NO_MORE],
    ['hizo promo zenu sitaki', NO_OFFERS],
    ['I only want order updates, not adverts', NO_OFFERS],
    ['stop the promo messages but keep telling me about my orders', NO_OFFERS],
    ['sitaki matangazo tena ila nitumieni habari za oda yangu', NO_OFFERS],
    ['I changed my mind, send me offers again', OFFERS],
    ['nitumieni ofa zenu tena', OFFERS],
  ]
  it.each(SAID)('%s', (text, act) => {
    for (const acts of heardIn(text)) expect(acts).toContainEqual(act)
  })

  it.each(['do you have any offers', 'stop, I meant size 42', "don't text me, call me", 'I did not get the messages'])(
    'is not heard in "%s"',
    (text) => {
      for (const acts of heardIn(text)) expect(acts.filter(({ act }) => act === 'consent')).toEqual([])
    },
  )
})

describe('the language to speak', () => {
  const SAID: [text: string, language: SpokenLang][] = [
    ['badilisha lugha iwe kiswahili', 'sw'],
    ['change language to swahili', 'sw'],
    ['je mnazungumza kiswahili', 'sw'],
    ['swahili tafadhali', 'sw'],
    ['speak english please', 'en'],
    ['lets go back to english', 'en'],
    ['lugha: kiswahili', 'sw'],
    ['set the language to english', 'en'],
    ['naomba tuongee kwa kizungu', 'en'],
    ['ongea na mimi kwa sheng', 'sheng'],
    ['switch from english to sheng', 'sheng'],
  ]
  it.each(SAID)('%s', (text, language) => {
    for (const acts of heardIn(text)) expect(acts).toEqual([{ act: 'set_language', language }])
  })

  it('is not what a book is written in', () => {
    for (const acts of heardIn('do you sell a kiswahili dictionary'))
      expect(acts.map(({ act }) => act)).not.toContain('set_language')
  })
})

describe('somebody to talk to', () => {
  it.each([
    'connect me with Wanjiru herself',
    'is there any staff member I can chat with',
    'naomba niongee na bosi',
    'naomba niongee na njeri mwenyewe',
    'not a menu, a person',
    'naomba uniunganishe na mwenye duka',
    'nataka kuongea na mama njeri',
    'let me talk to whoever is there',
    'nataka koungea na mtu',
    'can i speak to a prson',
    'nadai kubonga na boss wenu',
  ])('is asked for in "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts).toEqual([{ act: 'ask_person' }])
  })

  it.each([
    'Am I chatting with the owner or with a machine?',
    'hii ni automated ama kuna mtu',
    'am i talking to a bot?',
    'ni mtu anajibu ama ni bot',
  ])('is wondered about in "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts).toEqual([{ act: 'ask_identity' }])
  })
})

describe('what went wrong', () => {
  it.each([
    'I asked for the blue one and was given black',
    'I ordered the blue one but you delivered black',
    'niliagiza nyeusi nikapata brown',
    'nimeletewa mzigo wa mtu mwingine',
    'the milk you brought was sour, can you replace it?',
    'unga ilikuwa na wadudu',
    'mliniuzia kitu feki',
    'tumepata kilo mbili badala ya tano',
    'the eggs you delivered were all broken',
    'rider wenu alinitusi sana',
  ])('is a complaint: "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts.map(({ act }) => act)).toContain('complain')
  })

  it.each([
    'I was overcharged',
    'nimekosea account number nikilipa',
    'I paid 500 more than the total',
    'I sent 2000 instead of 200',
    'nimeweka account number ya mtu mwingine',
  ])('is money that went astray: "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts.map(({ act }) => act)).toContain('misdirected_payment')
  })

  it.each([
    'na mayai yakipasuka njiani mnafanya nini',
    'je ikiharibika ndani ya mwezi mmoja?',
    'what happens if my parcel is late?',
    'kwani hizi zinakwaruza miguu?',
    'I ordered two of the black and you delivered them well',
  ])('is no complaint before it has: "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts.map(({ act }) => act)).not.toContain('complain')
  })
})

describe("what is not a shop's business", () => {
  it.each([
    'will it rain in Nakuru tomorrow?',
    'is it going to rain in Kahawa today?',
    'je kesho kutakuwa na mvua?',
    'what time is it in Dubai',
    'unajua kuimba?',
    'who is the richest man alive',
  ])('is said to be none: "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts).toEqual([{ act: 'off_topic' }])
  })
})

describe('the language of a message', () => {
  const SAID: [text: string, lang: string][] = [
    ['nataka power bank ya 20000mah', 'sw'],
    ['mna running shoes za size 42?', 'sw'],
    ['mnakubali card?', 'sw'],
    ['do you have unga ya ugali', 'en'],
    ['order status please', 'en'],
    ['nipee ndula za size 40', 'sheng'],
    ['mko na kicks?', 'sheng'],
  ]
  it.each(SAID)('is that of the words around goods and loans: "%s"', (text, lang) => {
    for (const shop of SHOPS) expect(hear({ text, tap: null }, NOTHING_BEFORE, shop).language.lang).toBe(lang)
  })
})

describe('what is asked beside a wish', () => {
  it.each([
    'I want running shoes size 42 and what time do you close',
    'nataka sukari kilo mbili na pia niambie mnafungua saa ngapi',
  ])('leaves the wish: "%s"', (text) => {
    for (const acts of heardIn(text)) expect(acts.map(({ act }) => act)).toContain('ask_shop')
    expect(heardIn(text).some((acts) => acts.some(({ act }) => act === 'search' || act === 'add'))).toBe(true)
  })

  it('is an order where a code of none of our forms stands alone', () => {
    const acts: Act[] = [{ act: 'ask_order', aspect: 'status', reference: 'RTMDN7PMN' }]
    expect(heardIn('RTMDN7PMN')).toEqual([acts, acts])
  })
})

describe('what is told after a complaint', () => {
  const lastQuestion = { act: 'complain' as const, topic: 'goods', words: 'the strap broke', zoneId: null }
  const told = (text: string) => {
    const [shop] = SHOPS
    return shop === undefined ? [] : hear({ text, tap: null }, { ...NOTHING_BEFORE, lastQuestion }, shop).acts
  }

  it('belongs to it where it says which goods', () => {
    expect(told('it is the Pool Slide, size 38').map(({ act }) => act)).toEqual(['complain'])
    expect(told('I want the Pool Slide, size 38').map(({ act }) => act)).not.toContain('complain')
  })
})
