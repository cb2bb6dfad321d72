import { describe, expect, it } from 'vitest'
import { sentences } from '../../../../prompts/copy/sentences.ts'
import { createFactBook, type FactData } from '../../../../src/domain/trips/index.ts'
import { planBranches } from '../../../../src/domain/trips/planner/plan-branches.ts'
import { WATCH_CHOICE } from '../../../../src/domain/trips/schemas/watch.ts'
import { compareFacts } from '../../../../src/domain/trips/watch/compare-facts.ts'
import { proposeChange } from '../../../../src/domain/trips/watch/propose-change.ts'
import { tellChange } from '../../../../src/domain/trips/watch/tell-change.ts'
import { aCoast, anInput } from '../../../support/a-coast.ts'
import { aDayOfWeather, aFlight, anIntent, DATES, LIVE } from '../../../support/a-trip.ts'

const CHECK = '0f9c1f5e-5a52-4b9a-8d57-3d7a8c4a1b11'
const NOW = new Date('2027-01-26T06:00:00Z')
const OUT = aFlight('out', DATES[0], '09:00', '10:00')
const BACK = aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO', airline: 'Safarilink' })
const EVENING = aFlight('evening', DATES[3], '18:00', '19:00', { origin: 'UKA', dest: 'NBO', airline: 'Jambojet' })
const METEO = { ...LIVE, source_url: 'https://api.open-meteo.com/v1/forecast', fetched_at: '2027-01-26T05:59:00Z' }

function told(
  fresh: Partial<Record<keyof FactData, unknown>>,
  { currency = 'KES', language = 'en', again = false } = {},
) {
  const intent = anIntent({ currency })
  const cited = aCoast({ flights: [OUT, BACK] })
  const [branch] = planBranches(anInput(intent, cited))
  if (!branch) throw new Error('nothing was planned')
  const of = { plan: branch.plan, intent }
  const now = aCoast({ flights: [OUT, BACK], ...fresh }).data
  const comparison = compareFacts({ ...of, cited: cited.data, fresh: now, at: NOW.toISOString() })
  const found = proposeChange(comparison)
  if (found.outcome === 'as_it_was') throw new Error('nothing has changed')
  const before = createFactBook(cited.data)
  return tellChange({ ...of, checkId: CHECK, before, comparison, found, again, language, now: NOW, sentences })
}

describe('the message about a change', () => {
  it('says what is so now, who says it, what could be done and what it costs, and that nothing is done yet', () => {
    const flights = [OUT, EVENING]
    const { text, menu, template } = told({ flights })
    expect(text.split('\n')).toEqual([
      'News about your trip to Diani, which begins on Tuesday 2 February.',
      'Safarilink UKA-NBO on Friday 5 February is not offered any more.',
      'Source: test, Wednesday 20 January 2027 3:00 am.',
      'I can change this:',
      'Friday 5 February: Jambojet UKA-NBO 18:00 instead of Safarilink UKA-NBO 17:00',
      expect.stringMatching(/^Everything together: KES [\d,.]+, as before\.$/),
      'Nothing changes unless you say so.',
      '1. Take it',
      '2. Keep my plan',
      '3. Talk to us',
    ])
    expect(menu.options.map(({ id }) => WATCH_CHOICE.exec(id)?.slice(1))).toEqual([
      ['take', CHECK],
      ['keep', CHECK],
      ['talk', CHECK],
    ])
    expect(template).toMatchObject({ name: 'trip_changed', slots: { 1: 'Diani', 2: 'Tuesday 2 February' } })
  })

  it('names the forecast by its source', () => {
    const weather = DATES.map((date, day) =>
      aDayOfWeather(date, { precip_prob: day === 1 ? 0.8 : 0.1, provenance: METEO }),
    )
    const { text } = told({ weather })
    expect(text).toContain('Wednesday 3 February: rain 80 %, wind 10 km/h.')
    expect(text).toContain('Source: api.open-meteo.com, today 8:59 am.')
  })

  it('says plainly when there is nothing better, offers nothing to take, and tells prices in her money', () => {
    const { text, menu } = told({ flights: [OUT, { ...BACK, price_usd_cents: 14_000 }] })
    expect(text).toContain('Safarilink UKA-NBO now costs KES 18,130 instead of KES 11,655.')
    expect(text).toContain('I have found no better plan. Your trip stays as it is.')
    expect(text).toMatch(/Everything together: KES [\d,.]+ instead of KES [\d,.]+ \(\+KES 6,475\)\./)
    expect(menu.options.map(({ title }) => title)).toEqual(['Keep my plan', 'Talk to us'])
  })

  it('says of a trip that cannot be made any more no price at all', () => {
    expect(told({ flights: [OUT] }).text).not.toMatch(/Everything together/)
  })

  it.each(['en', 'sw', 'sheng'])('is whole and fits into one message in %s', (language) => {
    const worlds = [
      { flights: [OUT, EVENING] },
      { flights: [OUT] },
      { flights: [OUT, { ...BACK, price_usd_cents: 4_000 }] },
    ]
    for (const world of worlds) {
      for (const again of [false, true]) {
        const { text, menu, template } = told(world, { language, again, currency: 'USD' })
        expect(text).not.toMatch(/[{}]|undefined|NaN/)
        expect(text.length).toBeLessThanOrEqual(1_024)
        for (const { title } of menu.options) expect(title.length).toBeLessThanOrEqual(20)
        for (const slot of Object.values(template.slots)) expect(slot).not.toContain('\n')
      }
    }
  })
})
