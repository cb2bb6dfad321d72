import { describe, expect, it } from 'vitest'
import { admin as adminEn } from '../../../console/src/i18n/en/admin.ts'
import { links as linksEn } from '../../../console/src/i18n/en/links.ts'
import { trade as tradeEn } from '../../../console/src/i18n/en/trade.ts'
import { trips as tripsEn } from '../../../console/src/i18n/en/trips.ts'
import { en } from '../../../console/src/i18n/en.ts'
import { admin as adminSw } from '../../../console/src/i18n/sw/admin.ts'
import { links as linksSw } from '../../../console/src/i18n/sw/links.ts'
import { trade as tradeSw } from '../../../console/src/i18n/sw/trade.ts'
import { trips as tripsSw } from '../../../console/src/i18n/sw/trips.ts'
import { sw } from '../../../console/src/i18n/sw.ts'
import { localeOf, pickLanguage } from '../../../console/src/lib/languages.ts'
import { translator } from '../../../console/src/lib/translate.ts'

const texts = (messages: Readonly<Record<string, string | { one: string; other: string }>>) =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value]]
      : [
          [`${key} one`, value.one],
          [`${key} other`, value.other],
        ],
  ) as [string, string][]

const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe('the words of the console', () => {
  it('leave the same holes in Swahili as in English, and no sentence empty', () => {
    const swahili = new Map(texts({ ...sw, ...adminSw, ...linksSw, ...tradeSw, ...tripsSw }))
    const faulty = texts({ ...en, ...adminEn, ...linksEn, ...tradeEn, ...tripsEn }).filter(([key, text]) => {
      const other = swahili.get(key) ?? ''
      return other.trim() === '' || holesOf(other).join() !== holesOf(text).join()
    })
    expect(faulty).toEqual([])
  })

  it('choose the form of a plural by the count, and write the count as the language does', () => {
    const english = translator<typeof en>(en, localeOf('en'))
    expect(english('palette.found', { count: 1 })).toBe('1 result')
    expect(english('palette.found', { count: 0 })).toBe('0 results')
    expect(english('palette.found', { count: 1200 })).toBe('1,200 results')
    expect(translator<typeof en>(sw, localeOf('sw'))('palette.found', { count: 1 })).toBe('Tokeo 1')
    expect(translator<typeof en>(sw, localeOf('sw'))('palette.found', { count: 7 })).toBe('Matokeo 7')
  })

  it('put in what is given as it is', () => {
    expect(translator<typeof en>(en, localeOf('en'))('error.request', { id: '{id} $& <b>' })).toBe(
      'Request {id} $& <b>',
    )
  })

  it('are of the first language of the browser that the console speaks', () => {
    expect(pickLanguage(['fr-FR', 'sw-TZ', 'en'])).toBe('sw')
    expect(pickLanguage(['fr'])).toBe('en')
  })
})
