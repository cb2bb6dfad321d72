import { describe, expect, it } from 'vitest'
import { itineraryPdf } from '../../../src/adapters/itinerary-files/itinerary-pdf.ts'
import { aSheet } from './an-itinerary.ts'

const PAGE = /\/Type \/Page\b/g

describe('a trip on paper', () => {
  it('is a PDF, the same bytes for the same trip', async () => {
    const [one, two] = [await itineraryPdf(aSheet()), await itineraryPdf(aSheet())]
    expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  })

  it('goes on to further pages when its days are full', async () => {
    const pages = async (days: unknown) =>
      Buffer.from(await itineraryPdf(aSheet({}, { days })))
        .toString('latin1')
        .match(PAGE)?.length
    const [day] = aSheet().itinerary.days
    const full = { ...day, activities: Array.from({ length: 12 }, () => day?.activities ?? []).flat() }
    expect(await pages([day])).toBe(1)
    expect(await pages([full, full])).toBeGreaterThan(2)
  })
})
