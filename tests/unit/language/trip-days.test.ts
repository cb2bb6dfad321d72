import { describe, expect, it } from 'vitest'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { daysSaid } from '../../../src/language/trips/days-said.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

describe('the days of a trip', () => {
  it.each([
    ['Diani 12-16 December', '2026-12-12', '2026-12-16', 5],
    ['Desemba 12-16 twende Lamu', '2026-12-12', '2026-12-16', 5],
    ['from 12th to 16th of December', '2026-12-12', '2026-12-16', 5],
    ['December 28 to January 2', '2026-12-28', '2027-01-02', 6],
    ['28 Dec till 2nd Jan', '2026-12-28', '2027-01-02', 6],
    ['28 - 2 Jan', '2026-12-28', '2027-01-02', 6],
    ['kutoka tarehe 12 hadi tarehe 16 mwezi wa kumi na mbili', '2026-12-12', '2026-12-16', 5],
    ['tarehe 3 hadi 7', '2026-12-03', '2026-12-07', 5],
    ['2026-12-12 to 2026-12-16', '2026-12-12', '2026-12-16', 5],
    ['12/12/2026 - 16/12/2026', '2026-12-12', '2026-12-16', 5],
    ['12/12 hadi 16/12', '2026-12-12', '2026-12-16', 5],
    ['5 days from 10 January', '2027-01-10', '2027-01-14', 5],
    ['10 January for 4 nights', '2027-01-10', '2027-01-14', 5],
    ['siku tano kuanzia tarehe 10 Januari', '2027-01-10', '2027-01-14', 5],
    ['usiku nne kuanzia tarehe kumi Januari', '2027-01-10', '2027-01-14', 5],
    ['kesho kutwa for 4 days', '2026-11-27', '2026-11-30', 4],
    ['wikendi ijayo siku 4', '2026-12-04', '2026-12-07', 4],
    ['this weekend', '2026-11-28', '2026-11-29', 2],
    ['next weekend, 3 nights', '2026-12-04', '2026-12-07', 4],
    ['Friday to Tuesday', '2026-11-27', '2026-12-01', 5],
    ['from next Friday for 5 days', '2026-12-04', '2026-12-08', 5],
    ['Ijumaa hadi Jumatatu', '2026-11-27', '2026-11-30', 4],
    ['next week', '2026-11-30', '2026-12-06', 7],
    ['wiki ijayo siku nne', '2026-11-30', '2026-12-03', 4],
    ['in two weeks for 5 days', '2026-12-09', '2026-12-13', 5],
    ['baada ya wiki mbili, siku 5', '2026-12-09', '2026-12-13', 5],
    ['5 days 4 nights at Christmas', '2026-12-25', '2026-12-29', 5],
    ['Christmas eve to new year', '2026-12-24', '2027-01-01', 9],
    ['Easter, 4 days', '2027-03-26', '2027-03-29', 4],
    ['a week from 3rd March', '2027-03-03', '2027-03-09', 7],
    ['leaving 12 Dec and returning on the 16th', '2026-12-12', '2026-12-16', 5],
    ['kuenda tarehe 12 Desemba na kurudi tarehe 16', '2026-12-12', '2026-12-16', 5],
    ['Dec 12, 2026 for 5 nights', '2026-12-12', '2026-12-17', 6],
    ['long weekend from Friday', '2026-11-27', '2026-11-30', 4],
  ])('%s', (text, start, end, days) => {
    expect(daysSaid(tokenise(text), TODAY)).toEqual({ start, end, days })
  })

  it.each([
    ['five days in Diani', null, null, 5],
    ['Lamu on 12 December', '2026-12-12', null, null],
    ['5 people, 2 rooms', null, null, null],
    ['31 June for 5 days', null, null, 5],
    ['budget 150,000', null, null, null],
    ['kids aged 4 and 7', null, null, null],
  ])('says no more than it does: %s', (text, start, end, days) => {
    expect(daysSaid(tokenise(text), TODAY)).toEqual({ start, end, days })
  })
})
