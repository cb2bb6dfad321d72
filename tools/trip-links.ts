import { z } from 'zod'
import { itineraryLinks } from '../src/domain/trips/index.ts'
import { defineTool } from './define-tool.ts'

export const tripLinks = defineTool({
  name: 'trip_links',
  access: 'read',
  description: 'Addresses of a version of a trip as PDF, as calendar and as a page, and until when they can be opened.',
  input: { trip_id: z.uuid(), version: z.int().min(1) },
  output: z.strictObject({ pdf: z.string(), ics: z.string(), view: z.string(), until: z.string() }),
  run: async (ctx, { trip_id, version }) => itineraryLinks(ctx, { tripId: trip_id, version }),
})
