import type { Context } from 'koa'
import { insistOnNoCanary } from '../domain/canaries/index.ts'
import type { Ctx } from '../domain/context.ts'
import type { ItineraryPrinter } from '../domain/files/itinerary-printer.ts'
import type { ItineraryFile } from '../domain/files/schemas.ts'
import { findItinerarySheet } from '../domain/trips/index.ts'
import { HttpError } from './http-error.ts'

interface Asked {
  kind: ItineraryFile
  tripId: string
  version: number | undefined
}

/** Answers with a version of a trip as whoever holds its address reads it. Throws 404 where there is none. */
export async function sendItinerary(http: Context, printer: ItineraryPrinter, ctx: Ctx, asked: Asked): Promise<void> {
  const { tripId, version } = asked
  const sheet = await findItinerarySheet(ctx, { tripId, ...(version !== undefined && { version }) })
  if (sheet === null) throw new HttpError('not_found', 'There is nothing at this address.')
  await insistOnNoCanary(ctx, { place: 'file', subject: tripId, text: JSON.stringify(sheet) })
  const name = `trip-${sheet.itinerary.intent.date_window.start}`
  switch (asked.kind) {
    case 'itinerary_pdf':
      http.attachment(`${name}.pdf`, { type: 'inline' })
      http.type = 'application/pdf'
      http.body = Buffer.from(await printer.pdf(sheet))
      return
    case 'itinerary_ics':
      http.attachment(`${name}.ics`)
      http.type = 'text/calendar; charset=utf-8'
      http.body = printer.calendar(sheet)
      return
    case 'itinerary_view': {
      const { html, styleHash } = printer.page(sheet)
      http.set({
        // Nothing is loaded, sent, framed or run.
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'x-robots-tag': 'noindex',
      })
      http.type = 'text/html; charset=utf-8'
      http.body = html
    }
  }
}
