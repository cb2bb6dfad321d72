import type { ItineraryPrinter } from '../../domain/files/itinerary-printer.ts'
import { itineraryIcs } from './itinerary-ics.ts'
import { itineraryPage } from './itinerary-page.ts'
import { itineraryPdf } from './itinerary-pdf.ts'

/** Prints with nothing but the itinerary: it keeps nothing and asks nobody. */
export const itineraryPrinter: ItineraryPrinter = { pdf: itineraryPdf, calendar: itineraryIcs, page: itineraryPage }
