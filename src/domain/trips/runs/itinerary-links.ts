import type { Ctx } from '../../context.ts'
import type { ItineraryFile } from '../../files/schemas.ts'

const LINK_HOURS = 72
const HOUR_MS = 3_600_000

/** Addresses of a version of a trip for who has no account here, and until when they can be opened. */
export function itineraryLinks(
  ctx: Pick<Ctx, 'clock' | 'ports' | 'publicBaseUrl' | 'tenantId'>,
  { tripId, version }: { tripId: string; version: number },
): { pdf: string; ics: string; view: string; until: string } {
  const until = new Date(ctx.clock.now().getTime() + LINK_HOURS * HOUR_MS)
  const linkTo = (kind: ItineraryFile) => {
    const file = { kind, id: tripId, version }
    return `${ctx.publicBaseUrl}/files/${ctx.ports.fileLinks.sign({ tenantId: ctx.tenantId, file, expiresAt: until })}`
  }
  return {
    pdf: linkTo('itinerary_pdf'),
    ics: linkTo('itinerary_ics'),
    view: linkTo('itinerary_view'),
    until: until.toISOString(),
  }
}
