import { describe, expect, it } from 'vitest'
import { spokenText } from '../../../journeys/governance/spoken-text.ts'
import { namedValue } from '../../../journeys/sales/option-values.ts'
import { betterElsewhere, spelledItem } from '../../../journeys/sales/shop-names.ts'
import { wantsNamedGoods } from '../../../journeys/sales/wants-goods.ts'
import { createOfflineEngine } from '../../../src/llm/offline/engine.ts'

const engine = createOfflineEngine({ trainingLines: [] })
const item = (name: string, brand: string) => ({ itemId: name, name, brand })
const kilele = item('Kilele', 'Nuruvo')
const kilelePro = item('Kilele Pro', 'Nuruvo')
const mat = item('Johari Yoga Mat', 'Johari')
const dumbbells = item('Johari Dumbbell Pair', 'Johari')
const rope = item('Yakuti Skipping Rope', 'Yakuti')
const glass = item('Privacy Glass Protector', 'Kingava')
const mule = item('Open-Toe Mule', 'Zaruna')
const bank = item('10,000 mAh Power Bank', 'Chajiko')
const solar = item('Solar Power Bank 20,000 mAh', 'Chajiko')
const goods = [kilele, kilelePro, mat, dumbbells, rope, glass, mule, bank, solar]

describe('the item that words spell', () => {
  it.each([
    ['nadai Kilele Pro', kilelePro],
    ['nadai kilele', kilele],
    ['do you have open toe mule?', mule],
    ['NATAKA 10,000 MAH POWER BANK', bank],
    ['nataka 10000 mah power bank', bank],
  ])('of "%s" is the longest whole name', (text, whole) => {
    expect(spelledItem(text, goods)).toBe(whole)
  })

  it('is none in a part of a name', () => {
    expect(spelledItem('nadai glass', goods)).toBeNull()
  })
})

describe('a better item than those in the list', () => {
  it.each([
    ['nadai Kilele Pro', [kilele], kilelePro],
    ['nipe Johari Dumbbell Pair', [mat], dumbbells],
    ['give me the johari dumbbell pair', [mat], dumbbells],
  ])('"%s" names it', (text, shown, better) => {
    expect(betterElsewhere(text, goods, shown)).toBe(better)
  })

  it.each([
    ['nadai Kilele', [kilele]],
    ['the johari one', [mat]],
    ['nipe johari', [mat]],
    ['ile power bank', [bank]],
  ])('"%s" does not', (text, shown) => {
    expect(betterElsewhere(text, goods, shown)).toBeNull()
  })
})

describe('goods of the shop in its own words', () => {
  it.each([
    'naomba yakuti skipping rope',
    'Yakuti Skipping Rope please',
    'nadai privacy glass protector',
    'do you have open-toe mule?',
    'mko na Open-Toe Mule?',
    'nataka glass ya privacy',
  ])('"%s" wants them', (text) => {
    expect(wantsNamedGoods(text, goods)).toBe(true)
  })

  it.each([
    'nataka kurudisha Kilele Pro',
    'nataka kubadilisha Kilele Pro',
    'my order Kilele Pro',
    'I received the wrong Kilele Pro',
    'naomba kuongea na mtu kuhusu Kilele Pro',
    'privacy',
  ])('"%s" does not', (text) => {
    expect(wantsNamedGoods(text, goods)).toBe(false)
  })
})

describe('the text that tells the language', () => {
  const tao = item('Tao Canvas', 'Kitaara')
  it.each([
    ['DO YOU HAVE TAO CANVAS', 'en'],
    ['do you have open-toe mule?', 'en'],
    ['do you have solar power bank 20000 mah', 'en'],
    ['nataka Privacy Glass Protector', 'sw'],
    ['nipe Yakuti Skipping Rope', 'sw'],
    ['mna Solar Power Bank 20,000 mAh?', 'sw'],
    ['nadai Privacy Glass Protector', 'sheng'],
  ])('of "%s" is %s, surely', (text, language) => {
    const heard = engine.detectLanguage(spokenText(text, [...goods, tao]), null)
    expect(heard.language).toBe(language)
    expect(heard.confidence).toBeGreaterThanOrEqual(0.75)
  })

  it('is without names, brands and codes', () => {
    expect(spokenText('where is QW7E9RT2K with my Kilele Pro from nuruvo', goods).split(/\s+/)).toEqual([
      ...['where', 'is', 'with', 'my', 'from'],
      '',
    ])
  })

  it('keeps plain Swahili that a name also holds', () => {
    expect(spokenText('mnafungua saa ngapi', [item('Saa Fit Watch', 'Nuruvo')])).toBe('mnafungua saa ngapi')
  })
})

describe('a value of one letter', () => {
  it.each(['niandikie kwa kiswahili', 'please close it', 'sipendi'])('is not in "%s"', (text) => {
    expect(namedValue(['S', 'L'], text, engine.parseAsk(text), true)).toBeNull()
  })

  it.each(['S', 'nataka s', 'size s'])('is in "%s"', (text) => {
    expect(namedValue(['S', 'L'], text, engine.parseAsk(text), true)).toBe('S')
  })
})
