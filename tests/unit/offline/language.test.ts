import { describe, expect, it } from 'vitest'
import { dominantLanguage } from '../../../src/llm/offline/dominant-language.ts'
import { detectLanguage } from '../../../src/llm/offline/language.ts'

describe('detectLanguage', () => {
  it.each([
    ['do you deliver to Nakuru on Sundays', 'en'],
    ['wat sizes r available pls', 'en'],
    ['bei ya viatu hivi ni ngapi tafadhali', 'sw'],
    ['niliagiza mzigo wiki iliyopita', 'sw'],
    ['mtaniletea lini', 'sw'],
    ['niaje buda, mko na raba za size 42', 'sheng'],
    ['nimeorder jana na bado sijaget', 'sheng'],
    ['hizo kicks ni how much bro', 'sheng'],
    ['nataka kununua shoes for my wedding next week', 'mixed'],
  ])('reads %j as %s and is sure', (message, language) => {
    expect(detectLanguage(message, null).language).toBe(language)
  })

  it.each([
    'do you deliver to Nakuru on Sundays',
    'bei ya viatu hivi ni ngapi tafadhali',
    'niaje buda, mko na raba za size 42',
  ])('is sure enough of %j to switch', (message) =>
    expect(detectLanguage(message, null).confidence).toBeGreaterThanOrEqual(0.75),
  )

  it.each([
    ['habari', 'sw'],
    ['bei?', 'sw'],
    ['viatu', 'sw'],
    ['niaje', 'sheng'],
    ['shoes', 'en'],
    ['nataka ku-cancel ile order', 'sheng'],
    ['hiyo jacket iko aje', 'sheng'],
  ])('is sure that a first message of %j is %s', (message, language) => {
    expect(detectLanguage(message, null)).toMatchObject({ language })
    expect(detectLanguage(message, null).confidence).toBeGreaterThanOrEqual(0.75)
  })

  it.each(['bei?', 'viatu', 'habari'])('keeps the language before when %j comes later', (message) => {
    expect(detectLanguage(message, 'en')).toEqual({ language: 'en', confidence: 0.6 })
  })

  it.each(['42', 'ok', 'sawa', 'ndio', 'poa', 'asante', 'M-PESA', 'Kamau', '😀', '', 'size 42'])(
    'is not sure of %j',
    (message) => {
      expect(detectLanguage(message, null).confidence).toBeLessThan(0.75)
    },
  )

  it.each(['42', 'ok', 'M-PESA', 'sawa', 'ndio', 'poa', 'yes', 'thanks'])(
    'leans on the language before for %j',
    (message) => {
      expect(detectLanguage(message, 'sheng').language).toBe('sheng')
    },
  )
})

describe('dominantLanguage', () => {
  it.each([
    ['nataka shoes size 42 black', 'sw'],
    ['je mna delivery to Rongai', 'sw'],
    ['do you have unga ya ugali', 'en'],
    ['what is the bei of sukari', 'en'],
    ['nadai kuorder pizza kubwa', 'sheng'],
  ])('of %j is %s', (message, language) => expect(dominantLanguage(message)).toBe(language))
})
