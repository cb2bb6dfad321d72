import type { SpokenLang } from '../../lib/languages.ts'
import type { ItineraryV1 } from '../trips/schemas/itinerary.ts'

/** What is printed of a trip. */
export interface ItinerarySheet {
  itinerary: ItineraryV1
  shopName: string
  language: SpokenLang
}

/** A page that runs nothing and loads nothing: text, and one style that its hash names. */
export interface ItineraryPage {
  html: string
  /** sha256 of its style in base64, for a policy that lets in no other. */
  styleHash: string
}

/** Puts an itinerary on paper, into a calendar and on a page. The same one gives the same bytes. */
export interface ItineraryPrinter {
  pdf(sheet: ItinerarySheet): Promise<Uint8Array>
  /** iCalendar: a later version of the same trip takes the place of an earlier one. */
  calendar(sheet: ItinerarySheet): string
  page(sheet: ItinerarySheet): ItineraryPage
}
