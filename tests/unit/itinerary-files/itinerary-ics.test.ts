import { describe, expect, it } from 'vitest'
import { itineraryIcs } from '../../../src/adapters/itinerary-files/itinerary-ics.ts'
import { aSheet } from './an-itinerary.ts'

/** Lines as a calendar reads them: what was folded is whole again. */
function linesOf(ics: string): string[] {
  return ics.replaceAll('\r\n ', '').split('\r\n')
}

describe('a trip in a calendar', () => {
  it('has an event for each thing that happens, in UTC, a night ending on the next day', () => {
    const lines = linesOf(itineraryIcs(aSheet()))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
    expect(lines.filter((line) => line.startsWith('DTSTART:'))).toEqual([
      'DTSTART:20270202T063000Z',
      'DTSTART:20270202T090000Z',
      'DTSTART:20270202T170000Z',
    ])
    expect(lines.filter((line) => line.startsWith('DTEND:')).at(-1)).toBe('DTEND:20270203T060000Z')
    expect(lines).toContain('GEO:-4.06;39.68')
  })

  it('keeps the ids of its events from version to version, and counts them up', () => {
    const uids = (version: number) =>
      linesOf(itineraryIcs(aSheet({}, { version }))).filter((line) => line.startsWith('UID:'))
    expect(uids(3)).toEqual(uids(2))
    expect(new Set(uids(2)).size).toBe(3)
    expect(linesOf(itineraryIcs(aSheet({}, { version: 3 })))).toContain('SEQUENCE:3')
  })

  it('folds long lines at 75 octets without cutting a character, and loses nothing', () => {
    const name = `Ngome ya kale iliyojengwa na Wareno; pwani – jua, bahari, na mchanga 🏖 ${'ya Mombasa 24 °C '.repeat(6)}`
    const [day] = aSheet().itinerary.days
    const days = [{ date: '2027-02-02', activities: day?.activities.map((each) => ({ ...each, name: name.trim() })) }]
    const ics = itineraryIcs(aSheet({ language: 'sw' }, { days }))
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(ics).not.toContain('\uFFFD')
    const said = name.trim().replace(/[;,]/g, '\\$&')
    expect(linesOf(ics)).toContain(`SUMMARY:Matembezi: ${said}`)
  })

  it('gives the same bytes for the same trip', () => {
    expect(itineraryIcs(aSheet())).toBe(itineraryIcs(aSheet()))
  })
})
