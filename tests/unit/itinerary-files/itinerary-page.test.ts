import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { itineraryPage } from '../../../src/adapters/itinerary-files/itinerary-page.ts'
import { SpokenLang } from '../../../src/lib/languages.ts'
import { aSheet } from './an-itinerary.ts'

describe('a trip on a page', () => {
  it('runs nothing, loads nothing, and escapes every name', () => {
    const { html, styleHash } = itineraryPage(aSheet({ shopName: '<script>alert(1)</script>' }))
    expect(html).not.toMatch(/<script|<img|<link|href=|src=|\son\w+=|\sstyle=/i)
    expect(html).toContain('Fort &#60;Jesus&#62; &#38; co')
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    expect(createHash('sha256').update(style).digest('base64')).toBe(styleHash)
  })

  it('says how sure each thing is in a colour and in words, with the banner', () => {
    const { html } = itineraryPage(aSheet())
    expect(html).toContain('class="real">● confirmed by a source')
    expect(html).toContain('class="fixture">● estimate')
    expect(html).toContain('class="omitted">● not known')
    expect(html).toContain('Limited data available.')
  })

  it('says where everything comes from and when it was asked, and credits the weather', () => {
    const { html } = itineraryPage(aSheet())
    expect(html).toContain('Places to visit (estimate), as of 2027-01-20 00:00 UTC')
    expect(html).toContain('Weather data by Open-Meteo.com (CC BY 4.0)')
    expect(itineraryPage(aSheet({}, { citations: [] })).html).not.toContain('Open-Meteo')
  })

  it('adds up in dollars and in her own currency, with the day of the rate', () => {
    const { html } = itineraryPage(aSheet())
    for (const text of ['USD 1,092.50', 'KES 141,478.75', 'FX as-of 2027-01-19']) expect(html).toContain(text)
  })

  it.each(SpokenLang.options)('leaves no English heading where %s is read', (language) => {
    const { html } = itineraryPage(aSheet({ language }))
    const english = [
      'What it costs',
      'Good to know',
      'Lunch where you like',
      'Information not available',
      'Limited data',
    ]
    const left = english.filter((words) => html.includes(words))
    expect(left).toEqual(language === 'en' ? english : [])
  })

  it('says an advice once, however many days it is about', () => {
    expect(itineraryPage(aSheet()).html.split('The weather of some days is not known yet.')).toHaveLength(2)
  })
})
